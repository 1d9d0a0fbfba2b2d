// Scaffolded by Frontage from `Mutation.sendPaymentReminders`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import type { Tool } from '../../address/tool.ts';

export const sendPaymentReminders: Tool = {
  slug: 'send-payment-reminders',
  label: 'Send payment reminders',
  description:
    'Opens a ticket for each customer with invoices that should have been paid long ago.',
  isChange: true,
};
