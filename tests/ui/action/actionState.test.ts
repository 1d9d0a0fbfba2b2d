import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { actionState, type ActionState } from '../../../src/ui/action/actionState.ts';
import type { Start } from '../../../src/ui/action/useStart.ts';

const input = text({ label: 'Total' });
const start = (isUnread: boolean, isOfOneRecord = false): Start => ({
  state: {},
  inputs: inputsOf({ total: { ...input, isOfOneRecord } }),
  isUnread,
});

test.each<[string, Start | null, string | null, ActionState['status']]>([
  ['what it starts with is read first', null, null, 'loading'],
  ['then its arguments are asked for', start(false), null, 'asking'],
  ['they start empty where they could not be read', start(true), null, 'asking'],
  ['an amount needs the record that it is of', start(true, true), null, 'lost'],
  ['which may be read', start(false, true), null, 'asking'],
  ['what came of it is shown', start(false), 'Sent.', 'done'],
])('%s', (_case, read, result, status) => {
  expect(actionState(read, result)).toMatchObject({ status });
});
