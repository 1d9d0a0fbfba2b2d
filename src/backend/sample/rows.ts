import { batches, stockMovements } from './roastery.ts';
import { billing, shipments } from './billing.ts';
import { coffee } from './coffee.ts';
import { settle } from './paid.ts';
import { people } from './people.ts';
import { createRandom } from './random.ts';
import { sales, standingOrders } from './sales.ts';
import { employees, idsIn } from './staff.ts';
import { tickets } from './support.ts';
import type { Row } from './row.ts';

/** All rows of the sample by table, in an order that foreign keys allow. Every call gives the same rows. */
export function sampleRows(): ReadonlyMap<string, readonly Row[]> {
  const random = createRandom(1683);
  const staff = employees();
  const accountManagers = idsIn('sales', staff);
  const { customers, contacts, addresses } = people(random, accountManagers);
  const goods = coffee(random, idsIn('quality', staff));
  const batchRows = batches(random, goods.components, idsIn('roastery', staff));
  const { orders, lines } = sales(random, {
    customers,
    addresses,
    variants: goods.variants,
    employeeIds: accountManagers,
  });
  const { invoices, payments } = billing(random, orders, customers);
  // By choices of its own: those of all else stay as they are.
  settle(createRandom(1684), orders, invoices);
  return new Map<string, readonly Row[]>([
    ['employees', staff],
    ['customers', customers],
    ['contacts', contacts],
    ['delivery_addresses', addresses],
    ['suppliers', goods.suppliers],
    ['green_lots', goods.lots],
    ['products', goods.products],
    ['product_variants', goods.variants],
    ['tags', goods.tags],
    ['product_tags', goods.productTags],
    ['blend_components', goods.components],
    ['roast_batches', batchRows],
    [
      'stock_movements',
      stockMovements(random, goods.variants, batchRows, idsIn('warehouse', staff)),
    ],
    ['standing_orders', standingOrders(random, customers, goods.variants)],
    ['orders', orders],
    ['order_lines', lines],
    ['invoices', invoices],
    ['payments', payments],
    ['shipments', shipments(random, orders, lines, goods.variants)],
    ['tickets', tickets(random, customers, contacts, orders, idsIn('support', staff))],
  ]);
}
