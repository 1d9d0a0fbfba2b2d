/**
 * JSON that preserves the digits of numbers. A number that JavaScript cannot represent is parsed as
 * the nearest one; its parent object or array writes the original digits when it is stringified.
 */

/** The JSON.parse source text access proposal, which older browsers lack. */
interface ExactJson {
  parse(text: string, revive: Reviver): unknown;
  rawJSON?(text: string): object;
}

type Reviver = (
  this: object,
  name: string,
  value: unknown,
  context?: { readonly source?: string },
) => unknown;

const platform: ExactJson = JSON;

/** Whether the platform supports it. */
export const canKeepDigits = platform.rawJSON !== undefined;

/**
 * Matches every number that may exceed JavaScript's precision, as a cheap first check of a whole
 * text.
 */
const MANY_DIGITS = /(?:\d\.?){16}|\d[eE][+-]?\d{2}/;

/** Whether a text may contain numbers that JavaScript cannot represent. */
export function mayHaveManyDigits(text: string): boolean {
  return MANY_DIGITS.test(text);
}

/** Original digits, by parent and member name. */
const exactParts = new WeakMap<object, Map<string, string>>();

/** Parses JSON, keeping the digits of all numbers. @throws {SyntaxError} for invalid JSON */
export function parseExact(text: string): unknown {
  if (!canKeepDigits || !MANY_DIGITS.test(text)) return JSON.parse(text);
  return platform.parse(text, function (name, value, context) {
    const source = context?.source;
    if (typeof value === 'number' && source !== undefined && !isExact(value, source))
      setDigits(this, name, source);
    return value;
  });
}

/**
 * Parses JSON that a person has written, with texts in place of numbers that JavaScript would write otherwise: `1.10`,
 * and more digits than it has.
 *
 * @throws {SyntaxError} for invalid JSON
 */
export function parseAsWritten(text: string): unknown {
  return platform.parse(text, (_name, value, context) => {
    const source = context?.source;
    const isOther = typeof value === 'number' && source !== undefined && String(value) !== source;
    return isOther ? source : value;
  });
}

/** Whether a value contains a number that JavaScript cannot represent. */
export function hasManyDigits(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return exactParts.has(value) || Object.values(value).some(hasManyDigits);
}

/** Copies the original digits to a copy of an object whose members have the same names. */
export function copyDigits<Copy extends object>(copy: Copy, original: object): Copy {
  for (const [name, source] of exactParts.get(original) ?? []) setDigits(copy, name, source);
  return copy;
}

function setDigits(holder: object, name: string, source: string): void {
  const known = exactParts.get(holder);
  if (known) {
    known.set(name, source);
    return;
  }
  // A data member `toJSON` would conflict with the method.
  if (Object.hasOwn(holder, 'toJSON')) return;
  const parts = new Map([[name, source]]);
  exactParts.set(holder, parts);
  Object.defineProperty(holder, 'toJSON', {
    value: () => {
      const written = Array.isArray(holder) ? [...(holder as unknown[])] : { ...holder };
      for (const [part, digits] of parts)
        Object.defineProperty(written, part, {
          value: platform.rawJSON?.(digits),
          enumerable: true,
        });
      return written;
    },
  });
}

/** Whether a number equals its source text exactly. */
function isExact(value: number, source: string): boolean {
  return canonicalNumber(String(value)) === canonicalNumber(source);
}

/** A canonical form of a number's text: `1.50`, `15e-1` and `1.5` are equal. */
function canonicalNumber(text: string): string {
  const [, sign, whole, part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return text;
  const all = `${whole}${part}`.replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  if (digits === '') return '0';
  return `${sign}${digits}e${Number(power) - part.length + all.length - digits.length}`;
}
