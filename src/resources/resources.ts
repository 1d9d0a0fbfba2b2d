// Scaffolded by Frontage from the lists of the schema. `frontage pull` keeps your edits.
import type { ResourceGroups } from 'frontage/address/resource';
import { viewer } from '../viewer.ts';
import { blendComponents } from './blend-components/blendComponents.ts';
import { contacts } from './contacts/contacts.ts';
import { customers } from './customers/customers.ts';
import { deliveryAddresses } from './delivery-addresses/deliveryAddresses.ts';
import { employees } from './employees/employees.ts';
import { greenLots } from './green-lots/greenLots.ts';
import { invoices } from './invoices/invoices.ts';
import { monthlyRevenueFigures } from './monthly-revenue-figures/monthlyRevenueFigures.ts';
import { orderEvents } from './order-events/orderEvents.ts';
import { orderLines } from './order-lines/orderLines.ts';
import { orders } from './orders/orders.ts';
import { overdueInvoices } from './overdue-invoices/overdueInvoices.ts';
import { payments } from './payments/payments.ts';
import { productTags } from './product-tags/productTags.ts';
import { products } from './products/products.ts';
import { roastBatches } from './roast-batches/roastBatches.ts';
import { shipments } from './shipments/shipments.ts';
import { standingOrders } from './standing-orders/standingOrders.ts';
import { stockMovements } from './stock-movements/stockMovements.ts';
import { suppliers } from './suppliers/suppliers.ts';
import { tags } from './tags/tags.ts';
import { tickets } from './tickets/tickets.ts';
import { variants } from './variants/variants.ts';

/** The resources that have a list, and those whose records are opened by their keys. */
export const resources: ResourceGroups = {
  main: [
    orders,
    customers,
    invoices,
    greenLots,
    products,
    employees,
    variants,
    shipments,
    suppliers,
    roastBatches,
    contacts,
    deliveryAddresses,
    tickets,
    tags,
    payments,
    overdueInvoices,
  ],
  more: [
    blendComponents,
    monthlyRevenueFigures,
    orderEvents,
    orderLines,
    standingOrders,
    stockMovements,
  ],
  joins: [productTags],
  hasTools: true,
  viewer,
};
