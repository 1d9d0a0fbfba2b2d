/** A publishing house in Payload on PostgreSQL, as a program of its own: it runs in the folder where that is installed, and tells its address to the process that started it. */
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collections } from './collections.mjs';
import { fill } from './sample.mjs';

const require = createRequire(join(process.cwd(), 'package.json'));
const load = (name) => import(pathToFileURL(require.resolve(name)));
const { buildConfig, createPayloadRequest, getPayload } = await load('payload');
const { postgresAdapter } = await load('@payloadcms/db-postgres');
const { configToSchema } = await load('@payloadcms/graphql');
const { GraphQLError } = await load('graphql');
const { createHandler } = await load('graphql-http/lib/use/fetch');

const config = await buildConfig({
  collections,
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL }, push: true }),
  secret: 'only for this walk',
  telemetry: false,
  typescript: { autoGenerate: false },
});
const payload = await getPayload({ config });
const editor = { email: 'editor@example.com', password: 'correct horse' };
await payload.create({ collection: 'users', data: editor });
await fill(payload);
const { token } = await payload.login({ collection: 'users', data: editor });
const headers = { authorization: `JWT ${token}` };

const { schema, validationRules } = configToSchema(config);
const port = Number(process.env.PORT);
const endpoint = `http://127.0.0.1:${port}/api/graphql`;
createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1', () =>
  process.send?.({ endpoint, headers, schemaHeaders: headers }),
);
process.on('disconnect', () => process.exit());

/** What Payload's route for Next.js does. */
async function answer(incoming, response) {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const request = new Request(endpoint, {
    method: incoming.method,
    headers: new Headers(incoming.headers),
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const req = await createPayloadRequest({ canSetHeaders: true, config, request: request.clone() });
  req.payloadAPI = 'GraphQL';
  const handle = createHandler({
    schema,
    validationRules: (_, args, defaults) => [...defaults, ...validationRules(args)],
    context: () => ({ headers: {}, req }),
    formatError: said,
  });
  const answered = await handle(request);
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(await answered.text());
}

/** What Payload's route says of an error. */
function said(error) {
  const { name, data, status = 500 } = error.originalError ?? {};
  return new GraphQLError(error.message, {
    ...{ nodes: error.nodes, path: error.path },
    extensions: { name, data, statusCode: status },
  });
}
