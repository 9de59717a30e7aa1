#!/bin/sh
# Run by Patroni once, on the first primary, with the address of its database postgres: the role of the app and its empty database.
# The role is an ordinary one that owns its database; more it does not need. A quote in the password is written twice by psql itself.
set -eu
psql "$1" --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" <<'SQL'
create role hatkhola login password :'password';
create database hatkhola owner hatkhola template template0 encoding 'UTF8' locale 'C.UTF-8';
SQL
