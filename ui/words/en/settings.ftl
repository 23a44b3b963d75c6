# What can be chosen about the app.

settings-title = Settings
settings-play = Gameplay
settings-sight = Display
settings-speed = Bot speed
settings-speed-about = How long each move is shown. You can always { POINTER() ->
    [touch] tap
   *[mouse] click
} to skip to your turn.
settings-speed-slow = Slow
settings-speed-usual = Normal
settings-speed-fast = Fast
settings-speed-at-once = Instant
settings-confirm = Confirm moves
settings-confirm-about = Risky moves are tunnels, locomotives you could keep, and new tickets. Touchscreens confirm every route.
settings-confirm-always = Always
settings-confirm-touch = Risky moves
settings-confirm-never = Never
settings-left = Left-handed
settings-left-about = Puts the controls you use most on the left.
settings-theme = Theme
settings-theme-about = Paper by day, lamplight by night.
settings-theme-system = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-text = Text size
settings-text-about = For every screen. Names on the map grow as you zoom in.
settings-percent = { $size }%
settings-still = Reduce motion
settings-still-about = Nothing slides or rolls. Moves just appear.
settings-reset = Reset settings
settings-was-reset = Settings reset.
settings-language = Language
settings-language-about = City names stay as they are on the map.
settings-language-system = Match system
settings-sound = Sound
settings-effects = Sound effects
settings-effects-about = Cards, trains, completed tickets, the last round.
settings-music = Ambience
settings-music-about = Slow chords and wheels on the rails, made up as they go.
settings-vibration = Vibration
settings-vibration-about = A short buzz when you claim a route, complete a ticket, or try something you can't do.
settings-counter = Card counter
settings-counter-about = Shows beside the deck how many cards of each colour are still unseen.
settings-shortcuts = Keyboard shortcuts
settings-shortcuts-about = Letters and digits that work anywhere in a game. Press ? to see them. Turn them off if you use dictation.
