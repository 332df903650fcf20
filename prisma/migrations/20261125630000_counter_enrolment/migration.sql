-- A student whom the office enrols may have no e-mail yet ('').
DROP INDEX "students_email_key";
ALTER TABLE "students" ALTER COLUMN "email" SET DEFAULT '';
CREATE UNIQUE INDEX "students_email_key" ON "students"("email") WHERE "email" <> '';

-- A repeated enrolment at the counter is the same registration, whoever the student is.
CREATE UNIQUE INDEX "registrations_counter_request_key" ON "registrations"("requestId") WHERE "requestId" LIKE 'counter:%';

-- Whoever is enrolled at the counter is first looked for by phone.
CREATE INDEX "registrations_phone_key" ON "registrations"(phone_key("mobilenumber"));
