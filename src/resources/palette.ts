// Scaffolded by Frontage from the lists of the schema. `frontage pull` keeps your edits.
import type { PaletteSource } from '../ui/palette/entries.ts';
import { contactFinder } from './contacts/contactFinder.ts';
import { customerFinder } from './customers/customerFinder.ts';
import { employeeFinder } from './employees/employeeFinder.ts';
import { greenLotFinder } from './green-lots/greenLotFinder.ts';
import { invoiceFinder } from './invoices/invoiceFinder.ts';
import { orderFinder } from './orders/orderFinder.ts';
import { overdueInvoiceFinder } from './overdue-invoices/overdueInvoiceFinder.ts';
import { paymentFinder } from './payments/paymentFinder.ts';
import { productFinder } from './products/productFinder.ts';
import { roastBatchFinder } from './roast-batches/roastBatchFinder.ts';
import { shipmentFinder } from './shipments/shipmentFinder.ts';
import { supplierFinder } from './suppliers/supplierFinder.ts';
import { tagFinder } from './tags/tagFinder.ts';
import { ticketFinder } from './tickets/ticketFinder.ts';
import { tools } from './tools/tools.ts';
import { variantFinder } from './variants/variantFinder.ts';

/** What the palette finds: records, in the order of the navigation, and tools. */
export const palette: PaletteSource = {
  searches: [
    employeeFinder,
    customerFinder,
    productFinder,
    orderFinder,
    variantFinder,
    greenLotFinder,
    invoiceFinder,
    tagFinder,
    contactFinder,
    roastBatchFinder,
    supplierFinder,
    overdueInvoiceFinder,
    paymentFinder,
    ticketFinder,
    shipmentFinder,
  ],
  tools,
};
