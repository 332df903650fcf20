-- What the machine said about a version that it could not build or start.
alter table site_versions add column "problemDetail" text;
alter table site_processes add column "problemDetail" text;
