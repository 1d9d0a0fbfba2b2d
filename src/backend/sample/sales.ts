import { addDays, daysBetween, firstDay, lastDay, momentOn, workday } from './calendar.ts';
import { countries } from './places.ts';
import type { Random } from './random.ts';
import type { Row } from './row.ts';

/** How much of each currency one euro buys; fixed, so that the sample stays the same. */
const rates: Record<string, number> = {
  EUR: 1,
  GBP: 0.85,
  SEK: 11.4,
  DKK: 7.46,
  CHF: 0.94,
  PLN: 4.3,
  USD: 1.09,
};

const cancellationReasons = [
  'Ordered twice by mistake.',
  'The café closes for renovation.',
  'Out of stock, and the customer did not want to wait.',
  'Could not agree on a delivery date.',
];

const internalNotes = [
  'Called to confirm: they want it before noon.',
  'First order after the tasting. Put in a bag of Kiambu as a present.',
  'Check the address with the driver; the street is closed until further notice.',
  'Customer asked for an invoice to the head office. Done by hand this time, ask finance to set it up for good.',
];

/** A price in a currency, rounded to five hundredths. */
function priceIn(currency: string, euroCents: number): number {
  return Math.round((euroCents * (rates[currency] ?? 1)) / 5) * 5;
}

const money = (cents: number) => (cents / 100).toFixed(2);

/** When order number `place` of `count` was placed: a business that grows, quiet in August. */
function orderDate(random: Random, place: number, count: number): string {
  const days = daysBetween(firstDay, lastDay);
  const date = workday(addDays(firstDay, Math.floor(days * (place / count) ** 0.72)));
  return date.slice(5, 7) === '08' && random.chance(0.3) ? workday(addDays(date, -20)) : date;
}

function statusOf(random: Random, age: number): string {
  if (age > 12) return random.weighted({ delivered: 94, cancelled: 5, shipped: 1 });
  if (age > 5) return random.weighted({ delivered: 50, shipped: 40, cancelled: 6, roasting: 4 });
  return random.weighted({ draft: 16, confirmed: 38, roasting: 26, shipped: 18, cancelled: 2 });
}

/** The cents of one line, rounded half up as the database does. */
export function lineCents(quantity: number, unitCents: number, discountPercent: number): number {
  return Math.floor((quantity * unitCents * (100 - discountPercent) * 2 + 100) / 200);
}

function linesFor(
  random: Random,
  order: Row,
  customer: Row,
  variants: readonly Row[],
  firstId: number,
): Row[] {
  const isLarge = customer.kind === 'distributor' || customer.kind === 'grocer';
  const chosen = random.several(
    variants,
    random.pick(isLarge ? [3, 4, 5, 6, 7] : [1, 1, 2, 2, 3, 4]),
  );
  const currency = String(order.currency);
  return chosen.map((variant, place) => ({
    id: firstId + place,
    order_id: order.id,
    position: place + 1,
    variant_id: variant.id,
    quantity: random.integer(1, isLarge ? 60 : 14) * (variant.weight_grams === 250 ? 2 : 1),
    unit_price: money(priceIn(currency, Number(variant.price_cents))),
    discount_percent: String(customer.discount_percent),
    currency,
    comment: random.chance(0.04)
      ? random.pick([
          'Grind a little coarser, please.',
          'Roasted this week only.',
          'For the summer terrace.',
        ])
      : null,
  }));
}

interface Trade {
  customers: readonly Row[];
  addresses: readonly Row[];
  variants: readonly Row[];
  employeeIds: readonly number[];
}

