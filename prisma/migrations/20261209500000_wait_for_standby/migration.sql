-- Transactions that write leads or money are confirmed by the standby too, where there is one that confirms
-- (synchronous_standby_names); all others by this machine alone. PostgreSQL looks at the setting when it commits.
CREATE FUNCTION wait_for_standby() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('synchronous_commit') IN ('local', 'off') THEN
    PERFORM set_config('synchronous_commit', 'on', true);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER leads_wait_for_standby AFTER INSERT OR UPDATE OR DELETE ON "leads"
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_standby();
CREATE TRIGGER registrations_wait_for_standby AFTER INSERT OR UPDATE OR DELETE ON "registrations"
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_standby();
CREATE TRIGGER payments_wait_for_standby AFTER INSERT OR UPDATE OR DELETE ON "payments"
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_standby();
CREATE TRIGGER receipts_wait_for_standby AFTER INSERT OR UPDATE OR DELETE ON "receipts"
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_standby();
CREATE TRIGGER refunds_wait_for_standby AFTER INSERT OR UPDATE OR DELETE ON "refunds"
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_standby();
CREATE TRIGGER upi_claims_wait_for_standby AFTER INSERT OR UPDATE OR DELETE ON "upi_claims"
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_standby();
CREATE TRIGGER bank_lines_wait_for_standby AFTER INSERT OR UPDATE OR DELETE ON "bank_lines"
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_standby();
