# The app as one image: the same one answers (HATKHOLA_ROLE=web) and does background jobs (HATKHOLA_ROLE=worker).
#
#   docker build -t hatkhola .
#   docker build -t hatkhola --build-context previous=docker-image://hatkhola:before .
#
# The second carries the hashed files of the build before over, so that pages which are open during the change still find theirs.

FROM scratch AS previous
WORKDIR /app/dist

FROM node:24-trixie-slim AS build
WORKDIR /app
ENV SKIP_INSTALL_SIMPLE_GIT_HOOKS=1
# Libraries change less often than sources: this layer is kept while the lock file stays as it is.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
COPY --from=previous /app/dist ./dist
# What the build reads is what `npm run build` outside reads; afterwards only what a running server needs is left.
RUN npm run build && npm prune --omit=dev

FROM node:24-trixie-slim AS app
WORKDIR /app
ENV HATKHOLA_MODE=production \
    HATKHOLA_DATA=/data \
    PORT=3000 \
    MALLOC_ARENA_MAX=2
# A user without a name elsewhere: the image writes nothing but into /data, which may be a tmpfs where pictures are in object storage.
RUN groupadd --system --gid 10001 hatkhola \
 && useradd --system --uid 10001 --gid hatkhola --home-dir /app --shell /usr/sbin/nologin hatkhola \
 && install --directory --owner=hatkhola --group=hatkhola /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/locales ./locales
COPY --from=build /app/src ./src
USER 10001:10001
VOLUME /data
EXPOSE 3000
# As a balancer asks: ready, not merely there.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node_modules/node/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What `npm start` runs once all is installed and built; as process 1 it gets SIGTERM itself, and drains.
CMD ["node_modules/node/bin/node", "--max-old-space-size=256", "--max-semi-space-size=8", "src/server/main.ts"]
