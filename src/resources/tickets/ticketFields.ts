// Scaffolded by Frontage from the input type `TicketInput`. `frontage pull` keeps your edits.
import type { TicketInput } from '../../../__generated__/createTicketMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { choice } from '../../ui/form/inputs/choice.tsx';
import { list } from '../../ui/form/inputs/list.tsx';
import { integer } from '../../ui/form/inputs/number.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { longText, text } from '../../ui/form/inputs/text.tsx';
import { moment } from '../../ui/form/inputs/time.tsx';
import { contactPicker } from '../contacts/pickers/contactPicker.ts';
import { customerPicker } from '../customers/pickers/customerPicker.ts';
import { employeePicker } from '../employees/pickers/employeePicker.ts';
import { ticketPriority } from '../enums/ticketPriority.ts';
import { ticketStatus } from '../enums/ticketStatus.ts';
import { orderPicker } from '../orders/pickers/orderPicker.ts';

/** The form fields of a ticket. */
export const ticketFields: Fields<TicketInput> = {
  number: text({ required: true }),
  subject: text({ required: true }),
  status: choice({ choices: ticketStatus, hasDefault: true }),
  priority: choice({ choices: ticketPriority, hasDefault: true }),
  body: longText({ help: 'What the customer wrote.', required: true }),
  labels: list({ item: text({ label: 'Label' }) }),
  satisfaction: integer({ help: 'How the customer rated our answer, from 1 to 5.' }),
  openedAt: moment({ label: 'Opened', hasDefault: true }),
  resolvedAt: moment({ label: 'Resolved' }),
  assignee: relation({ picker: employeePicker }),
  contact: relation({ picker: contactPicker }),
  customer: relation({ picker: customerPicker, required: true }),
  order: relation({ picker: orderPicker }),
};
