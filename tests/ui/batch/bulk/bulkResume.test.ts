import type { Access } from '../../../../src/access/access.ts';
import { createEnvironment } from '../../../../src/relay/environment.ts';
import { localKeys } from '../../../../src/resources/localKeys.ts';
import { tagOperations } from '../../../../src/resources/tags/tagOperations.ts';
import { ticketOperations } from '../../../../src/resources/tickets/ticketOperations.ts';
import type { BulkOperations } from '../../../../src/ui/action/recordOperations.ts';
import { beginRun, continuedRun, type Begun } from '../../../../src/ui/batch/bulk/begunRun.ts';
import { bulkJournal, type BulkPlan } from '../../../../src/ui/batch/bulk/bulkJournal.ts';
import { fieldChanges } from '../../../../src/ui/batch/bulk/change/fieldChange.ts';
import { operandName } from '../../../../src/ui/batch/bulk/change/relativeChange.ts';
import { undoQuietly } from '../../../../src/ui/batch/bulk/change/undoRun.ts';
import type { Job, JobSource } from '../../../../src/ui/batch/bulk/job.ts';
import { jobOf } from '../../../../src/ui/batch/bulk/jobOf.ts';
import type { Target } from '../../../../src/ui/batch/bulk/targets.ts';
import type { Interrupted } from '../../../../src/ui/batch/run/notes.ts';
import {
  scriptBackend,
  type ScriptedBackend,
  type ScriptedCall,
} from '../../../relay/scriptedBackend.ts';
import * as database from '../run/memoryDatabase.ts';

jest.mock('../../../../src/storage/database.ts', () =>
  jest.requireActual('../run/memoryDatabase.ts'),
);

const LOCALE = { language: 'en-GB', timeZone: 'Europe/Berlin', now: 0 };
const EVERYTHING: Access = { denied: {} } as Access;
const newEnvironment = () => createEnvironment({ url: '/graphql', localKeys, isServer: false });

interface Tag {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly description: string | null;
}

/** The backend's tags, and how many of its changes it answers: later ones it makes, or loses, and is silent. */
let tags: Map<string, Tag>;
let answers: number;
let isLosing: boolean;
let backend: ScriptedBackend;

beforeEach(() => {
  database.kept.clear();
  tags = new Map(
    Array.from({ length: 9 }, (_, at) => {
      const id = `tag${at}`;
      return [id, { id, name: `Tag ${at}`, color: '#aabbcc', description: null }];
    }),
  );
  answers = Number.POSITIVE_INFINITY;
  isLosing = false;
  backend = scriptBackend(respond);
});
afterEach(() => backend.restore());

function respond({ name, variables }: ScriptedCall): unknown {
  if (name === 'editTagQuery') return { data: { tag: tags.get(String(variables.id)) ?? null } };
  const input = variables.input as { id: string; tagPatch?: Partial<Tag>; ids?: string[] };
  answers -= 1;
  if (answers < 0 && isLosing) return undefined;
  const tag = tags.get(input.id);
  if (name === 'deleteTagMutation' && !tag)
    return { errors: [{ message: 'There is no such tag.' }], data: null };
  if (tag && name === 'deleteTagMutation') tags.delete(tag.id);
  if (tag && name === 'updateTagMutation') tags.set(tag.id, { ...tag, ...input.tagPatch });
  if (answers < 0) return undefined;
  const made = { tag: { ...tags.get(input.id), createdAt: '2026-11-20T09:30:00Z' } };
  return {
    data: { [name.replace('Mutation', '')]: { __typename: 'Payload', ...made, tickets: [] } },
  };
}

const targets = (): Target[] =>
  [...tags.values()].map((row) => ({ key: row.id, href: null, title: row.name, row }));

async function loaded(source: JobSource, operations: object = tagOperations): Promise<Job> {
  const { bulk } = operations as { bulk: BulkOperations<unknown> };
  const job = await jobOf(source, bulk, EVERYTHING, LOCALE);
  if (!job) throw new Error('There is no such job.');
  return job;
}

/** Begins to append an exclamation mark to all names. */
async function beginAppending(): Promise<Begun> {
  const job = await loaded({ kind: 'field', name: 'name' });
  if (!job.work) throw new Error('The name can be read.');
  const changes = fieldChanges('name', job.work.fields, LOCALE);
  const change = changes.find(({ id }) => id === 'append') ?? changes[0];
  const said = {
    entered: { [operandName('text')]: '!' },
    made: { change, seen: new Map() },
  };
  return beginRun({ job, targets: targets(), slug: 'tags', ...said }, newEnvironment, LOCALE);
}

async function begin(source: JobSource, operations: object = tagOperations): Promise<Begun> {
  const job = await loaded(source, operations);
  const run = { job, targets: targets(), slug: 'tags', entered: {}, made: null };
  return beginRun(run, newEnvironment, LOCALE);
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Runs until all is done, or until nothing is answered any more. */
async function ran({ runner }: Begun): Promise<void> {
  runner.start();
  for (let quiet = 0, seen = -1; quiet < 20 && !runner.isOver;) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    quiet = seen === backend.calls.length ? quiet + 1 : 0;
    seen = backend.calls.length;
  }
}

