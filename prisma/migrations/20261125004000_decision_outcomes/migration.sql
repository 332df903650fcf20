-- A point is settled as it is, or stays open with the change that is wanted.
ALTER TABLE "launch_decisions" ADD COLUMN "isSettled" BOOLEAN NOT NULL DEFAULT true;
