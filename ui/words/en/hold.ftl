# A risky move that waits for some seconds before it is made.

hold-title = Your next move
hold-how = It is made in five seconds.
hold-cancel = Undo
hold-now = Do it now
settings-confirm-undo = 5 s to undo
