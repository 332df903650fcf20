-- The day of a row, and the 32 days that it lies in: an index of words and days finds the newest rows of a
-- frequent name without reading the others. Days are even numbers, blocks of days odd ones.
CREATE FUNCTION search.days(at timestamptz) RETURNS int[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY[2 * day, 2 * (day >> 5) + 1]
  FROM (SELECT floor(extract(epoch FROM at AT TIME ZONE 'UTC') / 86400)::int AS day) AS one
$$;

-- The days from `edge` to so many times as far as `other` lies from it, at most a hundred years: as days, or
-- as blocks where there are many.
CREATE FUNCTION search.days_towards(edge timestamptz, other timestamptz, times float8) RETURNS int[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN latest - earliest <= 64 THEN ARRAY(SELECT 2 * day FROM generate_series(earliest, latest) AS day)
    ELSE ARRAY(SELECT 2 * block + 1 FROM generate_series(earliest >> 5, latest >> 5) AS block) END
  FROM (
    SELECT floor(start + least(reach, 0))::int AS earliest, floor(start + greatest(reach, 0))::int AS latest
    FROM (
      SELECT extract(epoch FROM edge AT TIME ZONE 'UTC') / 86400 AS start,
        greatest(-36500, least(36500, extract(epoch FROM other - edge)::float8 / 86400 * times)) AS reach
    ) AS way
  ) AS span
$$;
