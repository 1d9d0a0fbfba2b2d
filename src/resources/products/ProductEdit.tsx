// Scaffolded by Frontage from `Mutation.updateProduct`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { ProductEditQuery } from '../../../__generated__/ProductEditQuery.graphql.ts';
import type {
  ProductPatch,
  updateProductMutation,
} from '../../../__generated__/updateProductMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { productFields } from './productFields.ts';
import { products } from './products.ts';
import { updateProduct } from './updateProduct.ts';

const query = graphql`
  query ProductEditQuery($id: ID!) {
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

/** The record in the answer of the query. */
const readRecord = ({ product }: ProductEditQuery['response']) => product;

/** The form that changes a product. */
export function ProductEdit() {
  const found = readRecord(usePageQuery<ProductEditQuery>(query));
  return (
    <RecordPage resource={products} record={found}>
      {(record) => (
        <EditForm<ProductEditQuery, updateProductMutation, typeof record, ProductPatch>
          resource={products}
          recordKey={record.id}
          title={record.name}
          fields={productFields}
          record={record}
          query={query}
          latest={readRecord}
          update={updateProduct}
        />
      )}
    </RecordPage>
  );
}

ProductEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<ProductEditQuery>(query, { id }, { subject: ['product'] }),
  };
};