/** The tab is gone, and the next page of the list goes on. */
async function reloaded(begun: Begun, operations: object = tagOperations) {
  backend.restore();
  begun.journal?.end();
  // Its locks are released a moment later.
  await moment();
  backend = scriptBackend(respond);
  answers = Number.POSITIVE_INFINITY;
  const journal = bulkJournal('tags');
  const found: Array<Interrupted<BulkPlan>> = [];
  await journal.look((interrupted) => found.push(interrupted));
  const [interrupted] = found;
  if (!interrupted) return null;
  const { plan } = interrupted;
  const [job, notes] = [await loaded(plan.source, operations), await journal.takeOver()];
  const items = (await journal.readItems()) as Target[];
  const next = continuedRun(job, { plan, notes }, items, journal, newEnvironment, LOCALE);
  if (!next) throw new Error('It cannot be continued.');
  return { ...next, interrupted };
}

const changes = () => backend.calls.filter(({ name }) => name.endsWith('Mutation')).length;
const names = () => [...tags.values()].map(({ name }) => name);

test.each([
  ['reached the backend', false, 6],
  ['never reached the backend', true, 3],
])(
  'a relative change goes on after a reload and is made once, also where what got no answer %s',
  async (_, isLost, made) => {
    const before = names();
    [answers, isLosing] = [3, isLost];
    const begun = await beginAppending();
    await ran(begun);
    expect(names().filter((name) => name.endsWith('!'))).toHaveLength(made);
    const next = await reloaded(begun);
    if (!next?.undoable) throw new Error('It is offered, and can be undone.');
    const states = [...next.interrupted.notes.values()].map(({ state }) => state);
    expect(states.toSorted()).toEqual(['done', 'done', 'done', 'sent', 'sent', 'sent']);
    await ran(next);
    expect(next.runner.indexesOf('done')).toHaveLength(9);
    expect(changes()).toBe(9 - made);
    expect(names()).toEqual(before.map((name) => `${name}!`));
    // All of it is undone: what the first page did, too.
    const undone = await undoQuietly(next.undoable, next.runner.items);
    expect(undone).toEqual({ words: '9 changes undone.', isWhole: true });
    expect(names()).toEqual(before);
    expect(database.kept.size).toBe(0);
  },
);

test('a record that somebody has changed since it was sent is left alone', async () => {
  [answers, isLosing] = [3, true];
  const begun = await beginAppending();
  await ran(begun);
  const note = [...tags.values()][4];
  tags.set(note.id, { ...note, name: 'Mine' });
  const next = await reloaded(begun);
  if (!next) throw new Error('It is offered.');
  await ran(next);
  expect(next.runner.indexesOf('skipped')).toEqual([4]);
  expect(next.runner.reasonOf(4)).toMatch(/^Changed meanwhile: it was Tag 4, and is Mine now/);
  expect(names()[4]).toBe('Mine');
});

test('records are deleted to the last one; one that is gone by now was deleted', async () => {
  answers = 4;
  const begun = await begin({ kind: 'action', name: 'Delete' });
  await ran(begun);
  expect(tags.size).toBe(2);
  const next = await reloaded(begun);
  if (!next) throw new Error('It is offered.');
  await ran(next);
  expect(next.runner.indexesOf('done')).toHaveLength(9);
  expect([tags.size, changes()]).toEqual([0, 2]);
});

test('an action that got no answer is not repeated unless a person says so', async () => {
  answers = 0;
  const begun = await begin({ kind: 'action', name: 'Close' }, ticketOperations);
  await ran(begun);
  const next = await reloaded(begun, ticketOperations);
  if (!next) throw new Error('It is offered.');
  await ran(next);
  expect(next.runner.indexesOf('unknown')).toHaveLength(9);
  expect(changes()).toBe(0);
  next.runner.again(next.runner.indexesOf('unknown').slice(0, 1));
  await ran(next);
  expect(changes()).toBe(1);
});

test('what failed is counted, and says why after a reload as before', async () => {
  tags.delete('tag0');
  const begun = await begin({ kind: 'action', name: 'Delete' });
  const { runner, journal } = begun;
  tags.delete('tag1');
  answers = 4;
  await ran(begun);
  expect(runner.indexesOf('failed')).toEqual([0]);
  expect(journal).not.toBeNull();
  const next = await reloaded(begun);
  expect(next?.runner.indexesOf('failed')).toEqual([0]);
  expect(next?.runner.reasonOf(0)).toBe(runner.reasonOf(0));
});

test('a run that comes to its end leaves nothing in the browser', async () => {
  const begun = await beginAppending();
  await moment();
  expect(database.kept.size).toBeGreaterThan(0);
  await ran(begun);
  expect(begun.runner.indexesOf('done')).toHaveLength(9);
  expect(database.kept.size).toBe(0);
  expect(await reloaded(begun)).toBeNull();
});
