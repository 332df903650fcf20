-- AlterTable
ALTER TABLE "students" ADD COLUMN     "lastLogInAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Whoever holds a stronger lock is logging in too: waiting for it could deadlock.
CREATE FUNCTION note_student_log_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.students SET "lastLogInAt" = now()
  WHERE id = (
    SELECT id FROM public.students
    WHERE id = NEW."studentId" AND "lastLogInAt" < now() - interval '1 day'
    FOR NO KEY UPDATE SKIP LOCKED);
  RETURN NULL;
END
$$;
CREATE TRIGGER sessions_note_log_in AFTER INSERT ON "sessions"
  FOR EACH ROW WHEN (NEW."studentId" IS NOT NULL) EXECUTE FUNCTION note_student_log_in();
