# syntax=docker/dockerfile:1

FROM node:20-slim AS build
WORKDIR /letu
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run build
# What the server needs to run, and nothing it was built with.
RUN npm ci --omit=dev --workspace=apps/server --no-audit --no-fund && rm -rf packages/*/src packages/*/test packages/*/scripts

FROM node:20-slim
# Pictures for READMEs are drawn with the fonts that are installed.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends fonts-wqy-microhei \
    && rm -rf /var/lib/apt/lists/* \
    && install --directory --owner=node --group=node --mode=700 /data
WORKDIR /letu
COPY --from=build /letu/node_modules node_modules
COPY --from=build /letu/packages packages
COPY --from=build /letu/apps/server/package.json apps/server/package.json
COPY --from=build /letu/apps/server/node_modules apps/server/node_modules
COPY --from=build /letu/apps/server/dist apps/server/dist
COPY --from=build /letu/apps/demo/dist apps/demo/dist
COPY LICENSE ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 DATA_DIR=/data SITE_DIR=/letu/apps/demo/dist
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/letu-server.js"]
