# What the program says when it starts, breaks or tries itself, on the screen or in a terminal.
no-screen = there is no screen here; demoncity tour DIR plays the example round without one.
cannot-be-written = { $file } can’t be written: { $why }.
fault = The program made a mistake. The evening is on disk up to the last step.
tour-holds = { $file } holds the evening: demoncity { $file } goes on with it
own-folder = Demon City
picture-unwritable = the picture can’t be written

## The self-test
passed = demoncity { $version } self-test passed
failed = demoncity { $version } self-test failed: { $why }
shows-nothing = at the stage “{ $stage }” a window shows nothing
evening-differs = the evening did not come back as it was left
no-card = a card can’t be drawn
no-scan = a scanned card can’t be read
no-moving-picture = a moving picture can’t be kept
not-kept-awake = the system can’t be asked to keep the screen awake
