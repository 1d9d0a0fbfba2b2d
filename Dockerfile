# The image of the sample’s screens, for a backend that has its schema:
#   docker build -t office .
#   docker run -p 3000:3000 -e FRONTAGE_ORIGIN=http://localhost:3000 -e FRONTAGE_SECRET=… -e GRAPHQL_ENDPOINT=… office
# Without FRONTAGE_SECRET each container has a secret of its own: people are signed out when it is replaced, and several
# instances do not know each other's sessions.

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# A path below which the app is served, such as /office: --build-arg NEXT_PUBLIC_BASE_PATH=/office
ARG NEXT_PUBLIC_BASE_PATH=
ENV NEXT_PUBLIC_BASE_PATH=$NEXT_PUBLIC_BASE_PATH NEXT_TELEMETRY_DISABLED=1

# With the backend that serves a PostgreSQL database (compose.yaml): it needs all packages.
FROM packages AS database
RUN npx frontage start --build-only && mkdir -p .frontage/sessions && chown -R node:node .
USER node
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0
EXPOSE 3000
HEALTHCHECK --start-period=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+process.env.NEXT_PUBLIC_BASE_PATH+'/healthz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# npm would end before the calls that the app still answers.
CMD ["node", "src/cli/bootstrap.mjs", "start"]

FROM packages AS build
RUN FRONTAGE_STANDALONE=1 npm run build

FROM node:24-slim
WORKDIR /app
# Sessions that were ended, and a secret where none is given, are written to .frontage.
RUN mkdir -p .frontage/sessions && chown -R node:node .
COPY --from=build --chown=node:node /app/.next/standalone ./
COPY --from=build --chown=node:node /app/.next/static ./.next/static
COPY --from=build --chown=node:node /app/public ./public
ARG NEXT_PUBLIC_BASE_PATH=
# Next.js listens at HOSTNAME, which Docker would set to the container's name; the app's own rules go by HOST.
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0 HOSTNAME=0.0.0.0 NEXT_PUBLIC_BASE_PATH=$NEXT_PUBLIC_BASE_PATH
USER node
EXPOSE 3000
HEALTHCHECK --start-period=20s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+process.env.NEXT_PUBLIC_BASE_PATH+'/healthz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server.js"]
