// Scaffolded by Frontage from `Query.variant`. `frontage pull` keeps your edits.
import type { PickedAmount } from 'frontage/ui/form/pickedAmount';
import { graphql } from 'react-relay';
import type { variantPriceQuery } from '../../../../__generated__/variantPriceQuery.graphql.ts';

/** Reads the price of a variant that is picked in a form. */
export const variantPrice: PickedAmount<variantPriceQuery> = {
  query: graphql`
    query variantPriceQuery($id: ID!) {
      variant(id: $id) {
        priceCents @catch
        currency @catch
      }
    }
  `,
  variables: (key) => ({ id: key }),
  read: ({ variant }) =>
    variant && { amount: variant.priceCents, currency: variant.currency, unit: 'minor' },
};
