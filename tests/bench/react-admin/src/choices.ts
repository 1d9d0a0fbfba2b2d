/** Values of an enum with the names that people read. */
export function choicesOf(...values: readonly string[]): Array<{ id: string; name: string }> {
  return values.map((id) => ({ id, name: id[0] + id.slice(1).toLowerCase().replaceAll('_', ' ') }));
}

export const statuses = choicesOf(
  ...['DRAFT', 'CONFIRMED', 'ROASTING', 'SHIPPED', 'DELIVERED', 'CANCELLED'],
);

export const paymentStatuses = choicesOf('UNPAID', 'PARTLY_PAID', 'PAID', 'REFUNDED');

export const channels = choicesOf('WEB_SHOP', 'EMAIL', 'PHONE', 'SALES_VISIT', 'STANDING_ORDER');
