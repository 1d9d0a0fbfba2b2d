import type { ConcreteRequest } from 'relay-runtime';
import { commitMutation, createOperationDescriptor } from 'relay-runtime';
import { createEnvironment, requestOf } from '../../src/relay/environment.ts';
import { reachability } from '../../src/relay/reachability.ts';
import renameNode, {
  type OrderRenameMutation,
} from './project/__generated__/OrderRenameMutation.graphql.ts';
import { listResponse, order, orderRequest, ordersRequest } from './sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from './scriptedBackend.ts';

const renameRequest: ConcreteRequest = renameNode;
const OPERATION = createOperationDescriptor(orderRequest, { id: '1' });

let backend: ScriptedBackend;
beforeEach(() => {
  jest.useFakeTimers();
  backend = scriptBackend();
});
afterEach(() => backend.restore());

function environment() {
  return createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
}

function execute(listener: { error?: (error: Error) => void; complete?: () => void } = {}) {
  return environment().execute({ operation: OPERATION }).subscribe(listener);
}

describe('the body of a call', () => {
  test('of a query leaves out what nobody gave, since null may mean something else', () => {
    const { variables } = createOperationDescriptor(ordersRequest, {
      filter: { status: null },
    }).request;
    expect(variables).toEqual({ first: 25, after: null, filter: { status: null } });
    expect(requestOf(ordersRequest.params, variables)).toEqual({
      operationName: 'OrdersQuery',
      variables: { first: 25, filter: { status: null } },
      query: ordersRequest.params.text,
    });
  });

  test('of a query keeps false, zero and the empty text', () => {
    const variables = { a: false, b: 0, c: '' };
    expect(requestOf(ordersRequest.params, variables).variables).toEqual(variables);
  });

  test('of a mutation keeps null: a person may want it written', () => {
    const variables = { id: '1', number: 'A', note: null };
    expect(requestOf(renameRequest.params, variables).variables).toEqual(variables);
  });

  test('names an operation by its id, if that is all that was compiled', () => {
    const parameters = { ...orderRequest.params, text: null, id: 'hash' } as never;
    expect(requestOf(parameters, {})).toEqual({
      operationName: 'OrderQuery',
      variables: {},
      id: 'hash',
    });
  });
});

describe('a query', () => {
  test('that is no longer awaited is aborted', async () => {
    const outcome = jest.fn();
    const subscription = execute({ error: outcome, complete: outcome });
    expect(backend.last('OrderQuery').isAborted).toBe(false);
    subscription.unsubscribe();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(backend.last('OrderQuery').isAborted).toBe(true);
    expect(backend.calls).toHaveLength(1);
    expect(outcome).not.toHaveBeenCalled();
  });

  test('that got no answer is asked again, and the visitor sees only the answer', async () => {
    const error = jest.fn();
    const complete = jest.fn();
    execute({ error, complete });
    backend.last('OrderQuery').hangUp();
    await jest.advanceTimersByTimeAsync(300);
    expect(backend.calls).toHaveLength(2);
    backend.last('OrderQuery').answer({ data: { order: order('1') } });
    await jest.advanceTimersByTimeAsync(0);
    expect(complete).toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });

  test('that never gets an answer fails, and the shell learns of it', async () => {
    const error = jest.fn();
    execute({ error });
    for (let tries = 0; tries < 3; tries += 1) {
      backend.last('OrderQuery').hangUp();
      await jest.advanceTimersByTimeAsync(600);
    }
    expect(error.mock.calls).toEqual([[expect.objectContaining({ name: 'NetworkError' })]]);
    expect(reachability.isReached()).toBe(false);
    execute();
    backend.last('OrderQuery').answer({ data: { order: null } });
    await jest.advanceTimersByTimeAsync(0);
    expect(reachability.isReached()).toBe(true);
  });
});

test('a query whose every root field failed is no empty list: it fails as a whole', async () => {
  const error = jest.fn();
  execute({ error });
  const errors = [{ message: 'Not today', path: ['order'] }];
  backend.last('OrderQuery').answer({ data: { order: null }, errors });
  await jest.advanceTimersByTimeAsync(0);
  expect(error.mock.calls).toEqual([
    [expect.objectContaining({ name: 'GraphQLResponseError', errors })],
  ]);
});

test('a mutation is sent once, whatever becomes of its answer', async () => {
  const onError = jest.fn();
  commitMutation<OrderRenameMutation>(environment(), {
    mutation: renameRequest,
    variables: { id: '1', number: 'A' },
    onError,
  });
  backend.last('OrderRenameMutation').hangUp();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(backend.calls).toHaveLength(1);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: 'NetworkError' }));
});

test('pages that were left stay in the store for the way back, up to thirty', async () => {
  const visited = environment();
  const operations = Array.from({ length: 31 }, (_, index) =>
    createOperationDescriptor(ordersRequest, { after: `cursor-${index}` }),
  );
  for (const operation of operations) {
    const retained = visited.retain(operation);
    const done = visited.execute({ operation }).toPromise();
    backend.last('OrdersQuery').answer(listResponse(2));
    await done;
    retained.dispose();
  }
  (visited.getStore() as unknown as { __gc(): void }).__gc();
  const statuses = operations.map((operation) => visited.check(operation).status);
  expect(statuses).toEqual(['missing', ...Array.from({ length: 30 }, () => 'available')]);
});
