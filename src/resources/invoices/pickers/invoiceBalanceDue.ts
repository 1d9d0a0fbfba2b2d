// Scaffolded by Frontage from `Query.invoice`. `frontage pull` keeps your edits.
import type { PickedAmount } from 'frontage/ui/form/pickedAmount';
import { graphql } from 'react-relay';
import type { invoiceBalanceDueQuery } from '../../../../__generated__/invoiceBalanceDueQuery.graphql.ts';

/** Reads the balance due of an invoice that is picked in a form. */
export const invoiceBalanceDue: PickedAmount<invoiceBalanceDueQuery> = {
  query: graphql`
    query invoiceBalanceDueQuery($id: ID!) {
      invoice(id: $id) {
        balanceDue
        currency
      }
    }
  `,
  variables: (key) => ({ id: key }),
  read: ({ invoice }) => invoice && { amount: invoice.balanceDue, currency: invoice.currency },
};
