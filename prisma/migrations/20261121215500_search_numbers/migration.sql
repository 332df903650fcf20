-- A number in a name is found as it is: it has no ways of writing and no near words, and most of them are
-- new, so that every lead would write a dozen rows more.
CREATE OR REPLACE FUNCTION search.learn(given text, uses bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  known smallint;
  level smallint := floor(log(2, greatest(uses, 1)::numeric));
  same text;
BEGIN
  SELECT seen INTO known FROM search.dictionary WHERE word = given ORDER BY seen DESC LIMIT 1;
  IF NOT FOUND THEN
    same := search.key(given);
    INSERT INTO search.dictionary (word, key, seen) VALUES (given, same, level);
    IF given !~ '^\d+$' THEN
      INSERT INTO search.near (variant, word)
        SELECT variant, given FROM search.variants(given) AS variant
        UNION SELECT variant, given FROM search.variants(same) AS variant WHERE char_length(same) >= 4;
    END IF;
  ELSIF random() * power(2, known) < uses THEN
    UPDATE search.dictionary SET seen = greatest(seen + 1, level)
    WHERE ctid = (SELECT ctid FROM search.dictionary WHERE word = given LIMIT 1 FOR UPDATE SKIP LOCKED);
  END IF;
END
$$;

DELETE FROM search.near WHERE word ~ '^\d+$';
