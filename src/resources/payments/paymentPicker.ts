// Scaffolded by Frontage from `Query.payments`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { paymentPicker_record$key } from '../../../__generated__/paymentPicker_record.graphql.ts';
import type { paymentPickerOneQuery } from '../../../__generated__/paymentPickerOneQuery.graphql.ts';
import type { paymentPickerQuery } from '../../../__generated__/paymentPickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { payments } from './payments.ts';

const settings: ListSettings<paymentPickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Reference'],
    variables: (text) => ({ filter: { reference: { includesInsensitive: text } } }),
  },
};

const query = graphql`
  query paymentPickerQuery($first: Int, $after: Cursor, $filter: PaymentFilter) {
    payments(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...paymentPicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query paymentPickerOneQuery($id: ID!) {
    payment(id: $id) {
      ...paymentPicker_record
    }
  }
`;

const fragment = graphql`
  fragment paymentPicker_record on Payment @inline {
    id
    reference
  }
`;

/** Finds payments for the forms and filters that refer to them. */
export const paymentPicker: Picker<paymentPickerQuery, paymentPicker_record$key> = {
  resource: payments,
  query,
  settings,
  rows: (answer) => present(answer.payments?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const payment = readInlineData(fragment, record);
    return { key: payment.id, title: titleOf(payments, payment.id, payment.reference) };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ payment }: paymentPickerOneQuery['response']) => payment,
  },
  create: {
    fields: async () => (await import('./paymentFields.ts')).paymentFields,
    creation: async () => (await import('./createPayment.ts')).createPayment,
  },
};
