# The app for a backend of yours: GRAPHQL_ENDPOINT and FRONTAGE_SECRET are given when it runs.
FROM node:24-slim
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npx frontage start --build-only && chown -R node:node .
USER node
ENV PORT=3000 HOST=0.0.0.0
EXPOSE 3000
HEALTHCHECK --start-period=20s CMD node -e "fetch('http://localhost:'+process.env.PORT+'/healthz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"
# npm would end before the calls that the app still answers.
CMD ["node", "src/cli/bootstrap.mjs", "start"]
