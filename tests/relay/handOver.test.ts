import type { GraphQLResponse } from 'relay-runtime';
import { createEnvironment } from '../../src/relay/environment.ts';
import { measureSkew } from '../../src/relay/clock.ts';
import { judged } from '../../src/relay/errorCodes.ts';
import { isStale, replay } from '../../src/relay/handOver.ts';
import { operationOf } from '../../src/relay/pageQueries.ts';
import type { GraphQLResult } from '../../src/relay/result.ts';
import {
  handOverOf,
  listResponse,
  listQuery,
  order,
  orderPage,
  shownOrder,
} from './sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from './scriptedBackend.ts';

const QUERY = orderPage('1');
const OPERATION = operationOf(QUERY);

let backend: ScriptedBackend | undefined;
afterEach(() => backend?.restore());

function browserEnvironment() {
  return createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
}

/** What a page shows of an answer that its own network has brought. */
async function shownByNetwork(answer: unknown): Promise<unknown> {
  backend = scriptBackend(() => answer);
  const environment = browserEnvironment();
  environment.retain(OPERATION);
  await environment.execute({ operation: OPERATION }).toPromise();
  backend.restore();
  return shownOrder(environment, QUERY);
}

function shownByReplay(result: GraphQLResult): unknown {
  const environment = browserEnvironment();
  environment.retain(OPERATION);
  replay(environment, OPERATION, handOverOf(QUERY, result));
  return shownOrder(environment, QUERY);
}

const FORBIDDEN = { message: 'No', extensions: { code: 'FORBIDDEN' } };

describe('a handed-over answer shows what the same answer from the network shows', () => {
  test.each<[string, GraphQLResult, object]>([
    ['nothing failed', { data: { order: order('1') } }, {}],
    [
      'one field failed',
      {
        data: { order: order('1', { note: null }) },
        errors: [judged({ ...FORBIDDEN, path: ['order', 'note'] })],
      },
      { fields: { note: { ok: false }, total: { ok: true, value: '12.50' } } },
    ],
    [
      'a related record failed',
      {
        data: { order: order('1', { customer: null }) },
        errors: [judged({ ...FORBIDDEN, path: ['order', 'customer'] })],
      },
      { fields: { customer: { ok: false } } },
    ],
    [
      'a field of a related record failed',
      {
        data: { order: order('1', { customer: { id: 'c', name: null } }) },
        errors: [judged({ ...FORBIDDEN, path: ['order', 'customer', 'name'] })],
      },
      { fields: { customer: { ok: false } } },
    ],
    ['the record is not there', { data: { order: null } }, { order: { ok: true, value: null } }],
    [
      'an error has no path',
      { data: { order: order('1') }, errors: [judged({ message: 'Slow' })] },
      { fields: { note: { ok: true } } },
    ],
  ])('when %s', async (_case, result, expected) => {
    const shown = shownByReplay(result);
    expect(shown).toEqual(await shownByNetwork(result));
    expect(shown).toMatchObject(expected);
  });
});

describe('a handed-over answer', () => {
  test('does not overwrite what the store has learned since', () => {
    const environment = browserEnvironment();
    const handOver = handOverOf(QUERY, { data: { order: order('1', { number: 'old' }) } });
    replay(environment, OPERATION, handOver);
    environment.commitPayload(OPERATION, {
      order: order('1', { number: 'new' }),
    } as unknown as GraphQLResponse);
    replay(environment, OPERATION, handOver);
    expect(shownOrder(environment, QUERY)).toMatchObject({ fields: { number: 'new' } });
  });

  test('is written into every environment of its own', () => {
    const handOver = handOverOf(QUERY, { data: { order: order('1') } });
    for (const environment of [browserEnvironment(), browserEnvironment()]) {
      replay(environment, OPERATION, handOver);
      expect(shownOrder(environment, QUERY)).toMatchObject({ fields: { number: '#1' } });
    }
  });

  test('counts as fetched, so that it is not requested again', () => {
    const environment = browserEnvironment();
    environment.retain(OPERATION);
    expect(environment.check(OPERATION)).toEqual({ status: 'missing' });
    const before = Date.now();
    replay(environment, OPERATION, handOverOf(QUERY, { data: { order: order('1') } }));
    const availability = environment.check(OPERATION);
    expect(availability).toMatchObject({ status: 'available' });
    expect((availability as { fetchTime: number }).fetchTime).toBeGreaterThanOrEqual(before);
  });

  test('that the server did not wait for changes nothing', () => {
    const environment = browserEnvironment();
    replay(environment, OPERATION, handOverOf(QUERY, null));
    expect(environment.check(OPERATION)).toEqual({ status: 'missing' });
  });

  test.each([
    ['a list of 25 rows', handOverOf(listQuery({ first: 25 }), listResponse(25))],
    ['a list of 10 rows', handOverOf(listQuery({ first: 10 }), listResponse(10))],
    [
      'a record with a long text',
      handOverOf(QUERY, { data: { order: order('1', { note: 'Fragile. '.repeat(250) }) } }),
    ],
  ])('weighs hardly more than the answer itself: %s', (_name, handOver) => {
    const weight = JSON.stringify({ list: handOver }).length;
    expect(weight / JSON.stringify(handOver.result).length).toBeLessThan(1.1);
  });

  test.each([-60, 60])(
    'is as old as it is, though the browser’s clock is wrong by %d minutes',
    (minutes) => {
      const madeAt = Date.now();
      jest.useFakeTimers({ now: madeAt + minutes * 60_000 });
      try {
        measureSkew(madeAt - performance.now());
        const handOver = { ...handOverOf(QUERY, null), fetchedAt: madeAt };
        expect(isStale(handOver)).toBe(false);
        jest.advanceTimersByTime(6 * 60_000);
        expect(isStale(handOver)).toBe(true);
      } finally {
        measureSkew(Date.now() - performance.now());
        jest.useRealTimers();
      }
    },
  );
});
