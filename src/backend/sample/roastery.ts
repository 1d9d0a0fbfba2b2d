import { addDays, lastDay, momentOn, workday } from './calendar.ts';
import type { Random } from './random.ts';
import type { Row } from './row.ts';

const notes = [
  'First crack came **twenty seconds early**; lowered the gas by two points next time.',
  'Cupped beside the last batch:\n\n- a little less sweet\n- still *within the target*',
  'Drum was cold after the break. Kept for training, not for sale.',
];

/** Temperatures of the beans (°C) at each minute, falling at first and then rising ever more slowly. */
function curve(random: Random, minutes: number, end: number): number[] {
  const low = random.integer(88, 98);
  return Array.from({ length: minutes + 1 }, (_, minute) => {
    if (minute === 0) return random.integer(196, 208);
    const share = (minute - 1) / (minutes - 1);
    return Math.round((low + (end - low) * share ** 0.72) * 10) / 10;
  });
}

/** Roast batches of the last two years, spread over the coffees that are sold. */
export function batches(
  random: Random,
  components: readonly Row[],
  roasters: readonly number[],
): Row[] {
  return Array.from({ length: 680 }, (_, place): Row => {
    const component = random.pick(components);
    const date = workday(addDays('2025-01-06', Math.floor((place / 680) * 678)));
    const charge = random.pick([1200, 1500, 3000, 4500, 6000]);
    const seconds = random.integer(540, 780);
    const isRecent = date > addDays(lastDay, -2);
    const passed = isRecent ? null : random.chance(0.96);
    return {
      id: place + 1,
      number: `RB-${date.slice(2, 4)}${date.slice(5, 7)}-${String(place + 1).padStart(4, '0')}`,
      product_id: component.product_id,
      green_lot_id: component.green_lot_id,
      roaster_id: random.pick(roasters),
      machine: charge > 3000 ? 'Giesen W60' : charge > 1500 ? 'Probat G45' : 'Giesen W15',
      roasted_at: momentOn(date, random.integer(6 * 60, 14 * 60)),
      charge_weight_kg: (charge / 100).toFixed(2),
      yield_weight_kg: ((charge * random.integer(820, 872)) / 100_000).toFixed(2),
      duration_seconds: seconds,
      profile: {
        chargeTemperature: random.integer(196, 208),
        firstCrackSeconds: Math.round(seconds * 0.82),
        beanTemperatures: curve(random, Math.round(seconds / 60), random.integer(205, 222)),
      },
      cup_score: isRecent
        ? null
        : (random.integer(passed ? 8200 : 7600, passed ? 8950 : 8050) / 100).toFixed(2),
      passed,
      notes:
        passed === false ? notes[2] : random.chance(0.15) ? random.pick(notes.slice(0, 2)) : null,
      created_at: momentOn(date, 15 * 60),
      updated_at: momentOn(date, 16 * 60),
    };
  });
}

/** Comings and goings of stock in the last months. */
export function stockMovements(
  random: Random,
  variants: readonly Row[],
  batchRows: readonly Row[],
  packers: readonly number[],
): Row[] {
  const coffees = variants.filter(({ grind }) => grind !== null);
  return Array.from({ length: 1100 }, (_, place): Row => {
    const date = workday(addDays('2026-02-02', Math.floor((place / 1100) * 286)));
    const kind = random.weighted({
      roasted: 30,
      sold: 52,
      returned: 4,
      counted: 6,
      damaged: 4,
      sample: 4,
    });
    const variant = random.pick(kind === 'roasted' ? coffees : variants);
    const batch =
      kind === 'roasted'
        ? batchRows.find(
            (row) => row.product_id === variant.product_id && String(row.roasted_at) > date,
          )
        : undefined;
    const amount = kind === 'roasted' ? random.integer(12, 96) : random.integer(1, 24);
    const isIncoming =
      kind === 'roasted' || kind === 'returned' || (kind === 'counted' && random.chance(0.5));
    return {
      id: place + 1,
      variant_id: variant.id,
      kind,
      quantity: isIncoming ? amount : -amount,
      batch_id: batch?.id ?? null,
      employee_id: random.pick(packers),
      comment:
        kind === 'damaged'
          ? random.pick(['Torn bag.', 'Fell from the rack.', 'Valve leaks.'])
          : kind === 'sample'
            ? 'Sent to a customer to taste.'
            : kind === 'counted'
              ? 'Corrected after counting.'
              : null,
      occurred_at: momentOn(date, random.integer(7 * 60, 17 * 60)),
    };
  });
}
