// Scaffolded by Frontage from the lists of the schema. `frontage pull` keeps your edits.
import type { HomeTrend } from 'frontage/ui/home/trend';
import { invoices } from './invoices/invoices.ts';
import { orders } from './orders/orders.ts';
import { tickets } from './tickets/tickets.ts';

/** The charts of the home page, in their order. */
export const trends: readonly HomeTrend[] = [
  {
    resource: orders,
    load: async () => (await import('./orders/home/orderTrend.ts')).orderTrend,
  },
  {
    resource: invoices,
    load: async () => (await import('./invoices/home/invoiceTrend.ts')).invoiceTrend,
  },
  {
    resource: tickets,
    load: async () => (await import('./tickets/home/ticketTrend.ts')).ticketTrend,
  },
];
