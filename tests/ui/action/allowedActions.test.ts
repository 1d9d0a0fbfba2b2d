import { allowedActions } from '../../../src/ui/action/allowedActions.ts';
import type { ActionLink } from '../../../src/ui/action/recordAction.ts';

const link = (label: string, more: Partial<ActionLink<object>> = {}): ActionLink<object> => ({
  ...{ label, ...more },
  load: async () => await Promise.reject(new Error('Nothing runs here.')),
});

const state = {
  field: 'status',
  choices: {
    DRAFT: { label: 'Draft', tone: 'neutral', step: 1 },
    CONFIRMED: { label: 'Confirmed', tone: 'info', step: 2 },
    SHIPPED: { label: 'Shipped', tone: 'info', step: 3 },
    OVERDUE: { label: 'Overdue', tone: 'danger' },
    CANCELLED: { label: 'Cancelled', tone: 'danger', isFinal: true },
  },
} as const;

const actions = [
  link('Add a note'),
  link('Ship', { leadsTo: 'SHIPPED' }),
  link('Confirm', { leadsTo: 'CONFIRMED' }),
  link('Cancel', { leadsTo: 'CANCELLED', isDangerous: true }),
];

const offered = (record: object, links = actions) =>
  allowedActions(links, record, state).map(
    ({ label, isNext, isUnexpected }) =>
      `${label}${isNext ? ' (next)' : ''}${isUnexpected ? ' (unexpected)' : ''}`,
  );

test.each([
  ['DRAFT', ['Confirm (next)', 'Add a note', 'Ship (unexpected)', 'Cancel']],
  ['CONFIRMED', ['Ship (next)', 'Add a note', 'Cancel']],
  ['SHIPPED', ['Add a note', 'Cancel']],
  ['CANCELLED', ['Add a note', 'Ship (unexpected)', 'Confirm (unexpected)']],
  ['OVERDUE', ['Add a note', 'Ship', 'Confirm', 'Cancel']],
  ['UNHEARD_OF', ['Add a note', 'Ship', 'Confirm', 'Cancel']],
  [null, ['Add a note', 'Ship', 'Confirm', 'Cancel']],
])('a record is offered what leads on from its state: %s', (status, labels) => {
  expect(offered({ status })).toEqual(labels);
});

test('a state that could not be read holds nothing back', () => {
  const status = { ok: false, errors: [{ message: 'down' }] };
  expect(offered({ status })).toEqual(['Add a note', 'Ship', 'Confirm', 'Cancel']);
});

test('what a record itself allows is offered in any state, and what it forbids in none', () => {
  const own = [
    link('Confirm', { leadsTo: 'CONFIRMED', permission: ['canConfirm'] }),
    link('Ship', { leadsTo: 'SHIPPED', permission: ['canShip'] }),
  ];
  expect(offered({ status: 'SHIPPED', canConfirm: true, canShip: false }, own)).toEqual([
    'Confirm',
  ]);
});

test('what a record itself allows is expected, also beside its way and past its next state', () => {
  const own = [
    link('Confirm', { leadsTo: 'CONFIRMED', permission: ['canConfirm'] }),
    link('Ship', { leadsTo: 'SHIPPED', permission: ['canShip'] }),
  ];
  const may = { canConfirm: true, canShip: true };
  expect(offered({ status: 'CANCELLED', ...may }, own)).toEqual(['Confirm', 'Ship']);
  expect(offered({ status: 'DRAFT', ...may }, own)).toEqual(['Confirm (next)', 'Ship']);
});

test('what leads from a state that ends the way to another beside it is expected', () => {
  const own = [link('Write off', { leadsTo: 'OVERDUE' })];
  expect(offered({ status: 'CANCELLED' }, own)).toEqual(['Write off']);
});

test('a dangerous action is never the next', () => {
  const own = [link('Ship', { leadsTo: 'SHIPPED', isDangerous: true })];
  expect(offered({ status: 'DRAFT' }, own)).toEqual(['Ship']);
});

const DAY_MS = 24 * 60 * 60 * 1000;
const isoAt = (time: number) => new Date(time).toISOString();

test.each([
  [{ archivedAt: null }, ['Archive']],
  [{ archivedAt: isoAt(Date.now() - DAY_MS) }, ['Unarchive']],
  // It is planned, which may be changed either way.
  [{ archivedAt: isoAt(Date.now() + DAY_MS) }, ['Archive', 'Unarchive']],
  [{ archivedAt: { ok: false, errors: [{ message: 'down' }] } }, ['Archive', 'Unarchive']],
  [{}, ['Archive', 'Unarchive']],
])('of two actions by a date, the one is offered that applies: %j', (record, labels) => {
  const byDate = { field: 'archivedAt', isDate: true };
  const own = [
    link('Archive', { sets: { ...byDate, to: true } }),
    link('Unarchive', { sets: { ...byDate, to: false } }),
  ];
  expect(offered(record, own)).toEqual(labels);
});

test.each([
  [{ enabled: true, status: 'SHIPPED' }, ['Disable', 'Unship']],
  [{ enabled: false, status: 'DRAFT' }, ['Enable']],
  [{ enabled: null, status: null }, ['Enable', 'Disable', 'Unship']],
])(
  'of two actions by a Boolean or a state, the one is offered that applies: %j',
  (record, labels) => {
    const own = [
      link('Enable', { sets: { field: 'enabled', to: true } }),
      link('Disable', { sets: { field: 'enabled', to: false } }),
      link('Unship', { sets: { field: 'status', value: 'SHIPPED', to: false } }),
    ];
    expect(offered(record, own)).toEqual(labels);
  },
);

test('an action that the record itself allows is offered whatever a field says', () => {
  const own = [
    link('Archive', { sets: { field: 'archived', to: true }, permission: ['canArchive'] }),
  ];
  expect(offered({ archived: true, canArchive: true }, own)).toEqual(['Archive']);
});