/** Orders with their lines, oldest first. */
export function sales(random: Random, { customers, addresses, variants, employeeIds }: Trade) {
  const buyers = customers.filter(({ status }) => status !== 'lead');
  const regulars = buyers.filter((_, place) => place % 4 === 0);
  const sold = variants.filter(({ is_active }) => is_active === true);
  const orders: Row[] = [];
  const lines: Row[] = [];
  const count = 2500;
  const dates = Array.from({ length: count }, (_, place) => orderDate(random, place, count)).sort();
  const numbers = new Map<string, number>();

  for (const [place, date] of dates.entries()) {
    const customer = random.pick(random.chance(0.6) ? regulars : buyers);
    const year = date.slice(0, 4);
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    const status = statusOf(random, daysBetween(date, lastDay));
    const requestedOn = workday(addDays(date, random.integer(2, 9)));
    const shippedOn = addDays(date, random.integer(1, 4));
    const leftOn = shippedOn < lastDay ? shippedOn : lastDay;
    const currency = String(customer.currency);
    const hasLeft = status === 'shipped' || status === 'delivered';
    const order: Row = {
      id: place + 1,
      number: `SO-${year}-${String(number).padStart(5, '0')}`,
      customer_id: customer.id,
      status,
      channel: random.weighted({
        web_shop: 44,
        email: 22,
        phone: 10,
        sales_visit: 6,
        standing_order: 18,
      }),
      placed_at: momentOn(date, random.integer(6 * 60, 19 * 60)),
      requested_on: random.chance(0.8) ? requestedOn : null,
      shipped_at: hasLeft ? momentOn(leftOn, random.integer(12 * 60, 17 * 60)) : null,
      cancelled_at: status === 'cancelled' ? momentOn(date, 20 * 60) : null,
      cancellation_reason: status === 'cancelled' ? random.pick(cancellationReasons) : null,
      currency,
      delivery_address_id:
        addresses.find((address) => address.customer_id === customer.id)?.id ?? null,
      sales_rep_id: random.chance(0.85) ? random.pick(employeeIds) : null,
      purchase_order_number: random.chance(0.3) ? `PO-${random.integer(10_000, 99_999)}` : null,
      is_rush: random.chance(0.07),
      internal_notes: random.chance(0.08) ? random.pick(internalNotes) : null,
      metadata: random.chance(0.4)
        ? {
            source: random.pick(['newsletter', 'search', 'reorder button']),
            device: random.pick(['phone', 'desktop']),
            coupon: random.chance(0.1) ? 'SPRING' : null,
          }
        : {},
      created_at: momentOn(date, 19 * 60 + 10),
      updated_at: momentOn(hasLeft ? leftOn : date, 20 * 60),
    };
    const orderLines = linesFor(random, order, customer, sold, lines.length + 1);
    const subtotal = orderLines.reduce(
      (sum, line) =>
        sum +
        lineCents(
          Number(line.quantity),
          Math.round(Number(line.unit_price) * 100),
          Number(line.discount_percent),
        ),
      0,
    );
    const shipping = subtotal > priceIn(currency, 25_000) ? 0 : priceIn(currency, 1250);
    const vatPercent =
      countries.find(({ name }) => name === customer.billing_country)?.vatPercent ?? 0;
    Object.assign(order, {
      subtotal: money(subtotal),
      shipping_amount: money(shipping),
      tax_amount: money(Math.round(((subtotal + shipping) * vatPercent) / 100)),
    });
    orders.push(order);
    lines.push(...orderLines);
  }
  return { orders, lines };
}

/** Standing orders of active customers; each for another variant. */
export function standingOrders(
  random: Random,
  customers: readonly Row[],
  variants: readonly Row[],
): Row[] {
  const active = customers.filter(
    ({ status, kind }) => status === 'active' && kind !== 'distributor',
  );
  const large = variants.filter(
    (variant) => variant.weight_grams === 1000 && variant.is_active === true,
  );
  return random.several(active, 110).map((customer, place): Row => {
    const startedOn = addDays('2025-02-03', random.integer(0, 600));
    const isPaused = random.chance(0.1);
    return {
      id: place + 1,
      customer_id: customer.id,
      variant_id: random.pick(large).id,
      quantity: random.integer(2, 20),
      frequency: random.weighted({ weekly: 45, fortnightly: 35, monthly: 20 }),
      next_on: workday(addDays(lastDay, random.integer(1, 28))),
      paused_until: isPaused ? workday(addDays(lastDay, random.integer(30, 90))) : null,
      is_active: random.chance(0.92),
      created_at: momentOn(startedOn, 640),
      updated_at: momentOn(startedOn, 650),
    };
  });
}
