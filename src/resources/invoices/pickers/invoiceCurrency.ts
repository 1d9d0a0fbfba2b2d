// Scaffolded by Frontage from `Query.invoice`. `frontage pull` keeps your edits.
import type { PickedCurrency } from 'frontage/ui/form/pickedAmount';
import { graphql } from 'react-relay';
import type { invoiceCurrencyQuery } from '../../../../__generated__/invoiceCurrencyQuery.graphql.ts';

/** Reads the currency of an invoice that is picked in a form. */
export const invoiceCurrency: PickedCurrency<invoiceCurrencyQuery> = {
  query: graphql`
    query invoiceCurrencyQuery($id: ID!) {
      invoice(id: $id) {
        currency
      }
    }
  `,
  variables: (key) => ({ id: key }),
  read: ({ invoice }) => invoice?.currency,
};
