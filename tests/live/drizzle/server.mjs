/** A language school in drizzle-graphql on PostgreSQL, as a program of its own: it runs in the folder where that is installed, and tells its address to the process that started it. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as model from './model.mjs';

const require = createRequire(join(process.cwd(), 'package.json'));
const { buildSchema } = require('drizzle-graphql');
const { drizzle } = require('drizzle-orm/node-postgres');
const { createYoga } = require('graphql-yoga');

const { schema } = buildSchema(drizzle(process.env.DATABASE_URL, { schema: model }));
const port = Number(process.env.PORT);
createServer(createYoga({ schema, graphiql: false, maskedErrors: false })).listen(
  port,
  '127.0.0.1',
  () => process.send?.({ endpoint: `http://127.0.0.1:${port}/graphql` }),
);
process.on('disconnect', () => process.exit());
