# Several people on one device.

curtain-how = Hold the button until the ring is full, then let go. By key: press it, then confirm.
curtain-confirm = Yes, show my cards
news-title = Since your last turn
news-on = To my turn
drawn-title = Your last card
drawn-card = Your card: { $card }
drawn-done = Done
