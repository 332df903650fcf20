-- Sites that are published have left out what has no address. It stays left out, where fresh sites now
-- show a made-up address.
CREATE FUNCTION pg_temp.canonical(part jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  RETURN CASE jsonb_typeof(part)
    WHEN 'object' THEN '{' || coalesce((
      SELECT string_agg(to_json(key)::text || ':' || pg_temp.canonical(value), ',' ORDER BY key COLLATE "C")
      FROM jsonb_each(part)), '') || '}'
    WHEN 'array' THEN '[' || coalesce((
      SELECT string_agg(pg_temp.canonical(value), ',' ORDER BY position)
      FROM jsonb_array_elements(part) WITH ORDINALITY AS entry (value, position)), '') || ']'
    ELSE part::text
  END;
END
$$;

CREATE FUNCTION pg_temp.with_left_out(facts jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT facts
    || jsonb_build_object('institute', coalesce(facts->'institute', '{}') || CASE
      WHEN links.ids IS NULL THEN '{}' ELSE jsonb_build_object('without', links.ids) END)
    || CASE WHEN videos.ids IS NULL THEN '{}' ELSE jsonb_build_object('withoutVideos', videos.ids) END
  FROM (
    SELECT jsonb_agg(id ORDER BY position) AS ids FROM (VALUES
      (1, 'facebook', facts #> '{institute,social,facebook}'),
      (2, 'youtube', facts #> '{institute,social,youtube}'),
      (3, 'instagram', facts #> '{institute,social,instagram}'),
      (4, 'blog', facts #> '{institute,blog}'),
      (5, 'chat', facts #> '{institute,chat}')) AS link (position, id, address)
    WHERE address IS NULL) AS links, (
    SELECT jsonb_agg(id ORDER BY position) AS ids FROM (VALUES
      (1, 'video', facts->'video'), (2, 'playlists', facts->'playlists')) AS video (position, id, shown)
    WHERE shown IS NULL) AS videos
$$;

UPDATE "site_drafts" SET "facts" = pg_temp.with_left_out("facts")
WHERE EXISTS (SELECT FROM "site_versions" WHERE "publishedAt" IS NOT NULL);

UPDATE "site_versions" SET "facts" = pg_temp.with_left_out("facts");

UPDATE "site_versions" SET "hash" = encode(sha256(convert_to(pg_temp.canonical("facts"), 'UTF8')), 'hex');

-- From now on these are facts.
DELETE FROM "launch_decisions"
WHERE "pointId" IN ('institute-chat', 'institute-blog', 'video', 'playlists')
  OR "pointId" LIKE 'institute-social.%';
