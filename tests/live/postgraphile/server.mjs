/** PostGraphile 4 over a database that is there, as a program of its own: it runs in the folder where PostGraphile is installed, and gives its address to the process that started it. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));
const { postgraphile } = require('postgraphile');

/** What teams add to it first. */
const plugins = () => [
  require('postgraphile-plugin-connection-filter'),
  require('@graphile-contrib/pg-simplify-inflector'),
];

const withPlugins = process.env.PLUGINS === 'yes';
const handler = postgraphile(process.env.DATABASE_URL, 'public', {
  dynamicJson: true,
  setofFunctionsContainNulls: false,
  appendPlugins: withPlugins ? plugins() : [],
  disableQueryLog: true,
  // As its manual advises: what has no index is neither filtered nor sorted.
  ignoreIndexes: withPlugins,
  ignoreRBAC: false,
});
const server = createServer(handler);
await new Promise((resolve) => {
  server.listen(Number(process.env.PORT), '127.0.0.1', resolve);
});
process.send?.({ endpoint: `http://127.0.0.1:${process.env.PORT}/graphql` });
process.on('disconnect', () => process.exit());
