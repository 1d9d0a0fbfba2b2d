// Scaffolded by Frontage from `Mutation.updateProduct`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { editProductQuery } from '../../../__generated__/editProductQuery.graphql.ts';
import type {
  ProductPatch,
  updateProductMutation,
} from '../../../__generated__/updateProductMutation.graphql.ts';
import type { Found, RecordEditing } from '../../ui/form/recordEditing.ts';
import { productFields } from './productFields.ts';
import { products } from './products.ts';

const query = graphql`
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
    }
  }
`;

const read = ({ product }: editProductQuery['response']) => product;

/** What of a product can be changed, as it is now. */
export const editProduct: RecordEditing<
  editProductQuery,
  updateProductMutation,
  Found<typeof read>,
  ProductPatch
> = {
  resource: products,
  fields: productFields,
  query,
  variables: (address) => {
    const id = String(address.key);
    return { id };
  },
  subject: ['product'],
  read,
  keyOf: (product) => product.id,
  title: (product) => product.name,
  update: async () => (await import('./updateProduct.ts')).updateProduct,
};
