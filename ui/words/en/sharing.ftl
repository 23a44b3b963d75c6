# Several people on one device.

curtain-how = Hold the button until the ring is full, then let go. On a keyboard: press it, then confirm.
curtain-confirm = Yes, show my cards
news-title = Since your last turn
news-on = Play my turn
drawn-title = Your last card
drawn-card = Your card: { $card }
drawn-done = Done
