// Scaffolded by Frontage from `Mutation.createOrder`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { rowsInput } from 'frontage/ui/form/rows/rowsInput';
import { orderLines } from '../order-lines/orderLines.ts';
import { orderFields } from './orderFields.ts';
import { orderOperations } from './orderOperations.ts';

const duplicateCheck = {
  by: 'number',
  picker: async () => (await import('./pickers/orderPicker.ts')).orderPicker,
};
const notCopied = ['number'];
const rows = {
  lines: rowsInput({
    label: 'Lines',
    resource: orderLines,
    tab: 'lines',
    parent: 'order',
    position: 'position',
    operations: async () =>
      (await import('../order-lines/orderLineOperations.ts')).orderLineOperations,
  }),
};

/** The form for a new order. */
export function OrderCreate() {
  return (
    <CreateForm
      operations={orderOperations}
      fields={orderFields}
      duplicateCheck={duplicateCheck}
      notCopied={notCopied}
      rows={rows}
    />
  );
}
