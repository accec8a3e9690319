# One image for every process, web (the default) and worker, and every command: `kindling`. See compose.yaml.
FROM node:24-bookworm-slim AS packages
WORKDIR /kindling
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY apps/server/package.json apps/server/
COPY apps/site/package.json apps/site/
COPY apps/admin/package.json apps/admin/

FROM packages AS build
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.ts --production

FROM packages
# For `kindling backup` and `kindling restore`: MariaDB's client programs of the database's version, and encryption.
RUN apt-get update && apt-get install -y --no-install-recommends mariadb-client age && rm -rf /var/lib/apt/lists/*
# The image has its Node already.
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/node-linux-* && npm cache clean --force
COPY --from=build /kindling/packages/contract/dist packages/contract/dist
COPY --from=build /kindling/apps/server/dist apps/server/dist
COPY --from=build /kindling/apps/site/build apps/site/build
COPY --from=build /kindling/apps/admin/dist apps/admin/dist
COPY --from=build /kindling/places/build places/build
COPY migrations migrations
COPY locales locales
COPY themes themes
COPY niches niches
COPY message-rules message-rules
COPY places places
COPY bin bin
# The demo's brands stay out. One is the model of `kindling tenant new`; config is for an installation's own files.
COPY config/tenants/vonk.json tenant-model.json
RUN ln -s /kindling/bin/kindling /usr/local/bin/kindling && mkdir -p /data config && chown node:node /data config
ENV NODE_ENV=production NODE_OPTIONS="--enable-source-maps --max-semi-space-size=16" HOST=0.0.0.0 PORT=3000 \
    KINDLING_ROOT=/kindling KINDLING_DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
