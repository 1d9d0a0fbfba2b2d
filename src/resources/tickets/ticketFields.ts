// Scaffolded by Frontage from the input type `TicketInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { choice } from 'frontage/ui/form/inputs/choice';
import { list } from 'frontage/ui/form/inputs/list';
import { integer } from 'frontage/ui/form/inputs/number';
import { relation } from 'frontage/ui/form/inputs/relation';
import { longText, text } from 'frontage/ui/form/inputs/text';
import { moment } from 'frontage/ui/form/inputs/time';
import type { TicketInput } from '../../../__generated__/createTicketMutation.graphql.ts';
import { contactPicker } from '../contacts/pickers/contactPicker.ts';
import { customerPicker } from '../customers/pickers/customerPicker.ts';
import { employeePicker } from '../employees/pickers/employeePicker.ts';
import { ticketPriority } from '../enums/ticketPriority.ts';
import { ticketStatus } from '../enums/ticketStatus.ts';
import { orderPicker } from '../orders/pickers/orderPicker.ts';

/** The form fields of a ticket. */
export const ticketFields: Fields<TicketInput> = {
  subject: text({ required: true }),
  customer: relation({ picker: customerPicker, required: true }),
  number: text({ required: true }),
  status: choice({ choices: ticketStatus, hasDefault: true }),
  priority: choice({ choices: ticketPriority, hasDefault: true }),
  body: longText({ help: 'What the customer wrote.', required: true }),
  labels: list({ item: text({ label: 'Label' }) }),
  satisfaction: integer({ help: 'How the customer rated our answer, from 1 to 5.' }),
  openedAt: moment({ label: 'Opened', hasDefault: true }),
  resolvedAt: moment({ label: 'Resolved' }),
  assignee: relation({ picker: employeePicker }),
  contact: relation({ picker: contactPicker }),
  order: relation({ picker: orderPicker }),
};
