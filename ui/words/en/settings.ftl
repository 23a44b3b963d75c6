# What can be chosen about the app.

settings-title = Settings
settings-play = While you play
settings-sight = Sight
settings-speed = Speed of the bots' moves
settings-speed-about = How long each move is shown. A tap always skips to your turn.
settings-speed-slow = Half
settings-speed-usual = Usual
settings-speed-fast = Double
settings-speed-at-once = At once
settings-confirm = Ask before building
settings-confirm-about = Whether a route or a station is asked for once more before it is paid.
settings-confirm-always = Always
settings-confirm-touch = On touch screens
settings-confirm-never = Never
settings-theme = Colours
settings-theme-about = Paper by day, lamplight by night, or the strongest contrast.
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-text = Size of text
settings-text-about = Everything that is written, on every screen.
settings-percent = { $size } %
settings-still = Less motion
settings-still-about = Nothing slides or rolls; moves are shown where they happen.
settings-reset = Set everything back
