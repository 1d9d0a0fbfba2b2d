/** ISO 4217: the currencies whose smallest unit is not a hundredth. Browsers disagree about some of them. */
const DIGITS: ReadonlyArray<readonly [digits: number, codes: string]> = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

/** How many decimals the smallest unit of a currency has: 2 for EUR, also where the currency is not known. */
export function currencyDigits(currency: string | null | undefined): number {
  const code = currency?.toUpperCase();
  const [digits] = DIGITS.find(([, codes]) => code && codes.split(' ').includes(code)) ?? [2];
  return digits;
}

/**
 * An amount in the smallest unit of its currency as one in whole units, on text, so that no cent is lost:
 * `12345` with 2 digits is `123.45`. What is no plain decimal comes back as it is.
 */
export function fromSmallestUnit(amount: string, digits: number): string {
  const [, sign, whole, fraction = ''] = PLAIN.exec(amount) ?? [];
  if (whole === undefined || digits === 0) return amount;
  const all = whole.padStart(digits + 1, '0');
  return `${sign}${all.slice(0, -digits)}.${all.slice(-digits)}${fraction}`;
}

/** The reverse: `123.4` with 2 digits is `12340`; what is finer stays behind the point. */
export function toSmallestUnit(amount: string, digits: number): string {
  const [, sign, whole, fraction = ''] = PLAIN.exec(amount) ?? [];
  if (whole === undefined) return amount;
  const shifted = (whole + fraction.slice(0, digits).padEnd(digits, '0')).replace(/^0+(?=\d)/, '');
  const rest = fraction.slice(digits).replace(/0+$/, '');
  const text = rest === '' ? shifted : `${shifted}.${rest}`;
  return text === '0' ? text : `${sign}${text}`;
}

const PLAIN = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** Whether a text is the code of a currency, whose smallest unit is known. */
export function isCurrency(code: string | null): boolean {
  return code !== null && /^[A-Za-z]{3}$/.test(code);
}
