import { FULL_ACCESS, type Access } from '../../../src/access/access.ts';
import { allowedOperations } from '../../../src/ui/action/allowedOperations.ts';
import {
  defineOperations,
  type RecordOperations,
} from '../../../src/ui/action/recordOperations.ts';
import { wayTo } from '../../../src/ui/action/wayTo.ts';
import { ORDERS } from '../list/sampleList.ts';

const load = () => Promise.reject<never>(new Error('not asked for'));
const STATE = {
  field: 'status',
  choices: { OPEN: { label: 'Open', step: 1 }, SHIPPED: { label: 'Shipped', step: 2 } },
};
const NO_SHIPPING: Access = {
  ...FULL_ACCESS,
  denied: { 'Mutation.shipOrder': { kind: 'role', role: 'clerk' } },
};

function operations(own: object): RecordOperations<unknown, unknown> {
  const definition = { resource: ORDERS, ...own } as never;
  return defineOperations(definition) as unknown as RecordOperations<unknown, unknown>;
}

test.each([{}, { bulk: false }, { bulkEdit: false }])(
  'a state is not set past the action that leads there and is denied, with %j',
  (option) => {
    const ship = { label: 'Ship', leadsTo: 'SHIPPED', mutation: 'shipOrder', load };
    const own = operations({ edit: load, state: STATE, actions: [ship], ...option });
    const { actions, allActions } = allowedOperations(NO_SHIPPING, own);
    const change = { record: { status: 'OPEN' }, from: 'OPEN', to: 'SHIPPED' };
    expect(wayTo({ ...change, state: STATE as never, actions, allActions })).toBeNull();
  },
);

test('what is linked to several records at once stays where something else is denied', () => {
  const own = operations({ links: [{ label: 'Tags', mutations: ['addTag', 'removeTag'], load }] });
  expect(allowedOperations(NO_SHIPPING, own).bulk?.links).toHaveLength(1);
  const denied = { 'Mutation.removeTag': { kind: 'role', role: 'clerk' } as const };
  expect(allowedOperations({ ...FULL_ACCESS, denied }, own).bulk).toBeNull();
});
