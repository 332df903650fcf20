-- What the search of the office asks. Everything in this schema follows from the rows of the tables: a
-- backup leaves it out, and what is restored or copied in fills it again by itself.
CREATE SCHEMA "search";

-- The words of a name as they are looked for: small letters, without marks between them. A name that is
-- nothing but marks is one word of its own kind.
CREATE FUNCTION search.words(name text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  line text := lower(CASE WHEN octet_length(name) = char_length(name) THEN name ELSE normalize(name, NFKC) END);
  found text[];
BEGIN
  found := array_remove(string_to_array(translate(line,
    E' \t\n\r\f\v!"#$%&()*+,-./:;<=>?@[\\]^_{|}~।॥–—‘“”„«»…·•¿¡''`’ʼ' || U&'\200B\200C\200D\FEFF',
    repeat(' ', 51)), ' '), '');
  IF cardinality(found) = 0 THEN
    found := array_remove(ARRAY[left(regexp_replace(line, '\s', '', 'g'), 39)], '');
    RETURN CASE WHEN cardinality(found) = 0 THEN found ELSE ARRAY['=' || found[1]] END;
  END IF;
  IF char_length(line) > 40 THEN
    found := ARRAY(SELECT left(word, 40) FROM unnest(found[1:16]) AS word);
  END IF;
  RETURN found;
END
$$;

-- Letters and digits of a number that somebody reads out.
CREATE FUNCTION search.code(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT left(lower(regexp_replace($1, '[^A-Za-z0-9]', '', 'g')), 60)
$$;

-- All that a row is found by, beside the words of its name: ~all of them in the order of their letters,
-- @e-mail, +phone, -phone from its end, #number.
CREATE FUNCTION search.entries(name text, email text, phones text[], codes text[]) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  found text[] := search.words(name);
  one text;
BEGIN
  found := found || left('~' || array_to_string(tsvector_to_array(array_to_tsvector(found)), ' '), 200);
  IF email <> '' THEN
    found := found || ('@' || left(lower(email), 100));
  END IF;
  FOREACH one IN ARRAY phones LOOP
    one := public.phone_key(one);
    IF one IS NOT NULL THEN
      found := found || ('+' || one) || ('-' || reverse(one));
    END IF;
  END LOOP;
  FOREACH one IN ARRAY codes LOOP
    one := search.code(one);
    IF one <> '' THEN
      found := found || ('#' || one);
    END IF;
  END LOOP;
  RETURN array_to_tsvector(found);
END
$$;

-- Devanagari as it is written in Latin letters; a vowel that is not spoken is not written.
CREATE FUNCTION search.latin(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  nukta CONSTANT jsonb := '{"क":"k","ख":"kh","ग":"g","ज":"z","ड":"d","ढ":"dh","फ":"f"}';
  consonant CONSTANT jsonb := '{"क":"k","ख":"kh","ग":"g","घ":"gh","ङ":"n","च":"ch","छ":"chh","ज":"j","झ":"jh","ञ":"n",
    "ट":"t","ठ":"th","ड":"d","ढ":"dh","ण":"n","त":"t","थ":"th","द":"d","ध":"dh","न":"n","प":"p","फ":"ph","ब":"b","भ":"bh",
    "म":"m","य":"y","र":"r","ल":"l","ळ":"l","व":"v","श":"sh","ष":"sh","स":"s","ह":"h"}';
  vowel CONSTANT jsonb := '{"अ":"a","आ":"aa","इ":"i","ई":"ee","उ":"u","ऊ":"oo","ऋ":"ri","ए":"e","ऐ":"ai","ओ":"o","औ":"au","ऑ":"o","ऍ":"e",
    "ा":"aa","ि":"i","ी":"ee","ु":"u","ू":"oo","ृ":"ri","े":"e","ै":"ai","ो":"o","ौ":"au","ॉ":"o","ॅ":"e","्":""}';
  written text := '';
  letters text[] := string_to_array(replace(word, 'ज्ञ', 'ग्य'), NULL);
  letter text;
  following text;
BEGIN
  FOR n IN 1 .. cardinality(letters) LOOP
    letter := letters[n];
    IF consonant ? letter THEN
      following := letters[n + 1];
      IF following = '़' THEN
        written := written || coalesce(nukta ->> letter, consonant ->> letter);
        following := letters[n + 2];
      ELSE
        written := written || (consonant ->> letter);
      END IF;
      -- A star is the vowel that every consonant has which shows no other.
      IF following IS NULL OR NOT vowel ? following OR following BETWEEN 'अ' AND 'औ' THEN
        written := written || '*';
      END IF;
    ELSIF letter IN ('ं', 'ँ') THEN
      written := written || 'n';
    ELSIF letter IN ('़', 'ः') THEN
      NULL;
    ELSE
      written := written || coalesce(vowel ->> letter, letter);
    END IF;
  END LOOP;
  -- Not spoken at the end, nor between two vowels with one consonant on each side.
  written := regexp_replace(written, '(?<=.)\*$', '');
  written := regexp_replace(written, '([aeiou*](?:[kgcjtdpb]h|sh|chh|[a-z]))\*(?=(?:[kgcjtdpb]h|sh|chh|[a-z])[aeiou*])', '\1', 'g');
  RETURN replace(written, '*', 'a');
END
$$;

-- What the usual ways of writing one name have in common: Lakshmi and Laxmi, Choudhary and Chaudhari, in
-- Latin letters or in Devanagari.
CREATE FUNCTION search.key(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  k text := word;
BEGIN
  IF k ~ '[ऀ-ॿ]' THEN
    k := search.latin(k);
  END IF;
  IF k !~ '^[a-z]+$' THEN
    RETURN k;
  END IF;
  IF k ~ '^m(d|ohd|[uo]h?am+[aeiu]d)$' THEN
    RETURN 'mohamad';
  END IF;
  k := regexp_replace(regexp_replace(k, 'au|ou|ow(?![aeiou])', 'o', 'g'), 'ao$', 'av');
  k := translate(k, 'wqz', 'vkj');
  k := regexp_replace(k, 'ks+h?|kch?h', 'x', 'g');
  k := regexp_replace(replace(k, 'ph', 'f'), '([sctdbkgj])h+', '\1', 'g');
  k := replace(k, 'ck', 'k');
  k := replace(replace(replace(k, 'aa', 'a'), 'ee', 'i'), 'oo', 'u');
  k := regexp_replace(k, '[ae][iy]', 'e', 'g');
  k := replace(k, 'y', 'i');
  k := regexp_replace(k, '(.)\1+', '\1', 'g');
  k := regexp_replace(regexp_replace(k, 'n(?=[pbm])', 'm', 'g'), 'nh$', 'ng');
  RETURN regexp_replace(k, '(?<=..)(ah?|(?<=[aeiou])h)$', '');
END
$$;

-- A word, and what is left of it when one letter is left out. Two words that are one mistake apart (a letter
-- missing, added, wrong, or two that changed places) have at least one of these in common.
CREATE FUNCTION search.variants(word text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 16 AS $$
  SELECT word
  UNION
  SELECT left(word, n - 1) || substr(word, n + 1)
  FROM generate_series(1, char_length(word)) AS n
  WHERE char_length(word) BETWEEN 2 AND 24
$$;

-- Every word of a name. `seen` is about the logarithm of how many have it, and rarely written. A word can
-- stand here twice when two wrote it at once: a rule against that would make writers wait for each other.
CREATE TABLE search.dictionary (
  word text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  seen smallint NOT NULL
);
CREATE TABLE search.near (
  variant text COLLATE "C" NOT NULL,
  word text COLLATE "C" NOT NULL
);
CREATE INDEX dictionary_word ON search.dictionary (word);
CREATE INDEX dictionary_key ON search.dictionary (key);
CREATE INDEX near_variant ON search.near (variant);

-- Takes a word up that came `uses` times.
CREATE FUNCTION search.learn(given text, uses bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  known smallint;
  level smallint := floor(log(2, greatest(uses, 1)::numeric));
BEGIN
  SELECT seen INTO known FROM search.dictionary WHERE word = given ORDER BY seen DESC LIMIT 1;
  IF NOT FOUND THEN
    INSERT INTO search.dictionary (word, key, seen) VALUES (given, search.key(given), level);
    INSERT INTO search.near (variant, word)
      SELECT variant, given FROM search.variants(given) AS variant
      UNION SELECT variant, given FROM search.variants(search.key(given)) AS variant
        WHERE char_length(search.key(given)) >= 4;
  ELSIF random() * power(2, known) < uses THEN
    UPDATE search.dictionary SET seen = greatest(seen + 1, level)
    WHERE ctid = (SELECT ctid FROM search.dictionary WHERE word = given LIMIT 1 FOR UPDATE SKIP LOCKED);
  END IF;
END
$$;

CREATE FUNCTION search.is_word(entry text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(entry, 1) NOT IN ('~', '@', '+', '-', '#', '=')
$$;

CREATE FUNCTION search.learn_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search.learn(word, count(*))
  FROM added, unnest(tsvector_to_array(added.findable)) AS word
  WHERE search.is_word(word) GROUP BY word;
  RETURN NULL;
END
$$;

CREATE FUNCTION search.learn_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search.learn(word, 1)
  FROM unnest(tsvector_to_array(NEW.findable)) AS word WHERE search.is_word(word);
  RETURN NULL;
END
$$;

ALTER TABLE "leads" ADD COLUMN findable tsvector
  GENERATED ALWAYS AS (search.entries(name, email, ARRAY[phonenumber], '{}')) STORED;
ALTER TABLE "students" ADD COLUMN findable tsvector
  GENERATED ALWAYS AS (search.entries(studentname, email, ARRAY[contactnumber], '{}')) STORED;
ALTER TABLE "registrations" ADD COLUMN findable tsvector
  GENERATED ALWAYS AS (search.entries(studentname, email, ARRAY[mobilenumber, phonenumber], ARRAY[registrationnumber])) STORED;
ALTER TABLE "payments" ADD COLUMN findable tsvector
  GENERATED ALWAYS AS (search.entries(name, '', ARRAY[number], ARRAY["orderId", "gatewayOrderId", "gatewayPaymentId", reference])) STORED;

-- Written at once: an index that collects what is new has to be read through by every search.
CREATE INDEX "leads_findable" ON "leads" USING gin (findable) WITH (fastupdate = off);
CREATE INDEX "students_findable" ON "students" USING gin (findable) WITH (fastupdate = off);
CREATE INDEX "registrations_findable" ON "registrations" USING gin (findable) WITH (fastupdate = off);
CREATE INDEX "payments_findable" ON "payments" USING gin (findable) WITH (fastupdate = off);

CREATE TRIGGER leads_learn AFTER INSERT ON "leads" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION search.learn_added();
CREATE TRIGGER students_learn AFTER INSERT ON "students" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION search.learn_added();
CREATE TRIGGER registrations_learn AFTER INSERT ON "registrations" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION search.learn_added();
CREATE TRIGGER payments_learn AFTER INSERT ON "payments" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION search.learn_added();
CREATE TRIGGER leads_learn_changed AFTER UPDATE ON "leads"
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION search.learn_changed();
CREATE TRIGGER students_learn_changed AFTER UPDATE ON "students"
  FOR EACH ROW WHEN (OLD.studentname IS DISTINCT FROM NEW.studentname) EXECUTE FUNCTION search.learn_changed();
CREATE TRIGGER registrations_learn_changed AFTER UPDATE ON "registrations"
  FOR EACH ROW WHEN (OLD.studentname IS DISTINCT FROM NEW.studentname) EXECUTE FUNCTION search.learn_changed();
CREATE TRIGGER payments_learn_changed AFTER UPDATE ON "payments"
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION search.learn_changed();

-- The rows that are there already.
SELECT search.learn(word, sum(ndoc)::bigint) FROM (
  SELECT * FROM ts_stat('SELECT findable FROM leads')
  UNION ALL SELECT * FROM ts_stat('SELECT findable FROM students')
  UNION ALL SELECT * FROM ts_stat('SELECT findable FROM registrations')
  UNION ALL SELECT * FROM ts_stat('SELECT findable FROM payments')
) AS there WHERE search.is_word(word) GROUP BY word;
