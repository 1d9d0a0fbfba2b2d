import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, graphql, specifiedDirectives, GraphQLSchema } from 'graphql';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { RequestParameters } from 'relay-runtime';
import { GraphQLResponseError } from '../../../src/relay/errors.ts';
import type { GraphQLRequest, OperationRequest } from '../../../src/relay/transport.ts';
import { startBackend, type RunningBackend } from '../../relay/rawBackend.ts';
import { memoryLog, startApp, type RunningApp } from '../appServer.ts';

const SDL = `
  type Order { id: ID! number: String! total: Int! secret: Int! gone: Int! note: String size: Sized }
  type Sized { count: Int! }
  type Query { order(id: ID!): Order orders(after: ID): [Order!]! loose: [Order] }
  type Mutation { rename(id: ID!, number: String!): Order! }
`;
const DOCUMENTS = {
  Order: 'query Order($id: ID!) { order(id: $id) { id number total } }',
  Orders: 'query Orders { orders { id number total } }',
  Rest: 'query Rest($after: ID!) { orders(after: $after) { id number total } }',
  Loose: 'query Loose { loose { id number total } }',
  Secret: 'query Secret { orders { id number secret } }',
  Gone: 'query Gone($id: ID!) { order(id: $id) { id number gone } }',
  Maybe:
    'query Maybe($id: ID!, $more: Boolean!) { order(id: $id) { id number note @include(if: $more) } }',
  Rename:
    'mutation Rename($id: ID!, $number: String!) { rename(id: $id, number: $number) { id number total } }',
};
type Name = keyof typeof DOCUMENTS;

const own = process.cwd();
let folder: string;
let backend: RunningBackend;
let app: RunningApp;
let modules: Awaited<ReturnType<typeof load>>;
/** What the backend was asked for. */
let asked: string[];
/** Fields that fail, for orders of these ids or of all. */
let failing: Record<string, (id: string) => boolean>;
let knowsConditions: boolean;
/** Whether errors name the record alone, as of servers that read it by one statement. */
let stopsAtRecord: boolean;
let numbers: Record<string, string>;

class Failure extends Error {
  readonly extensions: object;
  constructor(message: string, code: string) {
    super(message);
    this.extensions = { code };
  }
}

function orderOf(id: string) {
  const value = (name: string, of: unknown) => () => {
    if (!failing[name]?.(id)) return of;
    if (name === 'secret') throw new Failure('Not for you', 'FORBIDDEN');
    if (name === 'gone') throw new Failure('Customer not found', 'NOT_FOUND');
    throw new Failure(`${name} of ${id} cannot be computed`, 'INTERNAL_SERVER_ERROR');
  };
  return {
    ...{ id, number: value('number', numbers[id]), total: value('total', 5) },
    ...{ secret: value('secret', 7), note: value('note', 'n') },
    ...{ gone: value('gone', 1) },
  };
}

const rootValue = {
  order: ({ id }: { id: string }) => (numbers[id] === undefined ? null : orderOf(id)),
  orders: ({ after = '0' }: { after?: string }) =>
    Object.keys(numbers)
      .filter((id) => Number(id) > Number(after))
      .map(orderOf),
  loose: () => Object.keys(numbers).map(orderOf),
  rename: ({ id, number }: { id: string; number: string }) => {
    numbers[id] = number;
    return orderOf(id);
  },
};

const whole = buildSchema(SDL);
const withoutDirectives = new GraphQLSchema({
  ...whole.toConfig(),
  directives: specifiedDirectives.filter(({ name }) => !['include', 'skip'].includes(name)),
});

/** An answer as of a server that loses a record, or a list, with one of its columns. */
function withoutFields({ data, errors }: ExecutionResult): ExecutionResult {
  if (!errors) return { data };
  const [{ message, path = [] }] = errors;
  const [root] = path;
  const error = { message, path: [root], extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  return { data: { [root]: null }, errors: [error as unknown as GraphQLError] };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontage-adapt-'));
  mkdirSync(join(folder, 'schema'));
  writeFileSync(join(folder, 'schema/schema.graphql'), SDL);
  process.chdir(folder);
  backend = await startBackend((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { query, variables } = JSON.parse(body) as {
        query: string;
        variables: Record<string, unknown>;
      };
      asked.push(query.replaceAll(/\s+/g, ' ').trim());
      const schema = knowsConditions ? whole : withoutDirectives;
      void graphql({ schema, source: query, rootValue, variableValues: variables }).then(
        (answer) => {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(stopsAtRecord ? withoutFields(answer) : answer));
        },
      );
    });
  });
  process.env.GRAPHQL_ENDPOINT = backend.url;
  process.env.FRONTAGE_SECRET = 'a secret that is only for these tests and long enough';
  modules = await load();
});

