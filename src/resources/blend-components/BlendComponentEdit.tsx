// Scaffolded by Frontage from `Mutation.updateBlendComponent`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { BlendComponentEditQuery } from '../../../__generated__/BlendComponentEditQuery.graphql.ts';
import type {
  BlendComponentPatch,
  updateBlendComponentMutation,
} from '../../../__generated__/updateBlendComponentMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { greenLotPicker } from '../green-lots/greenLotPicker.ts';
import { productPicker } from '../products/productPicker.ts';
import { blendComponentFields } from './blendComponentFields.ts';
import { blendComponents } from './blendComponents.ts';
import { updateBlendComponent } from './updateBlendComponent.ts';

const query = graphql`
  query BlendComponentEditQuery($id: ID!) {
    blendComponent(id: $id) @catch {
      id
      percent
      note @catch
      greenLot @catch {
        ...greenLotPicker_record
      }
      product @catch {
        ...productPicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ blendComponent }: BlendComponentEditQuery['response']) => blendComponent;

/** The form that changes a blend component. */
export function BlendComponentEdit() {
  const found = readRecord(usePageQuery<BlendComponentEditQuery>(query));
  return (
    <RecordPage resource={blendComponents} record={found}>
      {(record) => (
        <EditForm<
          BlendComponentEditQuery,
          updateBlendComponentMutation,
          typeof record,
          BlendComponentPatch
        >
          resource={blendComponents}
          recordKey={record.id}
          fields={blendComponentFields}
          record={record}
          values={(row) => ({
            ...row,
            greenLot: optionOf(greenLotPicker, row.greenLot),
            product: optionOf(productPicker, row.product),
          })}
          query={query}
          latest={readRecord}
          update={updateBlendComponent}
        />
      )}
    </RecordPage>
  );
}

BlendComponentEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<BlendComponentEditQuery>(query, { id }, { subject: ['blendComponent'] }),
  };
};
