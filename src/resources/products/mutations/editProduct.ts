// Scaffolded by Frontage from `Mutation.updateProduct`. `frontage pull` keeps your edits.
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editProductQuery } from '../../../../__generated__/editProductQuery.graphql.ts';
import { productFields } from '../productFields.ts';
import { products } from '../products.ts';

/** The editable fields of a product, with their current values. */
export const editProduct = defineEditing({
  resource: products,
  fields: productFields,
  query: graphql`
    query editProductQuery($id: ID!) {
      product(id: $id) @catch {
        id
        name
        code
        slug
        image @catch
        category
        status
        roast @catch
        description @catch
        tastingNotes
        isOrganic
        brewGuide @catch
        websiteUrl @catch
        launchedOn @catch
        updatedAt
      }
    }
  `,
  variables: (address): editProductQuery['variables'] => ({ id: String(address.key) }),
  subject: ['product'],
  read: ({ product }: editProductQuery['response']) => product,
  title: (product) => product.name,
  lastChange: (product) => ({ at: product.updatedAt }),
  update: async () => (await import('./updateProduct.ts')).updateProduct,
});
