// Scaffolded by Frontage from the lists of the schema. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { PaletteSource } from '../ui/palette/entries.ts';
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
import { tools } from './tools/tools.ts';
import { variantPicker } from './variants/variantPicker.ts';

/** What the palette finds: records, in the order of the navigation, and tools. */
export const palette: PaletteSource = {
  searches: [
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
  ],
  tools,
};
