#!/bin/sh
# Writes the secrets that compose.yaml needs into ./secrets, each once. Containers read them as other users, so
# the folder is closed to others and not the files. Existing passwords are taken from the environment.
set -eu
umask 022
mkdir -p secrets
chmod 700 secrets
cd secrets

random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
keep() { [ -s "$1" ] || printf '%s\n' "$2" >"$1"; }

keep SESSION_SECRET "${SESSION_SECRET:-$(random)}"
keep BACKUP_PASSPHRASE "${BACKUP_PASSPHRASE:-$(random)}"
keep POSTGRES_PASSWORD "${POSTGRES_PASSWORD:-$(random)}"
keep MIGRATION_DATABASE_URL "postgresql://owner:$(cat POSTGRES_PASSWORD)@database:5432/site"
keep DATABASE_URL "postgresql://site:${SITE_DATABASE_PASSWORD:-$(random)}@database:5432/site"
# In the place of each secret that .env does not name.
: >none
echo 'Keep a copy of secrets/BACKUP_PASSPHRASE elsewhere: without it, no backup can be read.'
