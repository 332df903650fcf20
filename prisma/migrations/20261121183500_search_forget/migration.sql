-- Takes words out of the dictionary that no row has any more: a rare name would name somebody who was erased.
CREATE FUNCTION search.forget(given text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  one text;
  asked tsquery;
BEGIN
  FOREACH one IN ARRAY given LOOP
    asked := quote_literal(one)::tsquery;
    CONTINUE WHEN EXISTS (SELECT FROM public.students WHERE findable @@ asked)
      OR EXISTS (SELECT FROM public.registrations WHERE findable @@ asked)
      OR EXISTS (SELECT FROM public.leads WHERE findable @@ asked)
      OR EXISTS (SELECT FROM public.payments WHERE findable @@ asked);
    DELETE FROM search.near WHERE word = one AND variant IN (
      SELECT search.variants(one) UNION SELECT search.variants(search.key(one)));
    DELETE FROM search.dictionary WHERE word = one;
  END LOOP;
END
$$;