afterAll(async () => {
  process.chdir(own);
  await backend.close();
  rmSync(folder, { recursive: true });
});

async function load() {
  const { backendFor } = await import('../../../src/server/backend.ts');
  const { createGateway } = await import('../../../src/server/gateway.ts');
  const { settings } = await import('../../../src/server/settings.ts');
  const { trustedDocuments } = await import('../../../src/server/trustedDocuments.ts');
  const { fetchHandOver } = await import('../../../src/server/prepare.ts');
  const gateway = createGateway({
    release: null,
    settings: settings(),
    kindOf: trustedDocuments([], Object.values(DOCUMENTS)),
    backendFor,
    visitorOf: () => Promise.resolve('somebody'),
    log: memoryLog().log,
  });
  return { backendFor, fetchHandOver, gateway };
}

beforeEach(async () => {
  [asked, failing, knowsConditions, stopsAtRecord] = [[], {}, true, false];
  numbers = { '1': 'N1', '2': 'N2', '3': 'N3' };
  globalThis.frontageFailures?.clear();
  globalThis.frontageUnexplained?.clear();
  globalThis.frontageMissingDirectives = undefined;
  app = await startApp(modules.gateway);
});
afterEach(() => app.close());

/** As the browser asks. */
async function call(name: Name, variables: object = {}) {
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: name, variables, query: DOCUMENTS[name] }),
  });
  return (await response.json()) as { data?: unknown; errors?: { path?: unknown }[] };
}

/** As the server asks for a page. */
async function prepared(name: Name, variables: Record<string, unknown> = {}) {
  const parameters = {
    name,
    text: DOCUMENTS[name],
    id: null,
    metadata: {},
    operationKind: 'query',
  };
  const { result } = await modules.fetchHandOver(
    parameters as RequestParameters,
    variables,
    await modules.backendFor(undefined),
  );
  return result;
}

const ALWAYS = () => true;

