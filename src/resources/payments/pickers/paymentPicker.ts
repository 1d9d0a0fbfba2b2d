// Scaffolded by Frontage from `Query.payments`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { paymentPicker_record$key } from '../../../../__generated__/paymentPicker_record.graphql.ts';
import { payments } from '../payments.ts';

const fragment = graphql`
  fragment paymentPicker_record on Payment @inline {
    id
    reference
  }
`;

/** Finds payments for the forms and filters that refer to them. */
export const paymentPicker: Picker<paymentPicker_record$key> = {
  resource: payments,
  search: { fields: ['Reference'] },
  option: (record) => {
    const payment = readInlineData(fragment, record);
    return { key: payment.id, title: payment.reference };
  },
  finder: async () => (await import('./paymentFinder.ts')).paymentFinder,
  canCreate: true,
};
