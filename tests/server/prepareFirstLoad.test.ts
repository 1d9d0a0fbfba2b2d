import { EventEmitter } from 'node:events';
import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import type { NextPageContext } from 'next';
import { firstLoad } from '../../src/server/firstLoad.ts';
import { answering, startBackend, until, type RunningBackend } from '../relay/rawBackend.ts';
import { order, orderPage } from '../relay/sampleQueries.ts';

// The sample's roles are of its own operations.
jest.mock('../../src/server/roles.ts', () => ({ appRoles: () => null }));

const QUERIES = { order: orderPage('1') };
const FOUND = JSON.stringify({ data: { order: order('1') } });

let backend: RunningBackend;
let listener: RequestListener;
beforeAll(async () => {
  backend = await startBackend((request, response) => listener(request, response));
  process.env.GRAPHQL_ENDPOINT = backend.url;
  process.env.GRAPHQL_HEADERS = '{"authorization":"Bearer configured"}';
});
afterAll(() => {
  globalThis.frontageCatalogues = undefined;
  return backend.close();
});

/** A visitor's request, as Next gives it to a page. */
function visit(
  headers: IncomingMessage['headers'] = { host: 'localhost' },
  cookies: Record<string, string> = {},
) {
  const response = Object.assign(new EventEmitter(), { statusCode: 200 });
  const context = { req: { headers, cookies }, res: response as unknown as ServerResponse };
  return {
    response,
    page: firstLoad({ queries: () => QUERIES }, context as unknown as NextPageContext),
  };
}

test('the first load of a page brings its data and how its visitor reads dates', async () => {
  globalThis.frontageCatalogues = { de: { words: {}, address: '' } };
  listener = answering(200, FOUND);
  const { response, page } = visit(
    { host: 'localhost', 'accept-language': 'de-DE,de;q=0.9' },
    { timeZone: 'Europe/Berlin' },
  );
  expect(await page).toMatchObject({
    handOvers: { order: { result: { data: { order: { id: '1' } } } } },
    locale: { language: 'de-DE', timeZone: 'Europe/Berlin' },
  });
  expect(response.statusCode).toBe(200);
});

test('the page that stands in for one that failed asks for nothing, and speaks the visitor’s language', async () => {
  globalThis.frontageCatalogues = { de: { words: {}, address: '' } };
  let isAsked = false;
  listener = (_request, answer) => {
    isAsked = true;
    answer.end();
  };
  const req = { headers: { host: 'localhost', 'accept-language': 'de-DE' } };
  const context = { req, res: new EventEmitter(), query: {}, err: new Error('Broken') };
  const page = { queries: () => QUERIES };
  expect(await firstLoad(page, context as unknown as NextPageContext)).toMatchObject({
    handOvers: {},
    locale: { language: 'de-DE' },
    person: null,
  });
  expect(isAsked).toBe(false);
});

test('a page about a record that is not there is a 404', async () => {
  listener = answering(200, JSON.stringify({ data: { order: null } }));
  const { response, page } = visit();
  await page;
  expect(response.statusCode).toBe(404);
});

test('a visitor who leaves while the backend still works ends its request', async () => {
  let isEnded = false;
  let isAsked = false;
  listener = (request, answer) => {
    isAsked = true;
    answer.on('close', () => (isEnded = !answer.writableFinished));
    request.resume();
  };
  const { response, page } = visit();
  await until(() => isAsked);
  response.emit('close');
  await page;
  await until(() => isEnded);
});

test('a request to a foreign name is refused, and no page is rendered', async () => {
  let isAsked = false;
  listener = (_request, answer) => {
    isAsked = true;
    answer.end();
  };
  const headers = { host: 'evil.example', accept: 'text/html' };
  const req = Object.assign(new IncomingMessage(new Socket()), { url: '/orders', headers });
  const res = new ServerResponse(req);
  const context = { req, res, query: {} } as unknown as NextPageContext;
  await firstLoad({ queries: () => QUERIES }, context);
  expect(isAsked).toBe(false);
  expect([res.statusCode, res.writableEnded]).toEqual([421, true]);
});

test('a page that the backend refuses is refused where nobody can sign in', async () => {
  listener = answering(401, 'Who are you?');
  const { response, page } = visit();
  expect((await page).access.isSignedOut).toBeUndefined();
  expect(response.statusCode).toBe(401);
});
