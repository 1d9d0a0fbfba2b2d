/**
 * JSON whose numbers keep their digits. A number that JavaScript cannot hold is there as the nearest one
 * that it can; what holds it, an object or a list, writes the number as it came when it is written out again.
 */

/** What the platform has for it; browsers from before 2025 have not all of it. */
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

const platform = JSON as unknown as ExactJson;

/** Whether digits can be kept here. */
export const canKeepDigits = platform.rawJSON !== undefined;

/** A number that may be more than JavaScript holds; of most texts this is all that has to be looked for. */
const MANY_DIGITS = /(?:\d\.?){16}|\d[eE][+-]?\d{2}/;

/** Whether a text may have numbers in it that JavaScript cannot hold. */
export function mayHaveManyDigits(text: string): boolean {
  return MANY_DIGITS.test(text);
}

/** The numbers as they came, by what holds them. */
const exactParts = new WeakMap<object, Map<string, string>>();

/** @throws a SyntaxError where it is not JSON */
export function parseExact(text: string): unknown {
  if (!canKeepDigits || !MANY_DIGITS.test(text)) return JSON.parse(text);
  return platform.parse(text, function (name, value, context) {
    const source = context?.source;
    if (typeof value === 'number' && source !== undefined && !isExact(value, source))
      keep(this, name, source);
    return value;
  });
}

/** Whether a value, or what lies in it, has a number that JavaScript cannot hold. */
export function hasManyDigits(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return exactParts.has(value) || Object.values(value).some(hasManyDigits);
}

/** Lets a copy write the same numbers as what it is a copy of, whose parts have the same names. */
export function keepDigits<Copy extends object>(copy: Copy, original: object): Copy {
  for (const [name, source] of exactParts.get(original) ?? []) keep(copy, name, source);
  return copy;
}

function keep(holder: object, name: string, source: string): void {
  const known = exactParts.get(holder);
  if (known) {
    known.set(name, source);
    return;
  }
  // A member of that name would be taken for the function, or be overwritten by it.
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

/** Whether a number is the one that was written, to the last digit. */
function isExact(value: number, source: string): boolean {
  return significant(String(value)) === significant(source);
}

/** The digits that count, and where the point stands: `1.50`, `15e-1` and `1.5` are the same. */
function significant(text: string): string {
  const [, sign, whole, part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return text;
  const all = `${whole}${part}`.replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  if (digits === '') return '0';
  return `${sign}${digits}e${Number(power) - part.length + all.length - digits.length}`;
}
