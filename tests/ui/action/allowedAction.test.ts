import { cancelOrder } from '../../../src/resources/orders/mutations/cancelOrder.ts';
import { FULL_ACCESS, type DenialReason } from '../../../src/access/access.ts';
import { allowedAction } from '../../../src/ui/action/allowedAction.ts';
import type { AnyAction } from '../../../src/ui/action/recordAction.ts';

const BY_ROLE: DenialReason = { kind: 'role', role: 'clerk' };
const action = {
  ...cancelOrder,
  fields: { ...cancelOrder.fields, note: {} },
  steps: [{ label: 'Why', fields: ['reason', 'note'] }],
} as unknown as AnyAction<never>;

function without(...coordinates: string[]) {
  const denied = Object.fromEntries(coordinates.map((coordinate) => [coordinate, BY_ROLE]));
  return allowedAction({ role: 'clerk', denied }, action);
}

test.each(['CancelOrderInput.note', 'Mutation.cancelOrder(note:)'])(
  'an action asks for no input that may not be sent: %s',
  (coordinate) => {
    const { fields, steps } = without(coordinate);
    expect(Object.keys(fields ?? {})).toEqual(['reason']);
    expect(steps).toEqual([{ label: 'Why', fields: ['reason'] }]);
  },
);

test('it is the same action where all may be sent', () => {
  expect(allowedAction(FULL_ACCESS, action)).toBe(action);
  expect(without('OtherInput.note', 'Mutation.other(note:)')).toBe(action);
});
