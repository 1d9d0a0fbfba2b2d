/**
 * PostGraphile over the tables of files of SQL, as a program of its own. It tells its port to who started
 * it. `POST /sql` runs SQL and answers with the rows.
 */
import '../../../src/backend/environment.ts';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Pool, type PoolConfig } from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';
import { NumbersPlugin } from '../../../src/backend/numbers.ts';
import { backendPreset } from '../../../src/backend/preset.ts';

/** What PostgreSQL cannot hold: it has the word instead, in the table and in the answers. */
const IMPOSSIBLE: ReadonlyArray<readonly [inTable: string, inResponses: string]> = [
  ['NUL[]LONE', String.raw`\u0000[]\ud800`],
  ['"GIANT"', '"COLOSSAL"'],
  ['"SAD"', '"MELANCHOLY"'],
];

/** Relations by the columns of their keys, where the embedded backend has global ids alone. */
const preset: GraphileConfig.Preset = {
  extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
  plugins: [NumbersPlugin],
  schema: backendPreset.schema,
};

const database = await PGlite.create();
for (const tables of process.argv.slice(2))
  await database.exec(readFileSync(join(import.meta.dirname, tables), 'utf8'));
const pool = new Pool({
  ...(createPgConfig(database) as PoolConfig),
  max: 1,
  idleTimeoutMillis: 0,
});
const instance = postgraphile({
  extends: [preset],
  pgServices: [makePgService({ pool, schemas: ['public'], pubsub: false })],
  grafserv: { graphqlPath: '/graphql', graphiql: false },
});
const answering = createServer();
await instance.createServ(grafserv).addTo(answering);
answering.listen(0, '127.0.0.1');

const server = createServer((request, response) => {
  void (async () => {
    const body = await text(request);
    response.setHeader('content-type', 'application/json');
    if (request.url === '/sql') {
      const { rows } = await database.query(body);
      return response.end(JSON.stringify(rows));
    }
    const { port } = answering.address() as AddressInfo;
    const { headers, method } = request;
    const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, {
      method,
      headers: { 'content-type': headers['content-type'] ?? 'application/json' },
      ...(method === 'POST' && { body: replaced(body, 1, 0) }),
    });
    response.statusCode = answer.status;
    const said = await answer.text();
    // An enum's own values stand in the answer to introspection.
    response.end(said.includes('__schema') ? said : replaced(said, 0, 1));
  })().catch((error: unknown) => response.destroy(error as Error));
}).listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());

function replaced(body: string, from: 0 | 1, to: 0 | 1): string {
  return IMPOSSIBLE.reduce((result, pair) => result.replaceAll(pair[from], pair[to]), body);
}
