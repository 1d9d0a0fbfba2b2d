import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import type { NextPageContext } from 'next';
import { firstLoad } from '../../src/server/firstLoad.ts';
import { answering, startBackend, type RunningBackend } from '../relay/rawBackend.ts';
import { order, orderPage } from '../relay/sampleQueries.ts';

// The sample's roles are of its own operations.
jest.mock('../../src/server/roles.ts', () => ({ appRoles: () => null }));

const FOUND = JSON.stringify({ data: { order: order('1') } });
const refusal = (message: string, code?: string) =>
  JSON.stringify({ data: null, errors: [{ message, ...(code && { extensions: { code } }) }] });

let backend: RunningBackend;
let listener: RequestListener;
beforeAll(async () => {
  globalThis.frontageCatalogues = {};
  backend = await startBackend((request, response) => listener(request, response));
  process.env.GRAPHQL_ENDPOINT = backend.url;
});
afterAll(() => {
  globalThis.frontageCatalogues = undefined;
  return backend.close();
});

/** What a visitor's browser gets who has no session. */
async function visit(
  need: 'page' | 'panel',
  status: number,
  body: string,
  app: Parameters<typeof firstLoad>[2] = {},
) {
  listener = answering(status, body);
  const asPath = '/orders/1?tab=lines';
  const headers = { host: 'localhost' };
  const req = Object.assign(new IncomingMessage(new Socket()), { url: asPath, headers });
  const res = new ServerResponse(req);
  const page = { queries: () => ({ order: { ...orderPage('1'), need } }) };
  const context = { req, res, asPath, query: {} } as unknown as NextPageContext;
  const { access } = await firstLoad(page, context, app);
  const { isSignedOut } = access;
  return { status: res.statusCode, location: res.getHeader('location'), isSignedOut };
}

describe('a visitor who is not signed in', () => {
  test.each([
    ['a status', 401, 'Who are you?'],
    ['a code', 200, refusal('Boom', 'UNAUTHENTICATED')],
    ['a code that speaks of permissions', 200, refusal('Boom', 'FORBIDDEN')],
    ['a message', 200, refusal('You must be logged in.')],
  ])(
    'is led to signing in, and back, where the backend refuses a page by %s',
    async (_, ...how) => {
      const led = { status: 307, location: '/sign-in?returnTo=%2Forders%2F1%3Ftab%3Dlines' };
      expect(await visit('page', ...how)).toMatchObject(led);
      expect(await visit('panel', ...how)).toMatchObject(led);
    },
  );

  test('is led there, too, where the backend gives nothing at all, without an error', async () => {
    const nothing = JSON.stringify({ data: { order: null } });
    const led = { status: 307, location: expect.stringContaining('/sign-in') };
    expect(await visit('panel', 200, nothing)).toMatchObject(led);
    const empty = JSON.stringify({ data: { order: { ...order('1'), number: '' } } });
    expect(await visit('panel', 200, empty)).toMatchObject({ status: 200, location: undefined });
  });

  test('is led there, too, from a form that is not for visitors', async () => {
    const led = { status: 307, location: expect.stringContaining('/sign-in') };
    expect(await visit('page', 200, FOUND, { isDenied: () => true })).toMatchObject(led);
  });

  test('sees what is public, and that there may be more', async () => {
    const seen = await visit('page', 200, FOUND);
    expect(seen).toEqual({ status: 200, location: undefined, isSignedOut: true });
  });

  test('is not led away by a fault', async () => {
    expect(await visit('page', 503, '')).toMatchObject({ status: 502, location: undefined });
    expect(await visit('panel', 503, '')).toMatchObject({ status: 200, location: undefined });
  });
});
