import { FULL_ACCESS, type Access } from '../../../src/access/access.ts';
import { createEnvironment } from '../../../src/relay/environment.ts';
import type { ActionLink } from '../../../src/ui/action/recordAction.ts';
import type { BulkOperations } from '../../../src/ui/action/recordOperations.ts';
import type { LabelledInput } from '../../../src/ui/form/input.ts';
import { relation } from '../../../src/ui/form/inputs/relation.tsx';
import { choice } from '../../../src/ui/form/inputs/choice.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { loadMovement } from '../../../src/ui/list/moves/movement.ts';
import type { Picker } from '../../../src/lists/picker.ts';
import { LANE_WORDS } from '../../../src/ui/list/board/laneWords.ts';
import type { MoveResult } from '../../../src/ui/list/moves/cardMoves.ts';
import { CUSTOMERS, ORDERS } from './sampleList.ts';

const picker = { resource: CUSTOMERS } as Picker<unknown>;
const isOneRecord = ({ finds }: LabelledInput) => finds?.isMany === false;

/** Whether orders with these inputs are moved between customers. */
async function areMoved(fields: object): Promise<boolean> {
  const editing = { fields, update: () => Promise.resolve({}) };
  const bulk = { actions: [], allActions: [], edit: () => Promise.resolve(editing) } as unknown;
  const movement = await loadMovement({
    ...{ resource: ORDERS, bulk: bulk as BulkOperations<unknown>, state: undefined },
    ...{ by: 'customer', label: 'Customer', suits: isOneRecord, access: FULL_ACCESS },
  });
  return movement !== null && movement.canMove({});
}

test.each([
  ['of its name', { customer: relation({ picker }) }, true],
  [
    'of another name that says the same',
    { customerId: relation({ label: 'Customer', picker }) },
    true,
  ],
  ['of another record', { payer: relation({ picker }) }, false],
  ['that takes no record', { customer: text() }, false],
  [
    'that is not alone in what it says',
    {
      customerId: relation({ label: 'Customer', picker }),
      customerRef: relation({ label: 'Customer', picker }),
    },
    false,
  ],
])('a relation is set by the input %s', async (_name, fields, expected) => {
  expect(await areMoved(fields)).toBe(expected);
});

describe('a state that actions lead to, and an update sets', () => {
  const choices = {
    DRAFT: { label: 'Draft', tone: 'neutral', step: 1 },
    CONFIRMED: { label: 'Confirmed', tone: 'info', step: 2 },
    SHIPPED: { label: 'Shipped', tone: 'info', step: 3 },
    DELIVERED: { label: 'Delivered', tone: 'success', step: 4 },
    CANCELLED: { label: 'Cancelled', tone: 'danger', isFinal: true },
  } as const;
  const run = { mutation: {}, variables: () => ({}) };
  const link = (label: string, leadsTo: string, more: object = {}): ActionLink<unknown> => ({
    ...{ label, leadsTo, mutation: `${label.toLowerCase()}Order` },
    load: () => Promise.resolve({ label, isDangerous: true, ...run } as never),
    ...more,
  });
  const confirm = link('Confirm', 'CONFIRMED');
  const ship = link('Ship', 'SHIPPED');
  const cancel = link('Cancel', 'CANCELLED');
  const editing = {
    fields: { status: choice({ choices }) },
    // What is sent first by an update fails here.
    variables: () => {
      throw new Error('An update was begun.');
    },
    update: () => Promise.resolve({}),
  };
  const language = { language: 'en', timeZone: 'UTC', now: 0 } as never;

  interface Given {
    readonly actions?: ReadonlyArray<ActionLink<unknown>>;
    readonly access?: Access;
    readonly row?: object;
    readonly edit?: object | null;
  }

  /** How an order is moved from one state to another: by a dialog, by an update, or not at all. */
  async function wayOf(from: string, to: string, given: Given = {}): Promise<string> {
    const all = [confirm, ship, cancel];
    const { actions = all, access = FULL_ACCESS, row = {}, edit = editing } = given;
    const load = edit && (() => Promise.resolve(edit));
    const bulk = { actions, allActions: all, edit: load, links: [] } as unknown;
    const movement = await loadMovement({
      ...{ resource: ORDERS, bulk: bulk as BulkOperations<unknown>, access, by: 'status' },
      ...{ state: { field: 'status', choices }, suits: () => true },
    });
    const opened = jest.fn();
    const list = { resource: ORDERS, open: opened, loadRecord: () => Promise.resolve(() => null) };
    const environment = createEnvironment({ url: '/', localKeys: {}, isServer: false });
    const card = { key: '7', row: { status: from, ...row }, href: null, title: 'N7', place: from };
    const [start, end] = [from, to].map((name) => ({ name, value: name }));
    let result: MoveResult | undefined;
    const labelOf = ({ name }: { name: string }) => name;
    void movement
      ?.save(
        { environment, list, card, from: start, to: end, labelOf, words: LANE_WORDS },
        language,
      )
      .then((found) => (result = found));
    for (let turn = 0; turn < 50 && !result && opened.mock.calls.length === 0; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    if (opened.mock.calls.length > 0) return 'dialog';
    if (result?.status === 'waiting') return 'update';
    return (result && 'words' in result && result.words) || 'nothing';
  }

  test.each([
    ['DRAFT', 'CONFIRMED', 'dialog'],
    ['CONFIRMED', 'SHIPPED', 'dialog'],
    ['DRAFT', 'CANCELLED', 'dialog'],
    ['CANCELLED', 'CONFIRMED', 'dialog'],
    ['SHIPPED', 'DELIVERED', 'update'],
    ['CONFIRMED', 'DRAFT', 'update'],
    ['DELIVERED', 'SHIPPED', 'update'],
  ])('from %s to %s: %s', async (from, to, way) => {
    expect(await wayOf(from, to)).toBe(way);
  });

  test('no update goes round an action that the person may not use', async () => {
    const denied: Access['denied'] = { 'Mutation.shipOrder': { kind: 'refused' } };
    const given = { actions: [confirm, cancel], access: { ...FULL_ACCESS, denied } };
    expect(await wayOf('CONFIRMED', 'SHIPPED', given)).toBe(
      'N7 was not moved: You may not change this.',
    );
  });

  test('no update goes round an action that is done on the page of its record only', async () => {
    expect(await wayOf('CONFIRMED', 'SHIPPED', { actions: [confirm, cancel] })).toBe(
      'N7 was not moved: “Ship” asks for more than a move: open the record to do it.',
    );
  });

  test('no update goes round an action that the record does not allow', async () => {
    const own = link('Ship', 'SHIPPED', { permission: ['canShip'] });
    const given = { actions: [confirm, own, cancel], row: { canShip: false } };
    expect(await wayOf('CONFIRMED', 'SHIPPED', given)).toBe(
      'N7 was not moved: No action leads from CONFIRMED to SHIPPED.',
    );
  });

  test('actions are the way where there is no update', async () => {
    expect(await wayOf('CONFIRMED', 'SHIPPED', { edit: null })).toBe('dialog');
    expect(await wayOf('SHIPPED', 'DELIVERED', { edit: null })).toBe(
      'N7 was not moved: No action leads from SHIPPED to DELIVERED.',
    );
  });

  test('an action that cannot be loaded moves nothing', async () => {
    const broken = link('Ship', 'SHIPPED', { load: () => Promise.reject(new Error('Offline.')) });
    expect(await wayOf('CONFIRMED', 'SHIPPED', { actions: [broken] })).toContain(
      'Ship could not be loaded.',
    );
  });
});
