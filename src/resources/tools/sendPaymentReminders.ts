// Scaffolded by Frontage from `Mutation.sendPaymentReminders`. `frontage pull` keeps your edits.
import type { Tool } from 'frontage/address/tool';

export const sendPaymentReminders: Tool = {
  slug: 'send-payment-reminders',
  label: 'Send payment reminders',
  description:
    'Opens a ticket for each customer with invoices that should have been paid long ago.',
  isChange: true,
  root: 'sendPaymentReminders',
};
