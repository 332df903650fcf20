-- Staff confirmed that the student enrols in this plan a second time, so it may be paid beside the first.
ALTER TABLE "registrations" ADD COLUMN "enrolledAgain" BOOLEAN NOT NULL DEFAULT false;