describe.each([
  ['a page', prepared],
  ['the browser', call],
] as const)('a query of %s', (_name, ask) => {
  test('shows the rest of a record of which a required field fails, with the error in its place', async () => {
    failing.total = ALWAYS;
    expect(await ask('Order', { id: '1' })).toMatchObject({
      data: { order: { id: '1', number: 'N1', total: null } },
      errors: [{ message: 'total of 1 cannot be computed', path: ['order', 'total'] }],
    });
    expect(asked).toHaveLength(2);
  });

  test('shows all rows of a list of which one alone fails', async () => {
    failing.total = (id) => id === '2';
    const { data, errors } = await ask('Orders');
    expect(data).toMatchObject({
      orders: [{ number: 'N1' }, { number: 'N2' }, { number: 'N3' }],
    });
    expect(errors).toEqual(
      [0, 1, 2].map((row) => ({
        message: 'total of 2 cannot be computed',
        path: ['orders', row, 'total'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', isOfRequiredField: true },
      })),
    );
  });

  test('says what fails where nothing but the key would be left to show', async () => {
    failing.total = ALWAYS;
    failing.number = ALWAYS;
    // Nothing but the key is left then, which is no page: the error is what there is to show.
    const outcome = ask('Order', { id: '1' });
    const error = await outcome.then(
      ({ data, errors }) => (Object(data) as { order: unknown }).order === null && errors?.[0],
      (thrown: GraphQLResponseError) => thrown.errors[0],
    );
    expect(error).toMatchObject({ path: ['order', expect.stringMatching(/number|total/)] });
  });

  test('shows the values of the other rows where the list may lack some', async () => {
    failing.total = (id) => id === '2';
    for (let time = 0; time < 4; time += 1) {
      const { data, errors } = await ask('Loose');
      expect(data).toEqual({
        loose: [
          { id: '1', number: 'N1', total: 5 },
          { id: '2', number: 'N2', total: null },
          { id: '3', number: 'N3', total: 5 },
        ],
      });
      expect(errors?.map(({ path }) => path)).toEqual([['loose', 1, 'total']]);
    }
  });

  test('asks without a field at once that has failed with several records, until it works again', async () => {
    failing.total = ALWAYS;
    for (const id of ['1', '2', '3']) await ask('Order', { id });
    asked = [];
    expect(await ask('Orders')).toMatchObject({
      data: {
        orders: [
          { number: 'N1', total: null },
          { number: 'N2', total: null },
          { number: 'N3', total: null },
        ],
      },
    });
    expect(asked).toEqual(['query Orders { orders { id number } }']);
    globalThis.frontageFailures?.clear();
    failing = {};
    const rows = ['1', '2', '3'].map((id) => ({ id, number: `N${id}`, total: 5 }));
    expect(await ask('Orders')).toEqual({ data: { orders: rows } });
  });

  test('does not repeat what the backend said of the records of others', async () => {
    failing.total = ALWAYS;
    numbers = { 'IBAN 7': 'N1', 'IBAN 8': 'N2', 'IBAN 9': 'N3' };
    for (const id of Object.keys(numbers))
      expect(JSON.stringify(await ask('Order', { id }))).toContain(`total of ${id}`);
    numbers = { '4': 'N4' };
    const later = JSON.stringify(await ask('Order', { id: '4' }));
    expect(later).toContain('The backend fails with this field.');
    expect(later).not.toContain('IBAN');
  });

  test('asks without a field at once with which all rows of a list have failed', async () => {
    failing.total = ALWAYS;
    await ask('Loose');
    asked = [];
    await ask('Order', { id: '1' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toContain('total');
  });

  test('asks without a field at once with which the first rows of several lists have failed', async () => {
    failing.total = ALWAYS;
    for (const after of ['0', '1', '2']) await ask('Rest', { after });
    asked = [];
    await ask('Order', { id: '1' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toContain('total');
  });

  test('has the value of a record, however often lists meet another that fails', async () => {
    failing.total = (id) => id === '2';
    for (let time = 0; time < 4; time += 1) {
      await ask('Orders');
      await ask('Rest', { after: '0' });
      await ask('Rest', { after: '1' });
      await ask('Order', { id: '2' });
    }
    expect(await ask('Order', { id: '1' })).toEqual({
      data: { order: { id: '1', number: 'N1', total: 5 } },
    });
    expect(await ask('Rest', { after: '2' })).toEqual({
      data: { orders: [{ id: '3', number: 'N3', total: 5 }] },
    });
  });

  test('asks others for a field that failed for one record only, however often', async () => {
    failing.total = (id) => id === '1';
    for (let time = 0; time < 4; time += 1) await ask('Order', { id: '1' });
    asked = [];
    expect(await ask('Order', { id: '2' })).toEqual({
      data: { order: { id: '2', number: 'N2', total: 5 } },
    });
    expect(asked).toHaveLength(1);
  });

  test('asks for what leads to others that are there, though it leads nowhere for some records', async () => {
    failing.gone = ALWAYS;
    for (const id of ['1', '2'])
      expect(await ask('Gone', { id })).toMatchObject({
        data: { order: { number: `N${id}`, gone: null } },
      });
    failing = {};
    expect(await ask('Gone', { id: '1' })).toEqual({
      data: { order: { id: '1', number: 'N1', gone: 1 } },
    });
  });

  test('shows what of a record a person may see, with the lock in place of the rest', async () => {
    failing.secret = ALWAYS;
    expect(await ask('Secret')).toMatchObject({
      data: {
        orders: [
          { number: 'N1', secret: null },
          { number: 'N2', secret: null },
          { number: 'N3', secret: null },
        ],
      },
      errors: [0, 1, 2].map((row) => ({
        path: ['orders', row, 'secret'],
        extensions: { code: 'FORBIDDEN' },
      })),
    });
  });

  test('finds the field that a record fails with where the backend names the record alone', async () => {
    stopsAtRecord = true;
    failing.total = ALWAYS;
    expect(await ask('Order', { id: '1' })).toMatchObject({
      data: { order: { id: '1', number: 'N1', total: null } },
      errors: [{ message: 'total of 1 cannot be computed', path: ['order', 'total'] }],
    });
    expect(asked.length).toBeLessThanOrEqual(4);
    expect(await ask('Orders')).toMatchObject({
      data: { orders: ['N1', 'N2', 'N3'].map((number) => ({ number, total: null })) },
    });
  });

  test('asks without a field at once that several records were found to fail with', async () => {
    stopsAtRecord = true;
    failing.total = ALWAYS;
    for (const id of ['1', '2', '3']) await ask('Order', { id });
    asked = [];
    await ask('Orders');
    expect(asked).toEqual(['query Orders { orders { id number } }']);
  });

  test('searches a record that fails as a whole only once', async () => {
    stopsAtRecord = true;
    failing = { total: ALWAYS, number: ALWAYS };
    const outcome = () => Promise.resolve(ask('Order', { id: '1' })).catch(() => null);
    await outcome();
    expect(asked.length).toBeGreaterThan(1);
    asked = [];
    await outcome();
    expect(asked).toHaveLength(1);
    failing = {};
    expect(await ask('Order', { id: '1' })).toEqual({
      data: { order: { id: '1', number: 'N1', total: 5 } },
    });
  });

  test('is sent once where everything works', async () => {
    await ask('Orders');
    expect(asked).toEqual([DOCUMENTS.Orders]);
  });

  test('works on a backend that does not know @include, which is sent no more of it', async () => {
    knowsConditions = false;
    expect(await ask('Maybe', { id: '1', more: true })).toEqual({
      data: { order: { id: '1', number: 'N1', note: 'n' } },
    });
    asked = [];
    expect(await ask('Maybe', { id: '1', more: false })).toEqual({
      data: { order: { id: '1', number: 'N1' } },
    });
    expect(asked).toEqual(['query Maybe($id: ID!) { order(id: $id) { id number } }']);
  });

  test('is sent without @include from the start where that was observed', async () => {
    const file = join(folder, 'schema/observations.json');
    writeFileSync(file, JSON.stringify({ directives: { include: false } }));
    await ask('Maybe', { id: '1', more: true });
    rmSync(file);
    expect(asked).toEqual(['query Maybe($id: ID!) { order(id: $id) { id number note } }']);
  });
});

test('a mutation whose result fails to be read is sent once, and its next one asks for less', async () => {
  failing.total = ALWAYS;
  expect(await call('Rename', { id: '1', number: 'A' })).toMatchObject({
    data: null,
    errors: [{ path: ['rename', 'total'] }],
  });
  expect(asked).toHaveLength(1);
  expect(await call('Rename', { id: '1', number: 'B' })).toMatchObject({
    data: { rename: { id: '1', number: 'B' } },
  });
  expect(asked).toHaveLength(2);
  expect(numbers['1']).toBe('B');
});

test('a mutation does not ask for what failed with the record that was opened before it', async () => {
  failing.total = (id) => id === '1';
  await call('Order', { id: '1' });
  expect(await call('Rename', { id: '1', number: 'A' })).toMatchObject({
    data: { rename: { id: '1', number: 'A', total: null } },
  });
  await call('Order', { id: '2' });
  expect(await call('Rename', { id: '2', number: 'B' })).toEqual({
    data: { rename: { id: '2', number: 'B', total: 5 } },
  });
});

test('a mutation is sent once, also where the backend names what it changed alone', async () => {
  stopsAtRecord = true;
  failing.total = ALWAYS;
  await call('Rename', { id: '1', number: 'A' });
  expect(asked).toHaveLength(1);
});

test('a document is trimmed to the role once, however often it is sent', async () => {
  failing.total = ALWAYS;
  const { AdaptedCall } = await import('../../../src/server/adapt/adaptedCall.ts');
  const { sendAdapted } = await import('../../../src/server/adapt/sendAdapted.ts');
  const { send } = await import('../../../src/relay/transport.ts');
  const trim = jest.fn((own: OperationRequest) => own as GraphQLRequest);
  const request = { operationName: 'Order', variables: { id: '1' }, query: DOCUMENTS.Order };
  const adapted = new AdaptedCall(request, { caller: 'somebody', trim, isFixed: false });
  await sendAdapted(adapted, (sent) => send(sent, { url: backend.url }));
  expect(asked).toHaveLength(2);
  expect(trim).toHaveBeenCalledTimes(1);
});

test('mutations that fail to be read take no value from what is asked for', async () => {
  failing.total = (id) => id === '1';
  for (const number of ['A', 'B', 'C', 'D']) await call('Rename', { id: '1', number });
  expect(await call('Order', { id: '2' })).toEqual({
    data: { order: { id: '2', number: 'N2', total: 5 } },
  });
});
