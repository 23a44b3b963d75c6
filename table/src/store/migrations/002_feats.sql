-- What the seat of a person has achieved in that game, as a list of names. NULL where nobody has looked yet:
-- results that are older than this, and those that were saved from a damaged file.
ALTER TABLE result ADD COLUMN feats TEXT;
