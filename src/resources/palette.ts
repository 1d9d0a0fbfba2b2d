// Scaffolded by Frontage from the lists of the schema. `frontage pull` keeps your edits.
import type { PaletteSource } from 'frontage/ui/palette/entries';
import { contactFinder } from './contacts/pickers/contactFinder.ts';
import { customerFinder } from './customers/pickers/customerFinder.ts';
import { employeeFinder } from './employees/pickers/employeeFinder.ts';
import { greenLotFinder } from './green-lots/pickers/greenLotFinder.ts';
import { invoiceFinder } from './invoices/pickers/invoiceFinder.ts';
import { orderFinder } from './orders/pickers/orderFinder.ts';
import { overdueInvoiceFinder } from './overdue-invoices/pickers/overdueInvoiceFinder.ts';
import { paymentFinder } from './payments/pickers/paymentFinder.ts';
import { productFinder } from './products/pickers/productFinder.ts';
import { roastBatchFinder } from './roast-batches/pickers/roastBatchFinder.ts';
import { shipmentFinder } from './shipments/pickers/shipmentFinder.ts';
import { supplierFinder } from './suppliers/pickers/supplierFinder.ts';
import { tagFinder } from './tags/pickers/tagFinder.ts';
import { ticketFinder } from './tickets/pickers/ticketFinder.ts';
import { tools } from './tools/tools.ts';
import { variantFinder } from './variants/pickers/variantFinder.ts';

/** The searches of the palette: records, in the order of the navigation, and tools. */
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
