/** A small Parse Server on PostgreSQL, as a program of its own: it runs in the folder where Parse Server is installed, and tells its address to the process that started it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));
const express = require('express');
const { ParseGraphQLServer, ParseServer } = require('parse-server');

/** More than fit on a page. */
const ARTICLES = 30;

const url = `http://127.0.0.1:${process.env.PORT}`;
const application = { 'X-Parse-Application-Id': 'live' };
const master = { ...application, 'X-Parse-Master-Key': 'for-a-test-only' };

const server = new ParseServer({
  appId: 'live',
  masterKey: master['X-Parse-Master-Key'],
  databaseURI: process.env.DATABASE_URL,
  serverURL: `${url}/parse`,
  accountLockout: { threshold: 3, duration: 1 },
  silent: true,
});
await server.start();
const web = express();
web.use('/parse', server.app);
new ParseGraphQLServer(server, { graphQLPath: '/graphql' }).applyGraphQL(web);
await new Promise((resolve) => {
  web.listen(Number(process.env.PORT), '127.0.0.1', resolve);
});
await fill();
process.send?.({ endpoint: `${url}/graphql`, schemaHeaders: master, headers: application });
process.on('message', () => endSessions().then(() => process.send?.('ended')));
process.on('disconnect', () => process.exit());

/** Articles that nobody sees who has not signed in, and people. */
async function fill() {
  const forPeople = { requiresAuthentication: true };
  const operations = ['find', 'count', 'get', 'create', 'update', 'delete'];
  await ask('POST', 'schemas/Article', {
    fields: {
      title: { type: 'String', required: true },
      rating: { type: 'Number' },
      publishedOn: { type: 'Date' },
      isFeatured: { type: 'Boolean' },
    },
    classLevelPermissions: Object.fromEntries(operations.map((name) => [name, forPeople])),
  });
  for (const username of ['ada', 'mary'])
    await ask('POST', 'users', {
      ...{ username, password: 'correct horse', email: `${username}@example.com` },
    });
  for (let number = 1; number <= ARTICLES; number += 1)
    await ask('POST', 'classes/Article', {
      title: `Article ${number}`,
      rating: number % 6,
      publishedOn: { __type: 'Date', iso: '2026-03-01T10:00:00.000Z' },
      isFeatured: number % 4 === 0,
    });
}

async function endSessions() {
  const { results } = await ask('GET', 'classes/_Session?limit=1000');
  for (const { objectId } of results) await ask('DELETE', `classes/_Session/${objectId}`);
}

async function ask(method, path, body) {
  const response = await globalThis.fetch(`${url}/parse/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...master },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}\n${JSON.stringify(answer)}`);
  return answer;
}
