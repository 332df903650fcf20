-- The greetings that an owner had published are texts of prepared messages now. One with other
-- braces would not pass the check of these texts, so its default is used.
INSERT INTO "message_texts" ("moment", "language", "text")
SELECT own.moment, 'en', own.text
FROM (
  SELECT "facts" -> 'messages' AS texts FROM "site_versions"
  WHERE "publishedAt" IS NOT NULL AND "problem" IS NULL
  ORDER BY "publishedAt" DESC, "id" LIMIT 1
) AS live,
LATERAL (VALUES
  ('greeting', texts ->> 'chatGreeting'),
  ('question', texts ->> 'studentGreeting')
) AS own (moment, text)
WHERE trim(own.text) <> '' AND replace(replace(own.text, '{course}', ''), '{name}', '') !~ '[{}]';
