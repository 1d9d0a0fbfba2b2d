import { Journal, JournalTakenOver } from '../../../../src/ui/batch/run/journal.ts';
import {
  hasEnded,
  type Interrupted,
  type ItemState,
  type RunPlan,
} from '../../../../src/ui/batch/run/notes.ts';
import * as database from './memoryDatabase.ts';

interface Plan extends RunPlan {
  readonly words: string;
}

const PLAN: Plan = { total: 3, words: 'Change the price' };
const inTab = () => new Journal<Plan>('bulk', 'variants', database);

/** Locks of a tab that was left are released a moment later. */
const released = () => new Promise((resolve) => setTimeout(resolve, 20));

/** What a tab is offered; null for nothing. */
async function offered(journal: Journal<Plan>): Promise<Interrupted<Plan> | null> {
  await released();
  let found: Interrupted<Plan> | null = null;
  await journal.look((interrupted) => (found = interrupted));
  return found;
}

beforeEach(() => {
  database.kept.clear();
  database.written.count = 0;
});

test('a run that was left is offered with its plan, its records and what is known of each', async () => {
  const left = inTab();
  await left.begin(PLAN, ['a', 'b', 'c']);
  await left.write([[0, { state: 'sent', written: { before: 1, after: 2 } }]]);
  await left.write([[0, { state: 'done', reason: null, written: { before: 1, after: 3 } }]]);
  await left.write([[1, { state: 'sent' }]]);
  left.end();
  const next = inTab();
  expect(await offered(next)).toEqual({
    plan: PLAN,
    notes: new Map([
      [0, { state: 'done', reason: null, written: { before: 1, after: 3 } }],
      [1, { state: 'sent', written: undefined }],
    ]),
  });
  expect(await next.readItems()).toEqual(['a', 'b', 'c']);
});

test('a tab that another one has taken a run over from writes nothing more, and does not end it', async () => {
  const frozen = inTab();
  await frozen.begin(PLAN, ['a', 'b', 'c']);
  frozen.end();
  const next = inTab();
  await offered(next);
  expect(await next.takeOver()).toEqual(new Map());
  await expect(frozen.write([[0, { state: 'sent' }]])).rejects.toThrow(JournalTakenOver);
  await frozen.forget();
  await next.write([[0, { state: 'sent' }]]);
  await next.forget();
  expect(database.kept.size).toBe(0);
});

test('a run of which nothing is left is not offered, and is dropped', async () => {
  const left = inTab();
  await left.begin(PLAN, ['a', 'b', 'c']);
  for (const at of [0, 1]) await left.write([[at, { state: 'done' }]]);
  await left.write([[2, { state: 'skipped', reason: 'It stays as it is.' }]]);
  left.end();
  expect(await offered(inTab())).toBeNull();
  expect(database.kept.size).toBe(0);
});

test('a run of another resource is not offered', async () => {
  const left = inTab();
  await left.begin(PLAN);
  left.end();
  expect(await offered(new Journal<Plan>('bulk', 'orders', database))).toBeNull();
  expect(await offered(new Journal<Plan>('imports', 'variants', database))).toBeNull();
});

test('an import that an earlier version began goes on', async () => {
  const at = Date.now();
  await database.changeEntries(({ put }) => {
    put(['bulk', 'variants', 'x'], { ...PLAN, at, tab: 'gone' }, at);
    put(['bulk', 'variants', 'x', 'rows', 2], 'done', at);
    put(['bulk', 'variants', 'x', 'rows', 3], 'sent', at);
  });
  const next = inTab();
  const { plan, notes } = (await offered(next)) ?? {};
  expect([plan, notes]).toEqual([
    expect.objectContaining(PLAN),
    new Map([
      [2, { state: 'done' }],
      [3, { state: 'sent' }],
    ]),
  ]);
  await next.takeOver();
  await next.write([[4, { state: 'sent' }]]);
  expect((await next.takeOver()).size).toBe(3);
});

test('what is noted of a record is one small entry, however many records there are', async () => {
  const journal = inTab();
  const items = Array.from({ length: 100_000 }, (_, at) => `record ${at}`);
  await journal.begin({ ...PLAN, total: items.length }, items);
  expect(database.written.count).toBeLessThan(110);
  database.written.count = 0;
  await journal.write([[77_000, { state: 'sent' }]]);
  expect(database.written.count).toBe(1);
  expect(await journal.readItems()).toEqual(items);
});

test.each<[ItemState[], boolean]>([
  [['done', 'failed', 'unknown'], true],
  [['done', 'skipped', 'failed'], true],
  [['done', 'failed', 'sent'], false],
  [['done', 'failed'], false],
])('a run of three records with the notes %j has come to its end: %s', (states, expected) => {
  const notes = new Map(states.map((state, index) => [index, { state }]));
  expect(hasEnded({ plan: PLAN, notes })).toBe(expected);
});
