/** A decimal number without floating point: all digits as an integer, and how many are decimals. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i;

/** Reads a number in program notation; null for another text. */
export function readDecimal(text: string): Decimal | null {
  const [, sign, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text.trim()) ?? [];
  if (whole + fraction === '') return null;
  const shift = Number(exponent);
  const scale = Math.max(fraction.length - shift, 0);
  const zeros = Math.max(shift - fraction.length, 0);
  const digits = BigInt(whole + fraction + '0'.repeat(zeros));
  return { digits: sign === '-' ? -digits : digits, scale };
}

/** All digits of a number with so many decimals, of which it has no more. */
export function scaled({ digits, scale }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(to - scale);
}

/** Whether a text is a decimal number. */
export function isDecimal(text: string): boolean {
  return readDecimal(text) !== null;
}

/** Compares two decimal numbers, as for `sort`. Texts that are not numbers are equal. */
export function compareDecimals(one: string, other: string): number {
  const [first, second] = [readDecimal(one), readDecimal(other)];
  if (!first || !second) return 0;
  const scale = Math.max(first.scale, second.scale);
  const difference = scaled(first, scale) - scaled(second, scale);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Whether a number is an integer multiple of another. */
export function isMultiple(text: string, of: string): boolean {
  const [number, part] = [readDecimal(text), readDecimal(of)];
  if (!number || !part || part.digits === 0n) return true;
  const scale = Math.max(number.scale, part.scale);
  return scaled(number, scale) % scaled(part, scale) === 0n;
}

/** The canonical text of a number: `1.5` for `+01.50`. Other texts are returned unchanged. */
export function canonicalDecimal(text: string): string {
  const number = readDecimal(text);
  if (!number) return text;
  const { sign, whole, fraction: all } = splitDecimal(number);
  const fraction = all.replace(/0+$/, '');
  const plain = fraction === '' ? whole : `${whole}.${fraction}`;
  return plain === '0' ? plain : sign + plain;
}

/** The sign, the digits before the point and those behind it. */
export function splitDecimal({ digits, scale }: Decimal) {
  const all = String(digits)
    .replace('-', '')
    .padStart(scale + 1, '0');
  return {
    sign: digits < 0n ? '-' : '',
    whole: all.slice(0, all.length - scale),
    fraction: all.slice(all.length - scale),
  };
}
