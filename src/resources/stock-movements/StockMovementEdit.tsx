// Scaffolded by Frontage from `Mutation.updateStockMovement`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { StockMovementEditQuery } from '../../../__generated__/StockMovementEditQuery.graphql.ts';
import type {
  StockMovementPatch,
  updateStockMovementMutation,
} from '../../../__generated__/updateStockMovementMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { employeePicker } from '../employees/employeePicker.ts';
import { roastBatchPicker } from '../roast-batches/roastBatchPicker.ts';
import { variantPicker } from '../variants/variantPicker.ts';
import { stockMovementFields } from './stockMovementFields.ts';
import { stockMovements } from './stockMovements.ts';
import { updateStockMovement } from './updateStockMovement.ts';

const query = graphql`
  query StockMovementEditQuery($id: ID!) {
    stockMovement(id: $id) @catch {
      id
      kind
      quantity
      comment @catch
      occurredAt
      batch @catch {
        ...roastBatchPicker_record
      }
      employee @catch {
        ...employeePicker_record
      }
      variant @catch {
        ...variantPicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ stockMovement }: StockMovementEditQuery['response']) => stockMovement;

/** The form that changes a stock movement. */
export function StockMovementEdit() {
  const found = readRecord(usePageQuery<StockMovementEditQuery>(query));
  return (
    <RecordPage resource={stockMovements} record={found}>
      {(record) => (
        <EditForm<
          StockMovementEditQuery,
          updateStockMovementMutation,
          typeof record,
          StockMovementPatch
        >
          resource={stockMovements}
          recordKey={record.id}
          fields={stockMovementFields}
          record={record}
          values={(row) => ({
            ...row,
            batch: optionOf(roastBatchPicker, row.batch),
            employee: optionOf(employeePicker, row.employee),
            variant: optionOf(variantPicker, row.variant),
          })}
          query={query}
          latest={readRecord}
          update={updateStockMovement}
        />
      )}
    </RecordPage>
  );
}

StockMovementEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<StockMovementEditQuery>(query, { id }, { subject: ['stockMovement'] }),
  };
};
