// Scaffolded by Frontage from the lists of the schema. `frontage pull` keeps your edits.
import type { HomePanel } from 'frontage/ui/home/Home';
import { CustomerPanel } from './customers/home/CustomerPanel.tsx';
import { EmployeePanel } from './employees/home/EmployeePanel.tsx';
import { InvoicePanel } from './invoices/home/InvoicePanel.tsx';
import { OrderPanel } from './orders/home/OrderPanel.tsx';
import { RoastBatchPanel } from './roast-batches/home/RoastBatchPanel.tsx';
import { TicketPanel } from './tickets/home/TicketPanel.tsx';

/** The panels of the home page, in their order. */
export const panels: readonly HomePanel[] = [
  OrderPanel,
  CustomerPanel,
  InvoicePanel,
  TicketPanel,
  EmployeePanel,
  RoastBatchPanel,
];
