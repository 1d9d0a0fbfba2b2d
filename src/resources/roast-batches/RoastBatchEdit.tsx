// Scaffolded by Frontage from `Mutation.updateRoastBatch`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { RoastBatchEditQuery } from '../../../__generated__/RoastBatchEditQuery.graphql.ts';
import type {
  RoastBatchPatch,
  updateRoastBatchMutation,
} from '../../../__generated__/updateRoastBatchMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { employeePicker } from '../employees/employeePicker.ts';
import { greenLotPicker } from '../green-lots/greenLotPicker.ts';
import { productPicker } from '../products/productPicker.ts';
import { roastBatches } from './roastBatches.ts';
import { roastBatchFields } from './roastBatchFields.ts';
import { updateRoastBatch } from './updateRoastBatch.ts';

const query = graphql`
  query RoastBatchEditQuery($id: ID!) {
    roastBatch(id: $id) @catch {
      id
      number
      machine
      roastedAt
      chargeWeightKg
      yieldWeightKg
      durationSeconds
      profile
      cupScore @catch
      passed @catch
      notes @catch
      greenLot @catch {
        ...greenLotPicker_record
      }
      product @catch {
        ...productPicker_record
      }
      roaster @catch {
        ...employeePicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ roastBatch }: RoastBatchEditQuery['response']) => roastBatch;

/** The form that changes a roast batch. */
export function RoastBatchEdit() {
  const found = readRecord(usePageQuery<RoastBatchEditQuery>(query));
  return (
    <RecordPage resource={roastBatches} record={found}>
      {(record) => (
        <EditForm<RoastBatchEditQuery, updateRoastBatchMutation, typeof record, RoastBatchPatch>
          resource={roastBatches}
          recordKey={record.id}
          title={record.number}
          fields={roastBatchFields}
          record={record}
          values={(row) => ({
            ...row,
            greenLot: optionOf(greenLotPicker, row.greenLot),
            product: optionOf(productPicker, row.product),
            roaster: optionOf(employeePicker, row.roaster),
          })}
          query={query}
          latest={readRecord}
          update={updateRoastBatch}
        />
      )}
    </RecordPage>
  );
}

RoastBatchEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<RoastBatchEditQuery>(query, { id }, { subject: ['roastBatch'] }),
  };
};
