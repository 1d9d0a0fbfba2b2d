import type { ConcreteRequest } from 'relay-runtime';
import { fetchQuery } from 'react-relay';
import { createEnvironment } from '../../src/relay/environment.ts';
import { GraphQLResponseError, pageStatus, type WireError } from '../../src/relay/errors.ts';
import { LoadedPage } from '../../src/relay/loadedPage.ts';
import { pageQuery } from '../../src/relay/pageQueries.ts';
import { readRows } from '../../src/ui/list/readPage.ts';
import ofOrderNode from './project/__generated__/RefundsOfOrderQuery.graphql.ts';
import refundsNode, { type RefundsQuery } from './project/__generated__/RefundsQuery.graphql.ts';
import rowsNode from './project/__generated__/Refunds_rows.graphql.ts';
import { scriptBackend, type ScriptedBackend } from './scriptedBackend.ts';

const refunds: ConcreteRequest = refundsNode;
const refundsOfOrder: ConcreteRequest = ofOrderNode;

let backend: ScriptedBackend;
afterEach(() => backend.restore());

/** The environment of a browser whose backend gives that data. */
function environmentOf(data: object) {
  backend = scriptBackend(() => ({ data }));
  return createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
}

function failureOf(request: ConcreteRequest, data: object): Promise<unknown> {
  return fetchQuery(environmentOf(data), request, { id: '1' })
    .toPromise()
    .then(
      () => null,
      (error: unknown) => error,
    );
}

const refused = (message: string) => ({
  __typename: 'Failure',
  refusedAs: 'Failure',
  refusedMessage: message,
});
const sealed = {
  __typename: 'Failure',
  refusedItemAs: 'Failure',
  refusedMessage: 'The file is sealed.',
};
const refund = (id: string) => ({ __typename: 'Refund', id, amount: `${id}.00` });

test('a list whose answer is a refusal fails with what that says, as if the backend had reported an error', async () => {
  const error = await failureOf(refunds, { refunds: refused('Only clerks see refunds.') });
  expect(error).toBeInstanceOf(GraphQLResponseError);
  expect(error).toMatchObject({
    message: 'Only clerks see refunds.',
    errors: [{ path: ['refunds'], extensions: { code: 'Failure', refusal: 'message' } }],
  });
});

test('a refusal without words is said by its type', async () => {
  const busy = { __typename: 'Busy', refusedAs: 'Busy' };
  expect(await failureOf(refunds, { refunds: busy })).toMatchObject({
    errors: [{ message: 'Busy', extensions: { refusal: 'type' } }],
  });
});

test.each([
  ['NotFoundError', {}, 404],
  ['NotAllowed', { refusedCode: 'FORBIDDEN' }, 403],
  ['Forbidden', { refusedCode: 'E17' }, 403],
  ['NotSignedIn', { refusedCode: 'UNAUTHENTICATED' }, 401],
  ['Busy', {}, 502],
])('what %s with %j means is known by its code, or by its type', async (type, code, status) => {
  const data = { refunds: { __typename: type, refusedAs: type, ...code } };
  expect(pageStatus((await failureOf(refunds, data)) as WireError)).toBe(status);
});

test('a list below a record that is refused is no empty list', async () => {
  const data = { order: { id: '1', refunds: refused('Only clerks see refunds.') } };
  expect(await failureOf(refundsOfOrder, data)).toMatchObject({
    errors: [{ path: ['order', 'refunds'], message: 'Only clerks see refunds.' }],
  });
});

test('nor is one that fails', async () => {
  backend = scriptBackend(() => ({
    data: { order: { id: '1', refunds: null } },
    errors: [{ message: 'Out of order', path: ['order', 'refunds', 'items'] }],
  }));
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  await expect(fetchQuery(environment, refundsOfOrder, { id: '1' }).toPromise()).rejects.toThrow(
    'Out of order',
  );
});

test('a row that is refused leaves the others, and the page says it', async () => {
  const items = [refund('1'), sealed, refund('2'), sealed];
  const environment = environmentOf({ refunds: { __typename: 'Refunds', items } });
  const page = new LoadedPage(environment, { rows: pageQuery<RefundsQuery>(refunds, {}) });
  page.load();
  await page.settled(1_000);
  expect(page.pageState.status).toBe('ready');
  const data = await fetchQuery<RefundsQuery>(environment, refunds, {}).toPromise();
  const rows = data?.refunds.refunds?.items.map((item) => item?.refund);
  expect(rows).toHaveLength(4);
  const present = rows?.filter((row) => row !== null && row !== undefined) ?? [];
  expect(readRows(environment, rowsNode, present)).toEqual([
    { id: '1', amount: '1.00' },
    { id: '2', amount: '2.00' },
  ]);
  expect(page.unreadValues).toMatchObject([
    { message: 'The file is sealed.', path: ['refunds', 'items', 1] },
    { message: 'The file is sealed.', path: ['refunds', 'items', 3] },
  ]);
  page.abandon();
});

test('data that only looks like a refusal stays as it is', async () => {
  const items = [{ ...refund('1'), refusedItemAs: 'Failure', amount: '"refusedAs"' }];
  const data = { refunds: { __typename: 'Refunds', items } };
  expect(await failureOf(refunds, data)).toBeNull();
});
