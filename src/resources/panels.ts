// Scaffolded by Frontage from the lists of the schema. `frontage pull` keeps your edits.
import type { HomePanel } from '../ui/home/Home.tsx';
import { CustomerPanel } from './customers/CustomerPanel.tsx';
import { EmployeePanel } from './employees/EmployeePanel.tsx';
import { InvoicePanel } from './invoices/InvoicePanel.tsx';
import { OrderPanel } from './orders/OrderPanel.tsx';
import { RoastBatchPanel } from './roast-batches/RoastBatchPanel.tsx';
import { TicketPanel } from './tickets/TicketPanel.tsx';

/** What the home page shows, in its order. */
export const panels: readonly HomePanel[] = [
  CustomerPanel,
  OrderPanel,
  InvoicePanel,
  TicketPanel,
  EmployeePanel,
  RoastBatchPanel,
];
