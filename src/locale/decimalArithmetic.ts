import { readDecimal, scaled, splitDecimal, type Decimal } from './decimals.ts';

// Numbers in program notation, which `isDecimal` accepts. Nothing here is floating point.

/** The sum of two numbers, with all decimals of both. */
export function addDecimals(one: string, other: string): string {
  const [first, second] = [known(one), known(other)];
  const scale = Math.max(first.scale, second.scale);
  return written({ digits: scaled(first, scale) + scaled(second, scale), scale });
}

/** The product of two numbers, with all its decimals. */
export function multiplyDecimals(one: string, other: string): string {
  const [first, second] = [known(one), known(other)];
  return written({ digits: first.digits * second.digits, scale: first.scale + second.scale });
}

/** The number with the other sign. */
export function negateDecimal(text: string): string {
  const { digits, scale } = known(text);
  return written({ digits: -digits, scale });
}

/** A number with so many decimals: what is finer is rounded, half of a unit away from zero. */
export function roundDecimal(text: string, decimals: number): string {
  const number = known(text);
  if (number.scale <= decimals)
    return written({ digits: scaled(number, decimals), scale: decimals });
  const digits = nearestQuotient(number.digits, 10n ** BigInt(number.scale - decimals));
  return written({ digits, scale: decimals });
}

/**
 * The number nearest to another among those that end alike: with a step of 1 and an end of 0.95, 12.40
 * becomes 11.95 and 12.50 12.95. Numbers below zero are rounded as those above; one that is halfway goes
 * away from zero. No number but zero itself changes its sign or becomes zero by an end.
 *
 * @param end zero for multiples of the step
 */
export function roundToStep(text: string, step: string, end = '0'): string {
  const [number, every, rest] = [known(text), known(step), known(end)];
  const scale = Math.max(number.scale, every.scale, rest.scale);
  const [value, unit, offset] = [scaled(number, scale), scaled(every, scale), scaled(rest, scale)];
  if (value === 0n) return text;
  const size = value < 0n ? -value : value;
  const steps = nearestQuotient(size - offset, unit);
  const rounded = (steps < 0n ? 0n : steps) * unit + offset;
  return written({ digits: value < 0n ? -rounded : rounded, scale });
}

/** How many decimals a number is written with. */
export function writtenDecimals(text: string): number {
  return readDecimal(text)?.scale ?? 0;
}

/** @param by positive */
function nearestQuotient(value: bigint, by: bigint): bigint {
  const size = value < 0n ? -value : value;
  const nearest = (2n * size + by) / (2n * by);
  return value < 0n ? -nearest : nearest;
}

function known(text: string): Decimal {
  const number = readDecimal(text);
  if (!number) throw new Error(`“${text}” is no decimal number.`);
  return number;
}

function written(number: Decimal): string {
  const { sign, whole, fraction } = splitDecimal(number);
  return `${sign}${whole}${fraction && `.${fraction}`}`;
}
