import type { ConcreteRequest } from 'relay-runtime';
import { createOperationDescriptor } from 'relay-runtime';
import { createEnvironment } from '../../src/relay/environment.ts';
import { commit, type Outcome, type PayloadReading } from '../../src/relay/mutation.ts';
import renameNode, {
  type OrderRenameMutation,
} from './project/__generated__/OrderRenameMutation.graphql.ts';
import { order, orderRequest } from './sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from './scriptedBackend.ts';

const mutation: ConcreteRequest = renameNode;
const read = ({ renameOrder }: OrderRenameMutation['response']): PayloadReading => ({
  record: renameOrder,
});
const VARIABLES = { id: '1', number: 'A' };
const SHOWN = createOperationDescriptor(orderRequest, { id: '1' });

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend();
});
afterEach(() => backend.restore());

type ResponseBody = (backend: ScriptedBackend) => void;

async function rename(answer: ResponseBody, verdict: typeof read = read) {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  environment.commitPayload(SHOWN, { order: { __typename: 'Order', ...order('1') } });
  const outcome = commit<OrderRenameMutation>(environment, { mutation, read: verdict }, VARIABLES);
  await Promise.resolve();
  answer(backend);
  const result = await outcome;
  return { result, isStale: environment.check(SHOWN).status === 'stale' };
}

const last = (name: ScriptedBackend) => name.last('OrderRenameMutation');

describe('a change', () => {
  test('that the backend made is saved, and everything known before counts as old', async () => {
    const response = { renameOrder: { id: '1', number: 'A' } };
    const { result, isStale } = await rename((calls) => last(calls).answer({ data: response }));
    expect(result).toMatchObject({ status: 'saved', response });
    expect(isStale).toBe(true);
  });

  test('is saved when only something beside it could not be read', async () => {
    const errors = [{ message: 'No total.', path: ['renameOrder', 'number'] }];
    const data = { renameOrder: { id: '1', number: null } };
    const { result } = await rename((calls) => last(calls).answer({ data, errors }));
    expect(result.status).toBe('saved');
  });

  test('of a record that is gone is refused', async () => {
    const { result, isStale } = await rename((calls) =>
      last(calls).answer({ data: { renameOrder: null } }),
    );
    expect(result.status).toBe('refused');
    expect(isStale).toBe(false);
  });

  test('sends the arguments that it was given, a null among them, and no others', () => {
    const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
    const given: Array<OrderRenameMutation['variables']> = [
      { id: '1', number: 'A' },
      { id: '1', note: null },
      { id: '1', number: undefined },
    ];
    for (const variables of given) {
      void commit<OrderRenameMutation>(environment, { mutation, read }, variables);
      expect(backend.last('OrderRenameMutation').variables).toEqual(variables);
    }
  });

  test('is sent once, even when no answer comes', async () => {
    await rename((calls) => last(calls).hangUp());
    expect(backend.calls).toHaveLength(1);
  });
});

describe('a failure', () => {
  const entry = { message: 'Taken.', path: ['renameOrder'], extensions: { fields: ['number'] } };
  const refused = { status: 'refused', errors: [{ message: 'Taken.', fields: [['number']] }] };
  const failed = (name: string, mayHaveHappened: boolean) => ({
    status: 'failed',
    error: { name },
    mayHaveHappened,
  });
  const cases: Array<[string, ResponseBody, object]> = [
    ['no answer', (calls) => last(calls).hangUp(), failed('NetworkError', true)],
    ['status 503', (calls) => last(calls).answer('down', 503), failed('ResponseError', true)],
    ['status 413', (calls) => last(calls).answer('large', 413), failed('ResponseError', false)],
    ['something else than GraphQL', (calls) => last(calls).answer(1), failed('ParseError', true)],
    [
      'being signed out',
      (calls) =>
        last(calls).answer({
          errors: [{ message: 'Who?', extensions: { code: 'UNAUTHENTICATED' } }],
        }),
      failed('GraphQLResponseError', false),
    ],
    ['errors without data', (calls) => last(calls).answer({ errors: [entry] }), refused],
    [
      'a result that cannot be read',
      (calls) =>
        last(calls).answer({
          data: null,
          errors: [
            { message: 'No.', path: ['renameOrder', 'total'], extensions: { code: 'FORBIDDEN' } },
          ],
        }),
      { status: 'refused', mayHaveHappened: true, errors: [{ message: 'No.' }] },
    ],
    [
      'an error without a reason',
      (calls) => last(calls).answer({ errors: [{ message: 'Internal server error' }] }),
      { status: 'refused', mayHaveHappened: true },
    ],
    [
      'errors beside a null',
      (calls) => last(calls).answer({ data: { renameOrder: null }, errors: [entry] }),
      refused,
    ],
  ];
  test.each(cases)('by %s is distinguished from all others', async (_, answer, expected) => {
    const { result, isStale } = await rename(answer);
    expect(result).toMatchObject(expected);
    const uncertain = result.status !== 'saved' && (result.mayHaveHappened ?? false);
    // What may have been written makes everything old, what was refused does not.
    expect(isStale).toBe(uncertain);
  });
});

describe('an answer that reports its failure as data', () => {
  const answer = { data: { renameOrder: { id: '1', number: 'A' } } };
  const readings: Array<[string, PayloadReading, string[] | null]> = [
    [
      'a list of errors',
      { errors: [{ message: 'Too long.', field: 'number' }, null] },
      ['Too long.'],
    ],
    ['a member of a union', { refusal: 'Expired.' }, ['Expired.']],
    [
      'a member of a union that gives the reason',
      { refusal: 'Cannot ship', cause: 'Not paid' },
      ['Cannot ship: Not paid'],
    ],
    [
      'a member of a union whose message has the reason',
      { refusal: 'Cannot ship: Not paid.', cause: 'Not paid' },
      ['Cannot ship: Not paid.'],
    ],
    ['a flag with a message', { isDone: false, message: 'In use.' }, ['In use.']],
    ['an empty list of errors', { errors: [] }, null],
    ['a flag that says yes', { isDone: true, message: 'Done.' }, null],
  ];
  test.each(readings)('by %s', async (_, reading, messages) => {
    const { result } = await rename(
      (calls) => last(calls).answer(answer),
      () => reading,
    );
    if (messages === null) expect(result.status).toBe('saved');
    else expect(messagesOf(result)).toEqual(messages);
  });
});

function messagesOf(outcome: Outcome<unknown>): string[] {
  return outcome.status === 'refused' ? outcome.errors.map(({ message }) => message) : [];
}
