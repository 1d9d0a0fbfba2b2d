import { FULL_ACCESS } from '../../../src/access/access.ts';
import type { BulkOperations } from '../../../src/ui/action/recordOperations.ts';
import type { LabelledInput } from '../../../src/ui/form/input.ts';
import { relation } from '../../../src/ui/form/inputs/relation.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { loadMovement } from '../../../src/ui/list/moves/movement.ts';
import type { Picker } from '../../../src/lists/picker.ts';
import { CUSTOMERS, ORDERS } from './sampleList.ts';

const picker = { resource: CUSTOMERS } as Picker<unknown>;
const isOneRecord = ({ finds }: LabelledInput) => finds?.isMany === false;

/** Whether orders with these inputs are moved between customers. */
async function areMoved(fields: object): Promise<boolean> {
  const editing = { fields, update: () => Promise.resolve({}) };
  const bulk = { actions: [], edit: () => Promise.resolve(editing) } as unknown;
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
