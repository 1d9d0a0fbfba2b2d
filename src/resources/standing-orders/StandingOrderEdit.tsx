// Scaffolded by Frontage from `Mutation.updateStandingOrder`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { StandingOrderEditQuery } from '../../../__generated__/StandingOrderEditQuery.graphql.ts';
import type {
  StandingOrderPatch,
  updateStandingOrderMutation,
} from '../../../__generated__/updateStandingOrderMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { customerPicker } from '../customers/customerPicker.ts';
import { variantPicker } from '../variants/variantPicker.ts';
import { standingOrderFields } from './standingOrderFields.ts';
import { standingOrders } from './standingOrders.ts';
import { updateStandingOrder } from './updateStandingOrder.ts';

const query = graphql`
  query StandingOrderEditQuery($id: ID!) {
    standingOrder(id: $id) @catch {
      id
      quantity
      frequency
      nextOn
      pausedUntil @catch
      isActive
      customer @catch {
        ...customerPicker_record
      }
      variant @catch {
        ...variantPicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ standingOrder }: StandingOrderEditQuery['response']) => standingOrder;

/** The form that changes a standing order. */
export function StandingOrderEdit() {
  const found = readRecord(usePageQuery<StandingOrderEditQuery>(query));
  return (
    <RecordPage resource={standingOrders} record={found}>
      {(record) => (
        <EditForm<
          StandingOrderEditQuery,
          updateStandingOrderMutation,
          typeof record,
          StandingOrderPatch
        >
          resource={standingOrders}
          recordKey={record.id}
          fields={standingOrderFields}
          record={record}
          values={(row) => ({
            ...row,
            customer: optionOf(customerPicker, row.customer),
            variant: optionOf(variantPicker, row.variant),
          })}
          query={query}
          latest={readRecord}
          update={updateStandingOrder}
        />
      )}
    </RecordPage>
  );
}

StandingOrderEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<StandingOrderEditQuery>(query, { id }, { subject: ['standingOrder'] }),
  };
};
