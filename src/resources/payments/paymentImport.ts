// Scaffolded by Frontage from `Mutation.createPayment`. `frontage pull` keeps your edits.
import type {
  createPaymentMutation,
  PaymentInput,
} from '../../../__generated__/createPaymentMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createPayment } from './createPayment.ts';
import { paymentFields } from './paymentFields.ts';
import { payments } from './payments.ts';

/** How payments come out of a file. */
export const paymentImport: RecordImport<createPaymentMutation, PaymentInput> = {
  resource: payments,
  fields: paymentFields,
  creation: createPayment,
  editing: async () => (await import('./editPayment.ts')).editPayment,
};
