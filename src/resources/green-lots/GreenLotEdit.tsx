// Scaffolded by Frontage from `Mutation.updateGreenLot`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { GreenLotEditQuery } from '../../../__generated__/GreenLotEditQuery.graphql.ts';
import type {
  GreenLotPatch,
  updateGreenLotMutation,
} from '../../../__generated__/updateGreenLotMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { supplierPicker } from '../suppliers/supplierPicker.ts';
import { greenLotFields } from './greenLotFields.ts';
import { greenLots } from './greenLots.ts';
import { updateGreenLot } from './updateGreenLot.ts';

const query = graphql`
  query GreenLotEditQuery($id: ID!) {
    greenLot(id: $id) @catch {
      id
      code
      status
      process
      varieties
      harvestedOn @catch
      arrivedOn @catch
      bags
      bagWeightKg
      pricePerKg
      currency
      cupScore @catch
      tastingNotes
      analysis @catch
      supplier @catch {
        ...supplierPicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ greenLot }: GreenLotEditQuery['response']) => greenLot;

/** The form that changes a green lot. */
export function GreenLotEdit() {
  const found = readRecord(usePageQuery<GreenLotEditQuery>(query));
  return (
    <RecordPage resource={greenLots} record={found}>
      {(record) => (
        <EditForm<GreenLotEditQuery, updateGreenLotMutation, typeof record, GreenLotPatch>
          resource={greenLots}
          recordKey={record.id}
          title={record.code}
          fields={greenLotFields}
          record={record}
          values={(row) => ({ ...row, supplier: optionOf(supplierPicker, row.supplier) })}
          query={query}
          latest={readRecord}
          update={updateGreenLot}
        />
      )}
    </RecordPage>
  );
}

GreenLotEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<GreenLotEditQuery>(query, { id }, { subject: ['greenLot'] }),
  };
};
