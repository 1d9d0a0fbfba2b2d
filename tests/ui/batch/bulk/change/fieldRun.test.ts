import { createEnvironment } from '../../../../../src/relay/environment.ts';
import { localKeys } from '../../../../../src/resources/localKeys.ts';
import { productOperations } from '../../../../../src/resources/products/productOperations.ts';
import { variantOperations } from '../../../../../src/resources/variants/variantOperations.ts';
import { fieldChanges } from '../../../../../src/ui/batch/bulk/change/fieldChange.ts';
import { changeRunner } from '../../../../../src/ui/batch/bulk/change/fieldRun.ts';
import type { FieldRun } from '../../../../../src/ui/batch/bulk/change/fieldWork.ts';
import { operandName } from '../../../../../src/ui/batch/bulk/change/relativeChange.ts';
import { UndoJournal } from '../../../../../src/ui/batch/bulk/change/undoJournal.ts';
import { undoQuietly, undoRunner } from '../../../../../src/ui/batch/bulk/change/undoRun.ts';
import type { Target } from '../../../../../src/ui/batch/bulk/targets.ts';
import { phaseOf } from '../../../../../src/ui/batch/run/run.ts';
import type { Runner } from '../../../../../src/ui/batch/run/runner.ts';
import { lastChangeText } from '../../../../../src/ui/form/lastChangeText.ts';
import { asEditing, type AnyEditing } from '../../../../../src/ui/form/recordEditing.ts';
import { initialState, type FormState } from '../../../../../src/ui/form/values.ts';
import { startSampleBackend } from '../../../../backend/sampleBackend.ts';

const backend = startSampleBackend();
const LOCALE = { language: 'en-GB', timeZone: 'Europe/Berlin', now: 0 };

const EVERYTHING = `id sku name weightGrams grind priceCents costCents currency barcode stock reorderLevel
  isActive createdAt product { id }`;

interface StoredVariant {
  readonly id: string;
  readonly priceCents: number;
  readonly [field: string]: unknown;
}

/** All variants, with all that a person can change of them. */
async function stored(): Promise<StoredVariant[]> {
  const { variants } = await backend().data<{ variants: { nodes: StoredVariant[] } }>(
    `{ variants(orderBy: SKU_ASC) { nodes { ${EVERYTHING} } } }`,
  );
  return variants.nodes;
}

async function setPrice(id: string, priceCents: number): Promise<void> {
  await backend().data(
    `mutation ($input: UpdateVariantInput!) { updateVariant(input: $input) { variant { id } } }`,
    { input: { id, variantPatch: { priceCents } } },
  );
}

/** What is said of when a variant was last changed: it does not know by whom. */
async function lastChangeOf(id: string): Promise<string> {
  const { variant } = await backend().data<{ variant: { updatedAt: string } }>(
    `query ($id: ID!) { variant(id: $id) { updatedAt } }`,
    { id },
  );
  return String(lastChangeText({ at: variant.updatedAt, by: null }, LOCALE));
}

type Operations = { readonly edit: () => Promise<AnyEditing> };

/** A change of a field, as the dialog makes it. */
async function runOf(
  operations: Operations,
  name: string,
  id: string,
  said: FormState,
  rest: Partial<FieldRun> = {},
): Promise<FieldRun> {
  const editing = asEditing(await operations.edit());
  const { fields } = editing;
  const change = fieldChanges(name, fields, LOCALE).find((one) => one.id === id);
  if (!change) throw new Error(`There is no change ${id}.`);
  const entered = Object.entries(said).map(([key, state]) => [operandName(key), state]);
  return {
    work: { name, fields, asks: [], editing, update: (await editing.update()) as never },
    change,
    entered: { ...initialState(change.operands, {}, LOCALE), ...Object.fromEntries(entered) },
    seen: new Map(),
    journal: new UndoJournal(),
    newEnvironment: () =>
      createEnvironment({ url: backend().endpoint, localKeys, isServer: false }),
    locale: LOCALE,
    ...rest,
  };
}

const raise = (by: string, rest: Partial<FieldRun> = {}) =>
  runOf(variantOperations as unknown as Operations, 'priceCents', 'increase-percent', { by }, rest);

const targetsOf = (rows: readonly { readonly id: string }[]): Target[] =>
  rows.map((row) => ({ key: row.id, href: null, title: row.id, row }));

/** Runs to its end, or until it pauses by itself. */
function finished(runner: Runner<Target>, begin = () => runner.start()): Promise<Runner<Target>> {
  return new Promise((resolve) => {
    runner.subscribe(() => {
      if (['over', 'paused'].includes(phaseOf(runner.state()))) resolve(runner);
    });
    begin();
  });
}

const platform = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = platform;
});

/** The backend gets what is sent, and its answers to some changes are lost. @param lose says of which */
function loseResponses(lose: () => boolean): void {
  globalThis.fetch = async (address, init) => {
    const answer = await platform(address, init);
    const isChange = /"query":"mutation/.test(String(init?.body)) && lose();
    if (isChange) throw new TypeError('fetch failed');
    return answer;
  };
}

test('a run changes what it says and nothing else, and its undo leaves the database as it was', async () => {
  const before = await stored();
  const run = await raise('5');
  const chosen = before.slice(0, 7);
  const runner = await finished(changeRunner(run, targetsOf(chosen)));
  expect(runner.indexesOf('done')).toHaveLength(7);
  const raised = (cents: number) => Number((BigInt(cents) * 105n + 50n) / 100n);
  expect(await stored()).toEqual(
    before.map((variant, index) =>
      index < 7 ? { ...variant, priceCents: raised(variant.priceCents) } : variant,
    ),
  );
  const undone = await finished(undoRunner(run, runner.items));
  expect(undone.indexesOf('done')).toHaveLength(7);
  expect(await stored()).toEqual(before);
  expect(run.journal.keys).toEqual([]);
});

