// Scaffolded by Frontage from `Mutation.updateTicket`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { TicketEditQuery } from '../../../__generated__/TicketEditQuery.graphql.ts';
import type {
  TicketPatch,
  updateTicketMutation,
} from '../../../__generated__/updateTicketMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { contactPicker } from '../contacts/contactPicker.ts';
import { customerPicker } from '../customers/customerPicker.ts';
import { employeePicker } from '../employees/employeePicker.ts';
import { orderPicker } from '../orders/orderPicker.ts';
import { ticketFields } from './ticketFields.ts';
import { tickets } from './tickets.ts';
import { updateTicket } from './updateTicket.ts';

const query = graphql`
  query TicketEditQuery($id: ID!) {
    ticket(id: $id) @catch {
      id
      subject
      number
      status
      priority
      body
      labels
      satisfaction @catch
      openedAt
      resolvedAt @catch
      assignee @catch {
        ...employeePicker_record
      }
      contact @catch {
        ...contactPicker_record
      }
      customer @catch {
        ...customerPicker_record
      }
      order @catch {
        ...orderPicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ ticket }: TicketEditQuery['response']) => ticket;

/** The form that changes a ticket. */
export function TicketEdit() {
  const found = readRecord(usePageQuery<TicketEditQuery>(query));
  return (
    <RecordPage resource={tickets} record={found}>
      {(record) => (
        <EditForm<TicketEditQuery, updateTicketMutation, typeof record, TicketPatch>
          resource={tickets}
          recordKey={record.id}
          title={record.subject}
          fields={ticketFields}
          record={record}
          values={(row) => ({
            ...row,
            assignee: optionOf(employeePicker, row.assignee),
            contact: optionOf(contactPicker, row.contact),
            customer: optionOf(customerPicker, row.customer),
            order: optionOf(orderPicker, row.order),
          })}
          query={query}
          latest={readRecord}
          update={updateTicket}
        />
      )}
    </RecordPage>
  );
}

TicketEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<TicketEditQuery>(query, { id }, { subject: ['ticket'] }),
  };
};
