# What this is, and whom it owes to.

about-title = About
about-version = Version { $version }
about-what = A train board game for one device. Play against bots, or pass it around.
about-private = No account, no ads, no tracking. Your games stay on this device.
about-free = Railhead is free software, under the MIT or the Apache 2.0 licence.
about-others = Built with
about-others-what = Railhead stands on the work of many open-source libraries.
about-show = Show licences
about-missing = The licences can't be shown right now.
