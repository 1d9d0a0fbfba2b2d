/** A bicycle workshop in Directus on PostgreSQL, as a program of its own: it runs in the folder where Directus is installed, and tells its address to the process that started it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collections, relations } from './collections.mjs';
import { fill } from './sample.mjs';

const require = createRequire(join(process.cwd(), 'package.json'));
const url = `http://127.0.0.1:${process.env.PORT}`;
const files = mkdtempSync(join(tmpdir(), 'frontage-directus-'));
const token = 'for-a-test-only-and-nothing-else';

Object.assign(process.env, {
  HOST: '127.0.0.1',
  PUBLIC_URL: url,
  KEY: 'live',
  SECRET: token,
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'correct horse',
  ADMIN_TOKEN: token,
  DB_CLIENT: 'pg',
  DB_CONNECTION_STRING: process.env.DATABASE_URL,
  LOG_LEVEL: 'error',
  TELEMETRY: 'false',
  CACHE_ENABLED: 'false',
  STORAGE_LOCAL_ROOT: files,
  EXTENSIONS_PATH: join(files, 'extensions'),
  WEBSOCKETS_ENABLED: 'true',
  // It would refuse calls while the machine is busy with building.
  PRESSURE_LIMITER_ENABLED: 'false',
});

const commands = require.resolve('@directus/api/cli/run.js');
execFileSync(process.execPath, [commands, 'bootstrap'], { stdio: ['ignore', 'ignore', 'inherit'] });
// Directus would say by the same way that it listens, which is before there is anything to see.
const send = process.send?.bind(process);
process.send = undefined;
const { startServer } = await import(pathToFileURL(require.resolve('@directus/api/server')).href);
await startServer();
await makeCollections();
await fill((name, items) => ask('POST', `items/${name}`, items));
const headers = { Authorization: `Bearer ${token}` };
send?.({ endpoint: `${url}/graphql`, schemaHeaders: headers, headers });
process.on('disconnect', () => process.exit());

async function makeCollections() {
  for (const made of collections) await ask('POST', 'collections', made);
  for (const { one, junction, ...relation } of relations) {
    await ask('POST', `fields/${relation.related_collection}`, {
      field: one,
      type: 'alias',
      meta: { special: [junction ? 'm2m' : 'o2m'] },
    });
    await ask('POST', 'relations', {
      ...relation,
      meta: { one_field: one, junction_field: junction ?? null },
      schema: {},
    });
  }
}

async function ask(method, path, body) {
  const response = await globalThis.fetch(`${url}/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}\n${JSON.stringify(answer)}`);
  return answer.data;
}
