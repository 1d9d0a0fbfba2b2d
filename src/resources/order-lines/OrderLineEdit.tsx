// Scaffolded by Frontage from `Mutation.updateOrderLine`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { OrderLineEditQuery } from '../../../__generated__/OrderLineEditQuery.graphql.ts';
import type {
  OrderLinePatch,
  updateOrderLineMutation,
} from '../../../__generated__/updateOrderLineMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { orderPicker } from '../orders/orderPicker.ts';
import { variantPicker } from '../variants/variantPicker.ts';
import { orderLineFields } from './orderLineFields.ts';
import { orderLines } from './orderLines.ts';
import { updateOrderLine } from './updateOrderLine.ts';

const query = graphql`
  query OrderLineEditQuery($id: ID!) {
    orderLine(id: $id) @catch {
      id
      position
      quantity
      unitPrice
      discountPercent
      currency
      comment @catch
      order @catch {
        ...orderPicker_record
      }
      variant @catch {
        ...variantPicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ orderLine }: OrderLineEditQuery['response']) => orderLine;

/** The form that changes an order line. */
export function OrderLineEdit() {
  const found = readRecord(usePageQuery<OrderLineEditQuery>(query));
  return (
    <RecordPage resource={orderLines} record={found}>
      {(record) => (
        <EditForm<OrderLineEditQuery, updateOrderLineMutation, typeof record, OrderLinePatch>
          resource={orderLines}
          recordKey={record.id}
          fields={orderLineFields}
          record={record}
          values={(row) => ({
            ...row,
            order: optionOf(orderPicker, row.order),
            variant: optionOf(variantPicker, row.variant),
          })}
          query={query}
          latest={readRecord}
          update={updateOrderLine}
        />
      )}
    </RecordPage>
  );
}

OrderLineEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<OrderLineEditQuery>(query, { id }, { subject: ['orderLine'] }),
  };
};
