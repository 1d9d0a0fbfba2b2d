import { momentOn } from './calendar.ts';
import * as catalogue from './catalogue.ts';
import { greenLots, suppliers } from './green.ts';
import { products, productTags, variants } from './products.ts';
import type { Random } from './random.ts';
import type { Row } from './row.ts';

/** What each coffee is made of: one lot, or several from its countries. */
function components(
  random: Random,
  productRows: readonly Row[],
  lots: readonly Row[],
  supplierRows: readonly Row[],
): Row[] {
  return catalogue.coffees.flatMap((coffee, place) => {
    const origins = coffee.origins.split('|');
    const even = Math.floor(100 / origins.length / 5) * 5;
    return origins.map((origin, part) => {
      const fitting = lots.filter(
        (lot) => supplierRows[Number(lot.supplier_id) - 1]?.country === origin,
      );
      const lot = random.pick(
        fitting.filter(({ status }) => status === 'in_stock').concat(fitting.slice(0, 1)),
      );
      const percent = part === 0 ? 100 - even * (origins.length - 1) : even;
      return {
        product_id: productRows[place]!.id,
        green_lot_id: lot.id,
        percent: String(percent),
        note:
          part === 0 && origins.length > 1
            ? 'Carries the body; do not replace without a tasting.'
            : null,
      };
    });
  });
}

/** Suppliers, lots, products and everything that hangs on them. */
export function coffee(random: Random, buyers: readonly number[]) {
  const supplierRows = suppliers(random);
  const lots = greenLots(random, supplierRows);
  const productRows = products();
  return {
    suppliers: supplierRows,
    lots,
    products: productRows,
    variants: variants(random, productRows),
    tags: catalogue.tags.map(([name, color, description], place): Row => ({
      id: place + 1,
      name,
      color,
      description,
      created_at: momentOn('2018-02-12', 600 + place),
    })),
    productTags: productTags(random, productRows, buyers),
    components: components(random, productRows, lots, supplierRows),
  };
}
