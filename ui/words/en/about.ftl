# What this is, and whom it owes to.

about-title = About
about-version = Version { $version }
about-what = A train board game for one device: against bots, or passed around.
about-private = It asks nothing of any network, and knows nobody: your games are on this device and nowhere else.
about-free = Railhead is free software, under the MIT or the Apache 2.0 licence, as you like.
about-others = The work of others
about-others-what = Railhead is built from many libraries that others have written and given away.
about-show = Show their licences
about-missing = The licences can't be read here just now.
