// Scaffolded by Frontage from `Query.customer`. `frontage pull` keeps your edits.
import type { PickedCurrency } from 'frontage/ui/form/pickedAmount';
import { graphql } from 'react-relay';
import type { customerCurrencyQuery } from '../../../../__generated__/customerCurrencyQuery.graphql.ts';

/** Reads the currency of a customer that is picked in a form. */
export const customerCurrency: PickedCurrency<customerCurrencyQuery> = {
  query: graphql`
    query customerCurrencyQuery($id: ID!) {
      customer(id: $id) {
        currency @catch
      }
    }
  `,
  variables: (key) => ({ id: key }),
  read: ({ customer }) => customer?.currency,
};
