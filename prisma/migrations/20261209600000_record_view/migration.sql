-- Counts people towards the hour and the day of a member of staff; one row for each, none where all were shown
-- before. The ids are sorted, so that concurrent views of one member cannot deadlock.
CREATE FUNCTION count_viewed_people(
  viewer uuid, people uuid[], OUT "window" text, OUT added int, OUT counted int, OUT expire bigint
) RETURNS SETOF record LANGUAGE plpgsql AS $$
DECLARE
  now_ms bigint := extract(epoch FROM now()) * 1000;
BEGIN
  RETURN QUERY
  WITH shown AS (
    INSERT INTO viewed_people AS known ("staffId", "personId")
    SELECT viewer, one FROM unnest(people) AS one
    ON CONFLICT ("staffId", "personId") DO UPDATE SET at = now()
      WHERE known.at < now() - interval '24 hours'
    RETURNING 1
  ), new AS (
    SELECT count(*)::int AS people FROM shown
  ), counters AS (
    INSERT INTO rate_limits AS known (key, points, expire)
    SELECT 'people-' || windows.name || ':' || viewer, new.people, now_ms + windows.ms
    FROM (VALUES ('hour', 3600000), ('day', 86400000)) AS windows (name, ms), new
    WHERE new.people > 0
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN known.expire > now_ms THEN known.points ELSE 0 END + excluded.points,
      expire = CASE WHEN known.expire > now_ms THEN known.expire ELSE excluded.expire END
    RETURNING known.key, known.points, known.expire
  )
  SELECT substring(c.key FROM '^people-([a-z]+):'), new.people, c.points, c.expire
  FROM counters c, new;
END $$;

-- Counts people and writes the entry of the audit, in one round trip. Null where a budget is used up by then, and
-- nothing is kept: then the owners are told or the view is refused, which is for the caller.
CREATE FUNCTION record_view(
  viewer uuid, people uuid[], hour_budget int, day_budget int,
  audit_action text, audit_subject text, audit_subject_id text, audit_detail jsonb
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  entry bigint;
BEGIN
  IF EXISTS (
    SELECT FROM count_viewed_people(viewer, people) c
    WHERE c.counted >= CASE c."window" WHEN 'hour' THEN hour_budget ELSE day_budget END
  ) THEN
    RAISE SQLSTATE 'OC001';
  END IF;
  INSERT INTO audit_entries ("staffId", action, subject, "subjectId", detail)
  VALUES (viewer, audit_action, audit_subject, audit_subject_id, audit_detail)
  RETURNING id INTO entry;
  RETURN entry;
EXCEPTION WHEN SQLSTATE 'OC001' THEN
  RETURN NULL;
END $$;
