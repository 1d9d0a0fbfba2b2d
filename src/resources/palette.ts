// Scaffolded by Frontage from the lists of the schema. `frontage pull` keeps your edits.
import type { PaletteSource } from 'frontage/ui/palette/entries';
import { contactFinder } from './contacts/pickers/contactFinder.ts';
import { customers } from './customers/customers.ts';
import { customerFinder } from './customers/pickers/customerFinder.ts';
import { employees } from './employees/employees.ts';
import { employeeFinder } from './employees/pickers/employeeFinder.ts';
import { carrier } from './enums/carrier.ts';
import { currency } from './enums/currency.ts';
import { customerKind } from './enums/customerKind.ts';
import { customerStatus } from './enums/customerStatus.ts';
import { department } from './enums/department.ts';
import { grind } from './enums/grind.ts';
import { invoiceStatus } from './enums/invoiceStatus.ts';
import { lotStatus } from './enums/lotStatus.ts';
import { orderChannel } from './enums/orderChannel.ts';
import { orderStatus } from './enums/orderStatus.ts';
import { paymentMethod } from './enums/paymentMethod.ts';
import { paymentStatus } from './enums/paymentStatus.ts';
import { processingMethod } from './enums/processingMethod.ts';
import { productCategory } from './enums/productCategory.ts';
import { productStatus } from './enums/productStatus.ts';
import { roastLevel } from './enums/roastLevel.ts';
import { shipmentStatus } from './enums/shipmentStatus.ts';
import { supplierKind } from './enums/supplierKind.ts';
import { ticketPriority } from './enums/ticketPriority.ts';
import { ticketStatus } from './enums/ticketStatus.ts';
import { greenLots } from './green-lots/greenLots.ts';
import { greenLotFinder } from './green-lots/pickers/greenLotFinder.ts';
import { invoices } from './invoices/invoices.ts';
import { invoiceFinder } from './invoices/pickers/invoiceFinder.ts';
import { orders } from './orders/orders.ts';
import { orderFinder } from './orders/pickers/orderFinder.ts';
import { overdueInvoices } from './overdue-invoices/overdueInvoices.ts';
import { overdueInvoiceFinder } from './overdue-invoices/pickers/overdueInvoiceFinder.ts';
import { payments } from './payments/payments.ts';
import { paymentFinder } from './payments/pickers/paymentFinder.ts';
import { productFinder } from './products/pickers/productFinder.ts';
import { products } from './products/products.ts';
import { roastBatchFinder } from './roast-batches/pickers/roastBatchFinder.ts';
import { roastBatches } from './roast-batches/roastBatches.ts';
import { shipmentFinder } from './shipments/pickers/shipmentFinder.ts';
import { shipments } from './shipments/shipments.ts';
import { supplierFinder } from './suppliers/pickers/supplierFinder.ts';
import { suppliers } from './suppliers/suppliers.ts';
import { tagFinder } from './tags/pickers/tagFinder.ts';
import { ticketFinder } from './tickets/pickers/ticketFinder.ts';
import { tickets } from './tickets/tickets.ts';
import { tools } from './tools/tools.ts';
import { variantFinder } from './variants/pickers/variantFinder.ts';
import { variants } from './variants/variants.ts';

/** What the palette finds: records, in the order of the navigation, lists by a value of theirs, and tools. */
export const palette: PaletteSource = {
  searches: [
    orderFinder,
    customerFinder,
    invoiceFinder,
    greenLotFinder,
    productFinder,
    employeeFinder,
    variantFinder,
    shipmentFinder,
    supplierFinder,
    roastBatchFinder,
    contactFinder,
    ticketFinder,
    tagFinder,
    paymentFinder,
    overdueInvoiceFinder,
  ],
  choices: [
    { resource: orders, filter: 'status', choices: orderStatus },
    { resource: orders, filter: 'paymentStatus', choices: paymentStatus },
    { resource: orders, filter: 'channel', choices: orderChannel },
    { resource: customers, filter: 'status', choices: customerStatus },
    { resource: customers, filter: 'kind', choices: customerKind },
    { resource: customers, filter: 'currency', choices: currency },
    { resource: invoices, filter: 'status', choices: invoiceStatus },
    { resource: invoices, filter: 'currency', choices: currency },
    { resource: greenLots, filter: 'status', choices: lotStatus },
    { resource: greenLots, filter: 'process', choices: processingMethod },
    { resource: products, filter: 'status', choices: productStatus },
    { resource: products, filter: 'category', choices: productCategory },
    { resource: products, filter: 'roast', choices: roastLevel },
    { resource: employees, filter: 'department', choices: department },
    { resource: variants, filter: 'grind', choices: grind },
    { resource: shipments, filter: 'status', choices: shipmentStatus },
    { resource: shipments, filter: 'carrier', choices: carrier },
    { resource: suppliers, filter: 'kind', choices: supplierKind },
    { resource: tickets, filter: 'status', choices: ticketStatus },
    { resource: tickets, filter: 'priority', choices: ticketPriority },
    { resource: payments, filter: 'method', choices: paymentMethod },
    { resource: overdueInvoices, filter: 'currency', choices: currency },
  ],
  amounts: [
    { resource: orders, filter: 'total' },
    { resource: customers, filter: 'creditLimit' },
    { resource: invoices, filter: 'amount' },
    { resource: greenLots, filter: 'pricePerKg' },
    { resource: variants, filter: 'priceCents', label: 'Price' },
    { resource: payments, filter: 'amount' },
    { resource: overdueInvoices, filter: 'amount' },
    { resource: overdueInvoices, filter: 'balanceDue' },
  ],
  days: [
    { resource: orders, filter: 'placedAt', label: 'Placed' },
    { resource: orders, filter: 'requestedOn' },
    { resource: customers, filter: 'customerSince' },
    { resource: customers, filter: 'createdAt', label: 'Created' },
    { resource: invoices, filter: 'issuedOn' },
    { resource: invoices, filter: 'dueOn' },
    { resource: greenLots, filter: 'harvestedOn' },
    { resource: greenLots, filter: 'arrivedOn' },
    { resource: products, filter: 'launchedOn' },
    { resource: employees, filter: 'hiredOn' },
    { resource: shipments, filter: 'shippedAt', label: 'Shipped' },
    { resource: shipments, filter: 'deliveredAt', label: 'Delivered' },
    { resource: roastBatches, filter: 'roastedAt', label: 'Roasted' },
    { resource: tickets, filter: 'openedAt', label: 'Opened' },
    { resource: payments, filter: 'receivedOn' },
    { resource: overdueInvoices, filter: 'dueOn' },
  ],
  tools,
};
