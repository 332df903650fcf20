# Two images from one build: `site`, and `front`, which is nginx with the list of what the build has finished.

# Pinned by digest in .env: docs/operations.md, "Docker".
ARG NODE_IMAGE=node:24-bookworm-slim
ARG DEBIAN_IMAGE=debian:bookworm-slim

# The site without a database: give it one with DATABASE_URL (see compose.yaml).
FROM ${NODE_IMAGE} AS site
WORKDIR /site
RUN chown node:node /site
USER node
# A new volume takes over the owner of the folder.
RUN mkdir -m 700 .data

COPY --chown=node:node package.json package-lock.json .npmrc ./
# With the built-in PostgreSQL, in which npm run backup -- --check restores what it has written.
RUN npm ci --omit=dev --cache /tmp/npm && rm -rf /tmp/npm

COPY --chown=node:node . .
# The public address is written into the pages. Started with another one, the site rebuilds itself first.
ARG SITE_URL=http://localhost:3000
ENV SITE_URL=$SITE_URL HOST=0.0.0.0 PORT=3000 NPM_CONFIG_LOGS_MAX=0
# What a build writes is on volumes (dist, .next), so that the rest may be read-only.
RUN mkdir -p dist/public \
  && for file in site.js planner.js session.js visit.js sw.js sitemap.xml robots.txt; do \
    touch dist/public/$file && ln -sf ../dist/public/$file public/$file; \
  done \
  && npm run build

EXPOSE 3000
# Its first start may have to build what is published.
HEALTHCHECK --start-period=20m --interval=10s --timeout=10s CMD node -e "fetch('http://127.0.0.1:3000/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "lib/commands/start.mjs"]

FROM ${DEBIAN_IMAGE} AS front
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY nginx.conf /etc/nginx/nginx.conf
COPY --from=site /site/.next/finished/nginx-maps.conf /site/.next/finished/nginx-headers.conf /srv/finished/
USER www-data
EXPOSE 8080
# Finishes the requests in progress.
STOPSIGNAL SIGQUIT
HEALTHCHECK --timeout=5s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080"]
CMD ["nginx"]
