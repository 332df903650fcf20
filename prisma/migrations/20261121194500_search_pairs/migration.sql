-- Beside the words of its name a row has any &two of them too, in the order of their letters: so many people
-- have each of two frequent names that comparing them in every search takes long, and few have both.
CREATE OR REPLACE FUNCTION search.entries(name text, email text, phones text[], codes text[]) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  found text[] := search.words(name);
  words text[];
  one text;
BEGIN
  IF cardinality(found) > 0 THEN
    words := tsvector_to_array(array_to_tsvector(found));
    FOR n IN 1 .. cardinality(words) LOOP
      FOR m IN n + 1 .. cardinality(words) LOOP
        found := found || ('&' || words[n] || ' ' || words[m]);
      END LOOP;
    END LOOP;
    found := found || left('~' || array_to_string(words, ' '), 200);
  END IF;
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

CREATE OR REPLACE FUNCTION search.is_word(entry text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(entry, 1) NOT IN ('~', '&', '@', '+', '-', '#', '=')
$$;

-- A generated column follows its function only when it is made anew; its index goes with it.
ALTER TABLE "leads" DROP COLUMN findable, ADD COLUMN findable tsvector
  GENERATED ALWAYS AS (search.entries(name, email, ARRAY[phonenumber], '{}')) STORED;
ALTER TABLE "students" DROP COLUMN findable, ADD COLUMN findable tsvector
  GENERATED ALWAYS AS (search.entries(studentname, email, ARRAY[contactnumber], '{}')) STORED;
ALTER TABLE "registrations" DROP COLUMN findable, ADD COLUMN findable tsvector
  GENERATED ALWAYS AS (search.entries(studentname, email, ARRAY[mobilenumber, phonenumber], ARRAY[registrationnumber])) STORED;
ALTER TABLE "payments" DROP COLUMN findable, ADD COLUMN findable tsvector
  GENERATED ALWAYS AS (search.entries(name, '', ARRAY[number], ARRAY["orderId", "gatewayOrderId", "gatewayPaymentId", reference])) STORED;

CREATE INDEX "leads_findable" ON "leads" USING gin (findable) WITH (fastupdate = off);
CREATE INDEX "students_findable" ON "students" USING gin (findable) WITH (fastupdate = off);
CREATE INDEX "registrations_findable" ON "registrations" USING gin (findable) WITH (fastupdate = off);
CREATE INDEX "payments_findable" ON "payments" USING gin (findable) WITH (fastupdate = off);
