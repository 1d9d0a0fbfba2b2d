// Scaffolded by Frontage from the mutations of `Payment`. `frontage pull` keeps your edits.
import type { PaymentTable_rows$data } from '../../../__generated__/PaymentTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several payments at once. */
export const paymentBulk: BulkWork<PaymentTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deletePayment.ts')).deletePayment,
    },
  ],
  edit: {
    fields: async () => (await import('./paymentFields.ts')).paymentFields,
    update: async () => (await import('./updatePayment.ts')).updatePayment,
    editing: async () => (await import('./editPayment.ts')).editPayment,
  },
};
