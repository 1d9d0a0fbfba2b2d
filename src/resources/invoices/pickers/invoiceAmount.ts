// Scaffolded by Frontage from `Query.invoice`. `frontage pull` keeps your edits.
import type { PickedAmount } from 'frontage/ui/form/pickedAmount';
import { graphql } from 'react-relay';
import type { invoiceAmountQuery } from '../../../../__generated__/invoiceAmountQuery.graphql.ts';

/** Reads the amount of an invoice that is picked in a form. */
export const invoiceAmount: PickedAmount<invoiceAmountQuery> = {
  query: graphql`
    query invoiceAmountQuery($id: ID!) {
      invoice(id: $id) {
        amount
        currency
      }
    }
  `,
  variables: (text) => ({ id: text }),
  read: ({ invoice }) => invoice && { amount: invoice.amount, currency: invoice.currency },
};
