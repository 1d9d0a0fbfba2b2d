import { addDays, daysBetween, lastDay, momentOn } from './calendar.ts';
import type { Random } from './random.ts';
import type { Row } from './row.ts';

/** Subject, text, labels. */
const questions: readonly [string, string, string][] = [
  [
    'Bag arrived torn',
    'One of the bags was open when the parcel arrived and half of the coffee is in the box. I have attached pictures.\n\nCould you send another one with the next order?',
    'delivery|damage',
  ],
  [
    'Coffee tastes different this week',
    'We run the same recipe as always, 18 in and 38 out in 28 seconds, but the last box is much brighter. Did you change something? Two regulars have asked already.',
    'quality',
  ],
  [
    'Where is our order?',
    'We expected the parcel yesterday and the tracking page has not moved since Monday. We open on Saturday with no decaf in the house.',
    'delivery',
  ],
  [
    'Invoice to another address',
    'Please send our invoices to the head office from now on. The VAT number stays the same.',
    'billing',
  ],
  [
    'Espresso machine drops pressure',
    'The left group falls to five bar in the middle of a shot. We have descaled it. When could Iris come by?',
    'machine|urgent',
  ],
  [
    'Tasting for new staff',
    'We have four new people at the bar. Would you do a morning with us, cupping and milk, some time next month?',
    'training',
  ],
  [
    'Wrong grind',
    'We ordered whole bean and got ground for filter. Four bags. We can use two of them, the rest we would like to return.',
    'order|return',
  ],
  [
    'Price list for next year',
    'Could you send the new price list before we print our menu? A rough idea would do.',
    'sales',
  ],
  [
    'Minimum order for own label',
    'We would like our own label on the one-kilo bags. What is the smallest run, and how long does it take?',
    'sales|label',
  ],
  [
    'Pause the standing order',
    'We close for three weeks in summer. Please pause the weekly delivery and start again when we are back.',
    'order',
  ],
];

/** Questions and complaints of the last year and a half. */
export function tickets(
  random: Random,
  customers: readonly Row[],
  contacts: readonly Row[],
  orders: readonly Row[],
  agents: readonly number[],
): Row[] {
  const askers = customers.filter(({ status }) => status === 'active');
  return Array.from({ length: 420 }, (_, place): Row => {
    const date = addDays('2025-05-05', Math.floor((place / 420) * 561));
    const age = daysBetween(date, lastDay);
    const customer = random.pick(askers);
    const [subject, body, labels] = random.pick(questions);
    const status =
      age > 30
        ? random.weighted({ closed: 88, resolved: 11, open: 1 })
        : random.weighted({ open: 35, waiting: 25, resolved: 30, closed: 10 });
    const isDone = status === 'resolved' || status === 'closed';
    const resolvedOn = addDays(date, random.integer(0, Math.min(6, age)));
    const lastOrder = orders.findLast(
      (order) => order.customer_id === customer.id && String(order.placed_at) < momentOn(date, 0),
    );
    return {
      id: place + 1,
      number: `T-${String(10_001 + place)}`,
      subject,
      status,
      priority: labels.includes('urgent')
        ? 'urgent'
        : random.weighted({ low: 20, normal: 60, high: 17, urgent: 3 }),
      customer_id: customer.id,
      contact_id: contacts.find((contact) => contact.customer_id === customer.id)?.id ?? null,
      order_id: /delivery|quality|order/.test(labels) ? (lastOrder?.id ?? null) : null,
      assignee_id: status === 'open' && random.chance(0.5) ? null : random.pick(agents),
      body,
      labels: labels.split('|'),
      satisfaction: isDone && random.chance(0.5) ? random.pick([2, 3, 4, 4, 5, 5, 5]) : null,
      opened_at: momentOn(date, random.integer(7 * 60, 11 * 60)),
      resolved_at: isDone ? momentOn(resolvedOn, random.integer(12 * 60, 18 * 60)) : null,
      updated_at: momentOn(isDone ? resolvedOn : date, 18 * 60 + 5),
    };
  });
}