test('a record is computed from what it has when it is written, not from what it had before', async () => {
  const before = await stored();
  const run = await raise('10');
  await setPrice(before[0].id, 5000);
  await finished(changeRunner(run, targetsOf(before.slice(0, 1))));
  expect((await stored())[0].priceCents).toBe(5500);
  await setPrice(before[0].id, before[0].priceCents);
});

test('a record that is not as the preview showed it is left alone, and says what it has become, and when', async () => {
  const before = await stored();
  const [first] = before;
  const shown = {
    priceCents: { amount: '1.00', currency: first.currency },
    currency: first.currency,
  };
  const run = await raise('5', { seen: new Map([[first.id, shown]]) });
  const runner = await finished(changeRunner(run, targetsOf([first])));
  expect(runner.indexesOf('skipped')).toEqual([0]);
  expect(runner.reasonOf(0)).toMatch(/^Changed meanwhile: it was €1.00, and is €\d/);
  expect(runner.reasonOf(0)).toContain(` now. ${await lastChangeOf(first.id)}`);
  expect(await stored()).toEqual(before);
});

test('undo leaves alone what somebody has changed since, and says so', async () => {
  const before = await stored();
  const run = await raise('5');
  const runner = await finished(changeRunner(run, targetsOf(before.slice(0, 2))));
  await setPrice(before[0].id, 4711);
  const { words, isWhole } = await undoQuietly(run, runner.items);
  expect(words).toMatch(/^1 change undone. Not undone: 1. .*Changed meanwhile.*€47.11/);
  expect(words).toContain(` now. ${await lastChangeOf(before[0].id)}`);
  expect(isWhole).toBe(true);
  expect(await stored()).toEqual([{ ...before[0], priceCents: 4711 }, ...before.slice(1)]);
  await setPrice(before[0].id, before[0].priceCents);
});

test('a change whose answer was lost is not made a second time, and is undone with the others', async () => {
  const before = await stored();
  const run = await raise('5');
  const isLost = [true, false, false];
  loseResponses(() => isLost.shift() ?? false);
  const runner = await finished(changeRunner(run, targetsOf(before.slice(0, 3))));
  const unknown = runner.indexesOf('unknown');
  expect(unknown).toHaveLength(1);
  const once = await stored();
  await finished(runner, () => runner.again(unknown));
  expect(runner.indexesOf('done')).toHaveLength(3);
  expect(await stored()).toEqual(once);
  await finished(undoRunner(run, runner.items));
  expect(await stored()).toEqual(before);
});

test('an undo that is interrupted goes on where it was', async () => {
  const before = await stored();
  const run = await raise('5');
  const runner = await finished(changeRunner(run, targetsOf(before.slice(0, 6))));
  let left = 2;
  globalThis.fetch = (address, init) => {
    const isChange = /"query":"mutation/.test(String(init?.body));
    if (isChange && left === 0) return Promise.reject(new TypeError('fetch failed'));
    if (isChange) left -= 1;
    return platform(address, init);
  };
  const first = await undoQuietly(run, runner.items);
  expect(first.isWhole).toBe(false);
  expect(first.words).toMatch(/^2 changes undone. Failed: 4./);
  globalThis.fetch = platform;
  expect(await undoQuietly(run, runner.items)).toEqual({
    words: '4 changes undone.',
    isWhole: true,
  });
  expect(await stored()).toEqual(before);
});

test('what would not change, or cannot, is named and not sent', async () => {
  const before = await stored();
  const run = await raise('0.0001');
  const runner = await finished(
    changeRunner(
      run,
      targetsOf([before[0], { id: Buffer.from('["Variant",999999]').toString('base64') }]),
    ),
  );
  expect(runner.indexesOf('skipped')).toEqual([0, 1]);
  expect([runner.reasonOf(0), runner.reasonOf(1)]).toEqual([
    'It stays as it is.',
    'The record no longer exists.',
  ]);
  expect(run.journal.keys).toEqual([]);
  expect(await stored()).toEqual(before);
});

test('a list and a text of other records are changed and set back', async () => {
  const query = `{ products(orderBy: CODE_ASC, first: 4) { nodes { id name code slug description tastingNotes
    isOrganic brewGuide websiteUrl launchedOn category status roast } } }`;
  const products = async () =>
    (await backend().data<{ products: { nodes: { id: string; tastingNotes: string[] }[] } }>(query))
      .products.nodes;
  const before = await products();
  const changes: Array<[string, string, FormState]> = [
    ['tastingNotes', 'add', { items: [{ value: 'Ripe quince' }] }],
    ['description', 'append', { text: ' — new crop' }],
    ['launchedOn', 'later', { by: '2', unit: 'weeks' }],
  ];
  for (const [name, id, said] of changes) {
    const run = await runOf(productOperations as unknown as Operations, name, id, said);
    const runner = await finished(changeRunner(run, targetsOf(before)));
    expect(await products()).not.toEqual(before);
    await finished(undoRunner(run, runner.items));
    expect(await products()).toEqual(before);
  }
});

test('a run keeps for its undo what fits, and is else not undone at all', () => {
  const journal = new UndoJournal(200);
  const change = { names: ['a'], watched: ['a'], before: { a: 'x' }, after: { a: 'y' } };
  journal.note('1', change);
  journal.note('1', { ...change, after: { a: 'z' } });
  expect(journal.keys).toEqual(['1']);
  expect(journal.changeOf('1')?.after).toEqual({ a: 'z' });
  for (let key = 2; key < 20; key += 1) journal.note(String(key), change);
  expect([journal.keys, journal.isComplete]).toEqual([[], false]);
});
