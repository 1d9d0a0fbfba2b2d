// Scaffolded by Frontage from `Mutation.updateVariant`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  updateVariantMutation,
  VariantPatch,
} from '../../../__generated__/updateVariantMutation.graphql.ts';
import type { VariantEditQuery } from '../../../__generated__/VariantEditQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { productPicker } from '../products/productPicker.ts';
import { updateVariant } from './updateVariant.ts';
import { variantFields } from './variantFields.ts';
import { variants } from './variants.ts';

const query = graphql`
  query VariantEditQuery($id: ID!) {
    variant(id: $id) @catch {
      id
      name
      sku
      weightGrams @catch
      grind @catch
      priceCents
      costCents
      currency
      barcode @catch
      stock
      reorderLevel
      isActive
      product @catch {
        ...productPicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ variant }: VariantEditQuery['response']) => variant;

/** The form that changes a variant. */
export function VariantEdit() {
  const found = readRecord(usePageQuery<VariantEditQuery>(query));
  return (
    <RecordPage resource={variants} record={found}>
      {(record) => (
        <EditForm<VariantEditQuery, updateVariantMutation, typeof record, VariantPatch>
          resource={variants}
          recordKey={record.id}
          title={record.name}
          fields={variantFields}
          record={record}
          values={(row) => ({ ...row, product: optionOf(productPicker, row.product) })}
          query={query}
          latest={readRecord}
          update={updateVariant}
        />
      )}
    </RecordPage>
  );
}

VariantEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<VariantEditQuery>(query, { id }, { subject: ['variant'] }),
  };
};
