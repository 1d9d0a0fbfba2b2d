import { partOf, type Caught } from '../../relay/caught.ts';

type Amount = string | number;

/** The billionths in a unit of a currency. */
const NANOS = 1_000_000_000n;

/** The decimals that billionths have room for. */
export const NANOS_DIGITS = 9;

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

/** The reverse: the whole units and the billionths of an amount, which both have its sign. */
export function splitAmount(amount: string): { readonly units: string; readonly nanos: number } {
  const [units, decimals = ''] = amount.split('.');
  const nanos = Number(decimals.slice(0, NANOS_DIGITS).padEnd(NANOS_DIGITS, '0'));
  const isNegative = amount.startsWith('-') && nanos > 0;
  return { units: units === '-0' ? '0' : units, nanos: isNegative ? -nanos : nanos };
}
