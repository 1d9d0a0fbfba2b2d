// Scaffolded by Frontage from `Mutation.updateProductTag`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { ProductTagEditQuery } from '../../../__generated__/ProductTagEditQuery.graphql.ts';
import type {
  ProductTagPatch,
  updateProductTagMutation,
} from '../../../__generated__/updateProductTagMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { employeePicker } from '../employees/employeePicker.ts';
import { productPicker } from '../products/productPicker.ts';
import { tagPicker } from '../tags/tagPicker.ts';
import { productTagFields } from './productTagFields.ts';
import { productTags } from './productTags.ts';
import { updateProductTag } from './updateProductTag.ts';

const query = graphql`
  query ProductTagEditQuery($id: ID!) {
    productTag(id: $id) @catch {
      id
      position
      addedAt
      addedBy @catch {
        ...employeePicker_record
      }
      product @catch {
        ...productPicker_record
      }
      tag @catch {
        ...tagPicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ productTag }: ProductTagEditQuery['response']) => productTag;

/** The form that changes a product tag. */
export function ProductTagEdit() {
  const found = readRecord(usePageQuery<ProductTagEditQuery>(query));
  return (
    <RecordPage resource={productTags} record={found}>
      {(record) => (
        <EditForm<ProductTagEditQuery, updateProductTagMutation, typeof record, ProductTagPatch>
          resource={productTags}
          recordKey={record.id}
          fields={productTagFields}
          record={record}
          values={(row) => ({
            ...row,
            addedBy: optionOf(employeePicker, row.addedBy),
            product: optionOf(productPicker, row.product),
            tag: optionOf(tagPicker, row.tag),
          })}
          query={query}
          latest={readRecord}
          update={updateProductTag}
        />
      )}
    </RecordPage>
  );
}

ProductTagEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<ProductTagEditQuery>(query, { id }, { subject: ['productTag'] }),
  };
};
