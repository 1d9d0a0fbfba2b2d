// Scaffolded by Frontage from `Query.order`. `frontage pull` keeps your edits.
import type { PickedCurrency } from 'frontage/ui/form/pickedAmount';
import { graphql } from 'react-relay';
import type { orderCurrencyQuery } from '../../../../__generated__/orderCurrencyQuery.graphql.ts';

/** Reads the currency of an order that is picked in a form. */
export const orderCurrency: PickedCurrency<orderCurrencyQuery> = {
  query: graphql`
    query orderCurrencyQuery($id: ID!) {
      order(id: $id) {
        currency @catch
      }
    }
  `,
  variables: (key) => ({ id: key }),
  read: ({ order }) => order?.currency,
};
