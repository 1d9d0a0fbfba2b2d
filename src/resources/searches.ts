// Scaffolded by Frontage from the lists of the schema. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { RecordSearch } from '../ui/palette/recordSearch.ts';
import { contactPicker } from './contacts/contactPicker.ts';
import { customerPicker } from './customers/customerPicker.ts';
import { employeePicker } from './employees/employeePicker.ts';
import { greenLotPicker } from './green-lots/greenLotPicker.ts';
import { invoicePicker } from './invoices/invoicePicker.ts';
import { orderPicker } from './orders/orderPicker.ts';
import { overdueInvoicePicker } from './overdue-invoices/overdueInvoicePicker.ts';
import { paymentPicker } from './payments/paymentPicker.ts';
import { productPicker } from './products/productPicker.ts';
import { roastBatchPicker } from './roast-batches/roastBatchPicker.ts';
import { shipmentPicker } from './shipments/shipmentPicker.ts';
import { supplierPicker } from './suppliers/supplierPicker.ts';
import { tagPicker } from './tags/tagPicker.ts';
import { ticketPicker } from './tickets/ticketPicker.ts';
import { variantPicker } from './variants/variantPicker.ts';

/** The records that the palette finds, in the order of the navigation. */
export const searches: readonly RecordSearch[] = [
  employeePicker,
  customerPicker,
  productPicker,
  orderPicker,
  variantPicker,
  greenLotPicker,
  invoicePicker,
  tagPicker,
  contactPicker,
  roastBatchPicker,
  supplierPicker,
  overdueInvoicePicker,
  paymentPicker,
  ticketPicker,
  shipmentPicker,
];
