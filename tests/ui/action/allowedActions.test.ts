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
    CANCELLED: { label: 'Cancelled', tone: 'danger' },
  },
} as const;

const actions = [
  link('Add a note'),
  link('Ship', { leadsTo: 'SHIPPED' }),
  link('Confirm', { leadsTo: 'CONFIRMED' }),
  link('Cancel', { leadsTo: 'CANCELLED', isDangerous: true }),
];

const offered = (record: object, links = actions) =>
  allowedActions(links, record, state).map(({ label, isNext }) =>
    isNext ? `${label} (next)` : label,
  );

test.each([
  ['DRAFT', ['Confirm (next)', 'Add a note', 'Ship', 'Cancel']],
  ['CONFIRMED', ['Ship (next)', 'Add a note', 'Cancel']],
  ['SHIPPED', ['Add a note', 'Cancel']],
  ['CANCELLED', ['Add a note', 'Ship', 'Confirm']],
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

test('a dangerous action is never the next', () => {
  const own = [link('Ship', { leadsTo: 'SHIPPED', isDangerous: true })];
  expect(offered({ status: 'DRAFT' }, own)).toEqual(['Ship']);
});
