/** swapi-graphql behind the server that it was published with; its own program listens to the whole network. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const packaged = createRequire(
  join(import.meta.dirname, '../../node_modules/swapi-graphql/package.json'),
);
const express = packaged('express');
const serveGraphQL = packaged('express-graphql');
const { default: schema } = packaged('./lib/schema');

const listener = express()
  .use('/', serveGraphQL({ schema }))
  .listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => process.send(listener.address().port));
process.on('disconnect', () => process.exit());
