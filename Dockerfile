# The shop as one image: the built app, and the server, which runs its TypeScript sources. How to run it: docs/production.md.

FROM node:24-bookworm-slim AS source
WORKDIR /app
COPY . .

# Builds the app. Not with `npm run build:app`, whose size check is for development.
FROM source AS build
RUN npm ci --omit=dev
RUN npx vite build app --logLevel warn

# Installs only what the server needs at run time. As long as it has development tools, npm installs what they share with the build of the app.
FROM source AS dependencies
RUN npm pkg delete devDependencies --workspace server && npm ci --omit=dev --workspace server

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/app/.cache/node
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY package.json ./
COPY contract contract
COPY art art
COPY server server
# The packages whose version differs from that of the other workspaces.
COPY --from=dependencies /app/server/node_modules server/node_modules
COPY --from=build /app/app/dist app/dist
COPY --from=build /app/app/dist-server app/dist-server
# A new volume mounted at /data gets this owner.
RUN mkdir /data .cache && chown node:node /data .cache
USER node
# Compiles the server, so that it starts sooner and needs less memory.
RUN node --max-semi-space-size=8 -e "for (const file of ['server/src/start-server.ts', 'app/dist-server/renderer.js']) import('./' + file)"
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "server/src/main.ts"]
