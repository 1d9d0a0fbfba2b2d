import { partOf, type Caught } from '../../relay/caught.ts';

type Amount = string | number;

/** The billionths in a unit of a currency. */
const NANOS = 1_000_000_000n;

/**
 * An amount that a schema splits into whole units and billionths of one, `{ units nanos }`, as a decimal
 * that keeps every digit: 12 and 750000000 are `12.75`. Both have the sign of the amount.
 */
export function wholeAmount(units: Caught<Amount>, nanos: Caught<Amount>): Caught<string> {
  return partOf(units, (whole) => {
    if (typeof nanos !== 'object') return joined(whole, nanos ?? 0);
    return nanos === null ? joined(whole, 0) : partOf(nanos, (part) => joined(whole, part));
  });
}

function joined(units: Amount, nanos: Amount): string {
  const total = BigInt(units) * NANOS + BigInt(nanos);
  const digits = String(total < 0n ? -total : total).padStart(10, '0');
  const fraction = digits.slice(-9).replace(/0+$/, '');
  return `${total < 0n ? '-' : ''}${digits.slice(0, -9)}${fraction && `.${fraction}`}`;
}
