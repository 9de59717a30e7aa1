# PostgreSQL with Patroni, and what stands before it: the same programs that `npm run cluster` takes from the system, from the same packages.
FROM postgres:18-trixie
# Their versions follow the base image and its repository of PostgreSQL packages.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends patroni python3-etcd haproxy pgbouncer curl \
 && rm -rf /var/lib/apt/lists/* \
 && install --directory --owner=postgres --group=postgres --mode=0700 /var/lib/hatkhola
COPY --chmod=0755 make-database.sh /usr/local/bin/make-database
USER postgres
VOLUME /var/lib/hatkhola
# One of the four commands that compose.yaml gives.
CMD ["patroni", "/etc/hatkhola/patroni.yml"]
