; Inno Setup's recipe for an installer of .build\demoncity, for one person: iscc /DVersion=0.1.0 packaging\windows\demoncity.iss
; Untried: it was written where no Windows is.
[Setup]
AppId=demoncity
AppName=Demon City at the Table
AppVersion={#Version}
DefaultDirName={localappdata}\Programs\Demon City at the Table
DefaultGroupName=Demon City at the Table
PrivilegesRequired=lowest
OutputDir=..\..\.build\downloads
OutputBaseFilename=demoncity-{#Version}-windows
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\.build\icons\demoncity.ico
UninstallDisplayIcon={app}\demoncity.exe
ChangesAssociations=yes
Compression=lzma2

[Files]
Source: "..\..\.build\demoncity\*"; DestDir: "{app}"; Flags: recursesubdirs

[Icons]
Name: "{group}\Demon City at the Table"; Filename: "{app}\demoncity.exe"

[Registry]
Root: HKCU; Subkey: "Software\Classes\.demoncity"; ValueType: string; ValueData: "demoncity.evening"; Flags: uninsdeletevalue
Root: HKCU; Subkey: "Software\Classes\demoncity.evening"; ValueType: string; ValueData: "Demon City evening"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\demoncity.evening\shell\open\command"; ValueType: string; ValueData: """{app}\demoncity.exe"" ""%1"""
Root: HKCU; Subkey: "Software\Classes\.dcdeck"; ValueType: string; ValueData: "demoncity.deck"; Flags: uninsdeletevalue
Root: HKCU; Subkey: "Software\Classes\demoncity.deck"; ValueType: string; ValueData: "Demon City deck of cards"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\demoncity.deck\shell\open\command"; ValueType: string; ValueData: """{app}\demoncity.exe"" ""%1"""
