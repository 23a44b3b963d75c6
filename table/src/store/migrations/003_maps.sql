-- A game names its map by key and digest, and carries the map's own text where the map is not built in. Until now there were
-- two maps, named by their keys alone.
UPDATE game SET setup = replace(setup, '"map":"usa"', '"map":{"key":"usa","digest":"06d48e8528b088ec"}')
WHERE setup LIKE '{"map":"usa",%';
UPDATE game SET setup = replace(setup, '"map":"europe"', '"map":{"key":"europe","digest":"96bd8569e985d76d"}')
WHERE setup LIKE '{"map":"europe",%';

-- What the longest path and the stations not built have brought: other maps may give other points for them, or none.
-- NULL where that was not noted: those are games on the two maps.
ALTER TABLE result ADD COLUMN longest_points INTEGER;
ALTER TABLE result ADD COLUMN station_points INTEGER;
