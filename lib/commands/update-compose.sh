#!/bin/sh
# Takes the site of compose.yaml to the program in this folder without a failed request. Images are built and tables
# prepared while the running container answers. A second one beside it builds what is published; once it is well,
# the first finishes its requests and is removed. If the new one does not start, the old one goes on.
set -eu
old=$(docker compose ps --quiet site)
[ -n "$old" ] || { echo 'The site does not run: docker compose up --build --detach' >&2; exit 1; }

docker compose build
docker compose run --rm --no-deps migrate
docker compose up --detach --no-deps --no-recreate --scale site=2 site
new=$(docker compose ps --quiet site | grep -v "$old")

state() { docker inspect --format '{{.State.Status}} {{.State.Health.Status}} {{.RestartCount}}' "$new"; }
until [ "$(state)" = 'running healthy 0' ]; do
  case "$(state)" in
    'running starting 0') sleep 2 ;;
    *)
      docker compose logs --tail 20 site >&2
      docker rm --force "$new" >/dev/null
      echo 'The new program does not start: the one before goes on.' >&2
      exit 1
      ;;
  esac
done

# What the new one refused while it started is being asked of the old one.
sleep 5
# Ends it by SIGTERM and waits as long as stop_grace_period says.
docker stop "$old" >/dev/null
docker rm "$old" >/dev/null
echo 'The new program answers. If nginx.conf or nginx has changed: docker compose up --detach --no-deps front'
