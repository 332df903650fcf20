-- What identifies a mailbox: A to Z are folded, and nothing else. With the rules of a language "K" (U+212A)
-- and "İ" (U+0130) would become "k" and "i", which are other mailboxes.
CREATE FUNCTION email_key(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $function$
  SELECT nullif(lower(btrim($1) COLLATE "C"), '')
$function$;

DROP INDEX "leads_email_key";
CREATE INDEX "leads_email_key" ON "leads"(email_key("email"));
DROP INDEX "payer_link_payments_email_idx";
CREATE INDEX "payer_link_payments_email_idx" ON "payer_link_payments"(email_key("email"));
