/** The families behind graphql-yoga, as a program of its own. It tells its port to who started it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createYoga } from 'graphql-yoga';
import { clerkSchema, ROLE_HEADER } from './roles.ts';
import { familiesSchema } from './schema.ts';

const schemas = { admin: familiesSchema(), clerk: clerkSchema() };
const yoga = createYoga({
  schema: ({ request }) =>
    schemas[request.headers.get(ROLE_HEADER) === 'clerk' ? 'clerk' : 'admin'],
  logging: false,
  maskedErrors: false,
});
const server = createServer((request, response) => void yoga(request, response)).listen(
  0,
  '127.0.0.1',
  () => process.send?.((server.address() as AddressInfo).port),
);
process.on('disconnect', () => process.exit());
