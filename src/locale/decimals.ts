/** A decimal number without floating point: all digits as an integer, and how many are decimals. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i;

function read(text: string): Decimal | null {
  const [, sign, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text.trim()) ?? [];
  if (whole + fraction === '') return null;
  const shift = Number(exponent);
  const scale = Math.max(fraction.length - shift, 0);
  const zeros = Math.max(shift - fraction.length, 0);
  const digits = BigInt(whole + fraction + '0'.repeat(zeros));
  return { digits: sign === '-' ? -digits : digits, scale };
}

function scaled({ digits, scale }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(to - scale);
}

/** Whether a text is a decimal number. */
export function isDecimal(text: string): boolean {
  return read(text) !== null;
}

/** Compares two decimal numbers, as for `sort`. Texts that are not numbers are equal. */
export function compareDecimals(one: string, other: string): number {
  const [first, second] = [read(one), read(other)];
  if (!first || !second) return 0;
  const scale = Math.max(first.scale, second.scale);
  const difference = scaled(first, scale) - scaled(second, scale);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Whether a number is an integer multiple of another. */
export function isMultiple(text: string, of: string): boolean {
  const [number, part] = [read(text), read(of)];
  if (!number || !part || part.digits === 0n) return true;
  const scale = Math.max(number.scale, part.scale);
  return scaled(number, scale) % scaled(part, scale) === 0n;
}

/** The canonical text of a number: `1.5` for `+01.50`. Other texts are returned unchanged. */
export function canonicalDecimal(text: string): string {
  const number = read(text);
  if (!number) return text;
  const sign = number.digits < 0n ? '-' : '';
  const digits = String(number.digits)
    .replace('-', '')
    .padStart(number.scale + 1, '0');
  const whole = digits.slice(0, digits.length - number.scale);
  const fraction = digits.slice(digits.length - number.scale).replace(/0+$/, '');
  const plain = fraction === '' ? whole : `${whole}.${fraction}`;
  return plain === '0' ? plain : sign + plain;
}
