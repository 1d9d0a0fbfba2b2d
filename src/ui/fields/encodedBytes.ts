/** Bytes that came as text. */
export interface EncodedBytes {
  readonly size: number;
  readonly base64: string;
}

const BASE64 = /^(?:[A-Za-z\d+/_-]{4})*(?:[A-Za-z\d+/_-]{2}(?:==)?|[A-Za-z\d+/_-]{3}=?)?$/;
/** As PostgreSQL writes bytes. */
const HEX = /^\\x((?:[\da-f]{2})*)$/i;

/** The bytes of a text in base64, or in PostgreSQL's hexadecimal digits; null for any other text. */
export function decodedBytes(text: string): EncodedBytes | null {
  const plain = text.replaceAll(/\s/g, '');
  const [, digits] = HEX.exec(plain) ?? [];
  if (digits !== undefined) return ofDigits(digits);
  if (!BASE64.test(plain)) return null;
  const unpadded = plain.replace(/=+$/, '');
  const padding = '='.repeat((4 - (unpadded.length % 4)) % 4);
  return {
    size: Math.floor((unpadded.length * 3) / 4),
    base64: unpadded.replaceAll('-', '+').replaceAll('_', '/') + padding,
  };
}

function ofDigits(digits: string): EncodedBytes {
  const bytes = (digits.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  // `btoa` takes a character for each byte.
  const base64 = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  return { size: bytes.length, base64 };
}
