/** A decimal number without floating point: its digits as a whole number, and how many stand behind the point. */
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

/** Below 0, 0 or above 0 as the first number is less, equal or more. Texts that are no numbers are equal. */
export function compareDecimals(one: string, other: string): number {
  const [first, second] = [read(one), read(other)];
  if (!first || !second) return 0;
  const scale = Math.max(first.scale, second.scale);
  const difference = scaled(first, scale) - scaled(second, scale);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Whether a number is another one, or 0, or 2, or 3 times it, and so on. */
export function isMultiple(text: string, of: string): boolean {
  const [number, part] = [read(text), read(of)];
  if (!number || !part || part.digits === 0n) return true;
  const scale = Math.max(number.scale, part.scale);
  return scaled(number, scale) % scaled(part, scale) === 0n;
}

/** One text for each number: `1.5` for `+01.50`. What is no number stays as it is. */
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
