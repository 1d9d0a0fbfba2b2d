import type { Random } from './random.ts';
import type { Row } from './row.ts';

/**
 * Says of each order whether it is paid: as its invoice has it, or, before there is one, whether the
 * customer paid in the web shop.
 */
export function settle(random: Random, orders: readonly Row[], invoices: readonly Row[]): void {
  const invoiced = new Map(invoices.map((invoice) => [invoice.order_id, invoice]));
  for (const order of orders) {
    const invoice = invoiced.get(order.id);
    order.payment_status = invoice ? paymentStatusOf(invoice) : prepaid(random, order);
  }
}

function paymentStatusOf({ status, paid_amount: paid, amount }: Row): string {
  if (status === 'refunded') return 'refunded';
  if (Number(paid) >= Number(amount)) return 'paid';
  return Number(paid) > 0 ? 'partly_paid' : 'unpaid';
}

function prepaid(random: Random, { channel, status }: Row): string {
  const isOpen = status === 'confirmed' || status === 'roasting';
  return isOpen && channel === 'web_shop' && random.chance(0.8) ? 'paid' : 'unpaid';
}
