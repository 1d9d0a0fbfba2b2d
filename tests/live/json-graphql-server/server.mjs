/** A bookshop in json-graphql-server, as a program of its own: it runs in the folder where that is installed, and tells its address to the process that started it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { data } from './data.mjs';

const require = createRequire(join(process.cwd(), 'package.json'));
const express = require('express');
const { jsonGraphqlExpress } = require('json-graphql-server/node');

const web = express();
web.use('/graphql', jsonGraphqlExpress(data));
const port = Number(process.env.PORT);
web.listen(port, '127.0.0.1', () =>
  process.send?.({ endpoint: `http://127.0.0.1:${port}/graphql` }),
);
process.on('message', () => process.send?.(snapshot()));
process.on('disconnect', () => process.exit());

/** What the arrays hold now: the server changes them in place. */
function snapshot() {
  return Object.fromEntries(
    Object.entries(data).map(([table, rows]) => [
      table,
      Object.fromEntries(rows.map((row) => [String(row.id), texts(row)])),
    ]),
  );
}

function texts(row) {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, text(value)]));
}

function text(value) {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
