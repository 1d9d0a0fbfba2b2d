import { addDays, lastDay, momentOn } from './calendar.ts';
import type { Random } from './random.ts';
import type { Row } from './row.ts';

const cents = (amount: unknown) => Math.round(Number(amount) * 100);
const money = (amount: number) => (amount / 100).toFixed(2);
const dateOf = (moment: unknown) => String(moment).slice(0, 10);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** What became of an invoice, by how long ago it was due. */
function invoiceStatus(random: Random, dueOn: string): string {
  if (dueOn < addDays(lastDay, -90))
    return random.weighted({ paid: 965, open: 8, refunded: 12, void: 15 });
  if (dueOn < lastDay) return random.weighted({ paid: 84, open: 14, refunded: 1, void: 1 });
  return random.weighted({ paid: 25, open: 72, void: 1, draft: 2 });
}

/** Invoices for what left the house, with the payments that came in. */
export function billing(random: Random, orders: readonly Row[], customers: readonly Row[]) {
  const invoices: Row[] = [];
  const payments: Row[] = [];
  const numbers = new Map<string, number>();

  const pay = (invoice: Row, amount: number, receivedOn: string, note: string | null) => {
    const prefix = amount < 0 ? 'REF' : 'PAY';
    payments.push({
      id: payments.length + 1,
      reference: `${prefix}-${receivedOn.replaceAll('-', '')}-${String(payments.length + 1).padStart(5, '0')}`,
      invoice_id: invoice.id,
      amount: money(amount),
      currency: invoice.currency,
      method:
        amount < 0
          ? 'bank_transfer'
          : random.weighted({ bank_transfer: 62, direct_debit: 20, card: 16, cash: 2 }),
      received_on: receivedOn,
      note,
      created_at: momentOn(receivedOn, 960),
    });
  };

  for (const order of orders.filter(({ shipped_at }) => shipped_at !== null)) {
    const customer = customers[Number(order.customer_id) - 1]!;
    const issuedOn = dateOf(order.shipped_at);
    const dueOn = addDays(issuedOn, Number(customer.payment_terms_days));
    const year = issuedOn.slice(0, 4);
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    const amount = cents(order.subtotal) + cents(order.shipping_amount) + cents(order.tax_amount);
    const status = invoiceStatus(random, dueOn);
    const invoice: Row = {
      id: invoices.length + 1,
      number: `INV-${year}-${String(number).padStart(5, '0')}`,
      order_id: order.id,
      customer_id: order.customer_id,
      status,
      issued_on: issuedOn,
      due_on: dueOn,
      currency: order.currency,
      amount: money(amount),
      tax_amount: order.tax_amount,
      sent_to: status === 'draft' ? null : customer.email,
      pdf_url:
        status === 'draft'
          ? null
          : `https://files.kadekoffie.example/invoices/INV-${year}-${String(number).padStart(5, '0')}.pdf`,
      notes: status === 'void' ? 'Replaced by a corrected invoice.' : null,
      created_at: momentOn(issuedOn, 1000),
      updated_at: momentOn(issuedOn, 1010),
    };
    const paidOn = earlier(addDays(dueOn, random.integer(-12, 9)), lastDay);
    const isSettled = status === 'paid' || status === 'refunded';
    const isPartly = status === 'open' && random.chance(0.18);
    const paid = isSettled ? amount : isPartly ? Math.round(amount / 2) : 0;
    const firstPayment =
      paid > 0 && (isPartly || random.chance(0.06)) ? Math.round(amount / 2) : paid;
    const receivedOn = paidOn < issuedOn ? issuedOn : paidOn;
    if (firstPayment > 0)
      pay(invoice, firstPayment, receivedOn, firstPayment < amount ? 'First half.' : null);
    if (paid > firstPayment)
      pay(invoice, paid - firstPayment, earlier(addDays(receivedOn, 14), lastDay), 'Second half.');
    const refunded =
      status === 'refunded'
        ? amount
        : status === 'paid' && random.chance(0.01)
          ? Math.round(amount / 4)
          : 0;
    if (refunded > 0)
      pay(
        invoice,
        -refunded,
        earlier(addDays(receivedOn, 20), lastDay),
        'Bags were damaged on the way.',
      );
    invoices.push({
      ...invoice,
      paid_amount: money(paid),
      refunded_amount: money(refunded),
      paid_on: paid > 0 ? receivedOn : null,
    });
  }
  return { invoices, payments };
}

const trackingUrls: Record<string, string> = {
  dhl: 'https://track.dhl.example/',
  ups: 'https://track.ups.example/',
  dpd: 'https://track.dpd.example/',
  gls: 'https://track.gls.example/',
};

/** One shipment for what left the house, now and then two, and some that are being packed. */
export function shipments(
  random: Random,
  orders: readonly Row[],
  lines: readonly Row[],
  variants: readonly Row[],
): Row[] {
  const grams = new Map<unknown, number>();
  for (const line of lines) {
    const weight =
      Number(variants[Number(line.variant_id) - 1]?.weight_grams) * Number(line.quantity);
    grams.set(line.order_id, (grams.get(line.order_id) ?? 0) + weight);
  }
  const rows: Row[] = [];
  for (const order of orders.filter(({ status }) =>
    ['roasting', 'shipped', 'delivered'].includes(String(status)),
  )) {
    const parts = random.chance(0.04) ? 2 : 1;
    for (let part = 0; part < parts; part += 1) {
      const carrier =
        order.currency === 'EUR' && random.chance(0.3)
          ? 'own_van'
          : random.weighted({ dhl: 40, ups: 20, dpd: 25, gls: 15 });
      const trackingNumber = `${carrier === 'own_van' ? 'VAN' : carrier.toUpperCase()}${random.integer(100_000, 999_999)}${String(rows.length + 1).padStart(5, '0')}`;
      const days = random.integer(1, 6);
      const shippedOn = order.shipped_at === null ? null : dateOf(order.shipped_at);
      const status =
        order.status === 'roasting'
          ? 'preparing'
          : order.status === 'delivered'
            ? random.weighted({ delivered: 98, returned: 2 })
            : random.weighted({ in_transit: 60, out_for_delivery: 30, failed: 10 });
      const isDelivered = status === 'delivered';
      rows.push({
        id: rows.length + 1,
        tracking_number: trackingNumber,
        order_id: order.id,
        carrier,
        status,
        shipped_at: order.shipped_at,
        delivered_at:
          isDelivered && shippedOn !== null
            ? momentOn(addDays(shippedOn, days), random.integer(8 * 60, 17 * 60))
            : null,
        expected_on: shippedOn === null ? null : addDays(shippedOn, days),
        parcels: Math.max(1, Math.ceil((grams.get(order.id) ?? 0) / parts / 15_000)),
        weight_kg: ((grams.get(order.id) ?? 0) / parts / 1000).toFixed(2),
        cost: carrier === 'own_van' ? null : money(random.integer(650, 4200)),
        currency: 'EUR',
        tracking_url: carrier in trackingUrls ? `${trackingUrls[carrier]}${trackingNumber}` : null,
        signed_by:
          isDelivered && random.chance(0.7)
            ? random.pick(['Reception', 'Kitchen', 'Neighbour', 'Owner', 'Night porter'])
            : null,
        created_at: order.created_at,
        updated_at: order.updated_at,
      });
    }
  }
  return rows;
}
