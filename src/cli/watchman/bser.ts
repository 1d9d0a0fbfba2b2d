/**
 * Watchman's binary serialisation, version 2 (https://facebook.github.io/watchman/docs/bser), which relay-compiler
 * speaks; the package `bser` reads and writes version 1 alone.
 */

export type Value =
  string | number | boolean | null | Value[] | { [name: string]: Value | undefined };

const ARRAY = 0x00;
const OBJECT = 0x01;
const BYTES = 0x02;
const INT8 = 0x03;
const INT16 = 0x04;
const INT32 = 0x05;
const INT64 = 0x06;
const TRUE = 0x08;
const FALSE = 0x09;
const NULL = 0x0a;
const UTF8 = 0x0d;

/** Every message begins with the version and four bytes of capabilities, of which none is needed. */
const HEADER = Buffer.from([0x00, 0x02, 0, 0, 0, 0]);

/** A message as bytes. */
export function encodeMessage(value: Value): Buffer {
  const body = encode(value);
  return Buffer.concat([HEADER, encode(body.length), body]);
}

/**
 * Reads the first message of what was received.
 *
 * @returns the message and what follows it; null when it is not complete
 */
export function decodeMessage(bytes: Buffer): { message: Value; rest: Buffer } | null {
  try {
    const length = decode(bytes, HEADER.length);
    if (bytes.length < length.end + Number(length.value)) return null;
    const { value, end } = decode(bytes, length.end);
    return { message: value, rest: bytes.subarray(end) };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function encode(value: Value | undefined): Buffer {
  if (value === null || value === undefined) return Buffer.from([NULL]);
  if (typeof value === 'boolean') return Buffer.from([value ? TRUE : FALSE]);
  if (typeof value === 'number') {
    const bytes = Buffer.from([INT64, 0, 0, 0, 0, 0, 0, 0, 0]);
    bytes.writeBigInt64LE(BigInt(value), 1);
    return bytes;
  }
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([Buffer.from([UTF8]), encode(text.length), text]);
  }
  if (Array.isArray(value))
    return Buffer.concat([Buffer.from([ARRAY]), encode(value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  const encoded = entries.flatMap(([name, entry]) => [encode(name), encode(entry)]);
  return Buffer.concat([Buffer.from([OBJECT]), encode(entries.length), ...encoded]);
}

interface Decoded {
  value: Value;
  /** Where the next value begins. */
  end: number;
}

/** @throws {RangeError} when there are too few bytes */
function decode(bytes: Buffer, at: number): Decoded {
  const start = at + 1;
  switch (bytes.readUInt8(at)) {
    case INT8:
      return { value: bytes.readInt8(start), end: start + 1 };
    case INT16:
      return { value: bytes.readInt16LE(start), end: start + 2 };
    case INT32:
      return { value: bytes.readInt32LE(start), end: start + 4 };
    case INT64:
      return { value: Number(bytes.readBigInt64LE(start)), end: start + 8 };
    case TRUE:
      return { value: true, end: start };
    case FALSE:
      return { value: false, end: start };
    case NULL:
      return { value: null, end: start };
    case BYTES:
    case UTF8: {
      const length = decode(bytes, start);
      const end = length.end + Number(length.value);
      return { value: bytes.toString('utf8', length.end, end), end };
    }
    case ARRAY: {
      const { values, end } = decodeMany(bytes, start, 1);
      return { value: values, end };
    }
    case OBJECT: {
      const { values, end } = decodeMany(bytes, start, 2);
      const pairs = values.flatMap((name, index) =>
        index % 2 === 0 ? [[String(name), values[index + 1]] as const] : [],
      );
      return { value: Object.fromEntries(pairs), end };
    }
    default:
      throw new Error(`There is no BSER type ${bytes[at]}.`);
  }
}

/** @param size values for each of the count that comes first */
function decodeMany(bytes: Buffer, at: number, size: number): { values: Value[]; end: number } {
  const count = decode(bytes, at);
  const values: Value[] = [];
  let { end } = count;
  for (let left = Number(count.value) * size; left > 0; left -= 1) {
    const next = decode(bytes, end);
    values.push(next.value);
    end = next.end;
  }
  return { values, end };
}
