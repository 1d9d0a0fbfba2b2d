// Scaffolded by Frontage from `Mutation.updateTicket`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editTicketQuery } from '../../../../__generated__/editTicketQuery.graphql.ts';
import { contactPicker } from '../../contacts/pickers/contactPicker.ts';
import { customerPicker } from '../../customers/pickers/customerPicker.ts';
import { employeePicker } from '../../employees/pickers/employeePicker.ts';
import { orderPicker } from '../../orders/pickers/orderPicker.ts';
import { ticketFields } from '../ticketFields.ts';
import { tickets } from '../tickets.ts';

/** The editable fields of a ticket, with their current values. */
export const editTicket = defineEditing({
  resource: tickets,
  fields: ticketFields,
  query: graphql`
    query editTicketQuery($id: ID!) {
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
        updatedAt
      }
    }
  `,
  variables: (address): editTicketQuery['variables'] => ({ id: String(address.key) }),
  subject: ['ticket'],
  read: ({ ticket }: editTicketQuery['response']) => ticket,
  title: (ticket) => ticket.subject,
  lastChange: (ticket) => ({ at: ticket.updatedAt }),
  values: (ticket) => ({
    ...ticket,
    assignee: optionOf(employeePicker, ticket.assignee),
    contact: optionOf(contactPicker, ticket.contact),
    customer: optionOf(customerPicker, ticket.customer),
    order: optionOf(orderPicker, ticket.order),
  }),
  update: async () => (await import('./updateTicket.ts')).updateTicket,
});
