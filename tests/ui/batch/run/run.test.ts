import fc from 'fast-check';
import { NetworkError, ResponseError } from '../../../../src/relay/errors.ts';
import {
  advance,
  needsSignIn,
  newRun,
  phaseOf,
  pendingCount,
  type ItemOutcome,
  type RunEvent,
  type RunState,
} from '../../../../src/ui/batch/run/run.ts';
import { Runner, type CallResult } from '../../../../src/ui/batch/run/runner.ts';
import { reportFile } from '../../../../src/ui/batch/run/reportFile.ts';

const ENGLISH = { language: 'en', timeZone: 'UTC', now: 0 };

const SIGNED_OUT = new ResponseError(401, '');
const after = (total: number, ...events: RunEvent[]): RunState =>
  events.reduce(advance, newRun(total));
const begin = (count: number): RunEvent => ({ type: 'begin', count });
const end = (...outcomes: ItemOutcome[]): RunEvent => ({ type: 'end', outcomes });

test.each<[string, RunState, string]>([
  ['goes on while there is something to begin', after(3, begin(1)), 'going'],
  [
    'waits for what is under way before it pauses',
    after(3, begin(1), { type: 'pause' }),
    'pausing',
  ],
  ['is paused then', after(3, begin(1), { type: 'pause' }, end('done')), 'paused'],
  ['continues on request', after(3, { type: 'pause' }, { type: 'resume' }), 'going'],
  ['waits for what is under way before it stops', after(3, begin(1), { type: 'stop' }), 'stopping'],
  ['is over then', after(3, begin(1), { type: 'stop' }, end('failed')), 'over'],
  ['is over when all has ended', after(1, begin(1), end('unknown')), 'over'],
  ['with nothing to do is over at once', after(0), 'over'],
  [
    'pauses by itself when nobody answers',
    after(3, begin(1), { ...end('unknown'), halt: new NetworkError() } as RunEvent),
    'paused',
  ],
])('a run %s', (_, state, phase) => {
  expect(phaseOf(state)).toBe(phase);
});

test('a run whose last calls were refused for lack of a session is over, and says so until it is done again', () => {
  const refused: RunEvent = { type: 'end', outcomes: ['failed'], halt: SIGNED_OUT };
  const ended = after(1, begin(1), refused);
  expect([phaseOf(ended), needsSignIn(ended)]).toEqual(['over', true]);
  const paused = after(3, begin(2), { type: 'pause' }, refused, end('done'));
  expect([phaseOf(paused), needsSignIn(paused)]).toEqual(['paused', true]);
  expect(needsSignIn(advance(paused, { type: 'resume' }))).toBe(false);
});

test('whatever happens in whatever order, each item is counted once', () => {
  const event = fc.oneof(
    fc.record({ type: fc.constant('begin' as const), count: fc.integer({ min: 1, max: 5 }) }),
    fc.constantFrom<RunEvent>({ type: 'pause' }, { type: 'resume' }, { type: 'stop' }),
    fc.constantFrom<RunEvent>(end('done'), end('failed'), end('unknown'), end('skipped')),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), fc.array(event), (total, events) => {
      const state = events.reduce((before, next) => {
        // Nothing ends that was not begun.
        return next.type === 'end' && pendingCount(before) === 0 ? before : advance(before, next);
      }, newRun(total));
      const { begun, done, failed, unknown, skipped } = state;
      expect(begun).toBeLessThanOrEqual(total);
      expect(pendingCount(state)).toBeGreaterThanOrEqual(0);
      expect(done + failed + unknown + skipped + pendingCount(state)).toBe(begun);
    }),
  );
});

/** Sends whatever is given; item `n` ends as `ends` says. */
function runner(count: number, pageInfo: (item: number) => ItemOutcome, size = 1) {
  const sent: number[][] = [];
  let most = 0;
  let now = 0;
  const made = new Runner<number>({
    items: Array.from({ length: count }, (_, index) => index),
    size,
    send: async (items): Promise<CallResult> => {
      sent.push([...items]);
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve));
      now -= 1;
      return { items: items.map((item) => ({ outcome: pageInfo(item), reason: `Item ${item}` })) };
    },
  });
  const over = () =>
    new Promise<void>((resolve) => {
      const look = () => made.isOver && resolve();
      made.subscribe(look);
      look();
    });
  return { made, sent, over, most: () => most };
}

test('each item is sent once, in order, a few at a time', async () => {
  const { made, sent, over, most } = runner(20, () => 'done');
  made.start();
  await over();
  expect(sent.flat()).toEqual(made.items);
  expect(most()).toBe(3);
  expect(made.indexesOf('done')).toHaveLength(20);
});

test('what failed can be tried again, one by one, and nothing else is', async () => {
  let isMended = false;
  const { made, sent, over } = runner(10, (n) => (n % 4 === 0 && !isMended ? 'failed' : 'done'), 5);
  made.start();
  await over();
  expect(sent).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9],
  ]);
  const failed = made.indexesOf('failed');
  expect(failed).toEqual([0, 4, 8]);
  expect(made.reasonOf(4)).toBe('Item 4');
  isMended = true;
  made.again(failed);
  await over();
  expect(sent.slice(2)).toEqual([[0], [4], [8]]);
  expect(made.indexesOf('done')).toHaveLength(10);
});

test('a pause lets nothing further begin, and stopping leaves the rest not begun', async () => {
  const { made, sent, over } = runner(10, () => 'done');
  made.start();
  made.pause();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toHaveLength(3);
  made.stop();
  await over();
  expect(sent).toHaveLength(3);
  expect(made.indexesOf(undefined)).toEqual([3, 4, 5, 6, 7, 8, 9]);
});

test('the report names every item and what became of it', async () => {
  const { made, over } = runner(4, (n) => (['done', 'failed', 'unknown'] as const)[n] ?? 'done');
  made.start();
  await over();
  const text = await reportFile(made, (item) => ({ Order: `=${item}` }), ENGLISH).text();
  expect(text.split('\r\n')).toEqual([
    'Order,Outcome,Reason',
    '"\'=0",done,Item 0',
    '"\'=1",failed,Item 1',
    '"\'=2",unknown,Item 2',
    '"\'=3",done,Item 3',
    '',
  ]);
});

test('a call that our own code fails at ends, and says why', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const failing = (send: () => Promise<CallResult>) => {
    const runner = new Runner<number>({ items: [1], size: 1, send });
    const over = new Promise<void>((resolve) => {
      runner.subscribe(() => runner.isOver && resolve());
    });
    runner.start();
    return over.then(() => [runner.outcomeOf(0), runner.reasonOf(0)]);
  };
  const fault = new Error('There is no such thing.');
  const unsent = failing(() => {
    throw fault;
  });
  expect(await unsent).toEqual(['failed', fault.message]);
  expect(await failing(() => Promise.reject(fault))).toEqual(['unknown', fault.message]);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
