/** Databases may keep less than a moment's thousandths. */
const SAME_MOMENT_MS = 1000;

/**
 * Whether a column's text holds what was entered, however the database writes that: as a part of a range,
 * an array or an object, with the digits of its type, in its own time zone.
 *
 * @param instant what was entered as a moment of the person's time zone; NaN where it is none
 */
export function storedAsEntered(stored: string | null, entered: string, instant: number): boolean {
  if (stored === null) return false;
  if (/^\d{4}-\d{2}-\d{2}T/.test(entered)) return momentsIn(stored).some(isNear(instant));
  const number = numberOf(entered);
  if (number !== null)
    return NUMBERS.some((form) => (stored.match(form) ?? []).map(numberOf).includes(number));
  const [kept, meant] = [withoutEmptyFractions(stored), withoutEmptyFractions(entered)];
  const known = new Set(wordsOf(kept));
  return wordsOf(meant).every((word) => known.has(word)) || holds(kept, meant);
}

/** `10:20:00.000` is stored as `10:20:00`. */
function withoutEmptyFractions(text: string): string {
  return text.replaceAll(/(:\d{2})\.0+(?!\d)/g, '$1');
}

/** With separators of groups, as money is written, and without, as commas stand between the elements of an array. */
const NUMBERS = [/-?\d{1,3}(,\d{3})*(\.\d+)?/g, /-?\d+(\.\d+)?/g];

/** A number without its group separators and insignificant zeros; null for any other text. */
function numberOf(text: string): string | null {
  if (!/^-?\d[\d,]*(\.\d+)?$/.test(text)) return null;
  const plain = text.replaceAll(',', '').replace(/^(-?)0+(?=\d)/, '$1');
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

function holds(stored: string, entered: string): boolean {
  return wordsOf(stored).join('').includes(wordsOf(entered).join(''));
}

const MOMENT = /\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([+-]\d{2}(:?\d{2})?|Z)?/g;

function momentsIn(stored: string): number[] {
  return (stored.match(MOMENT) ?? []).map((text) => {
    const [, zone = ''] = /([+-]\d{2}(?::?\d{2})?|Z)$/.exec(text.slice(16)) ?? [];
    const local = zone === '' ? text : text.slice(0, -zone.length);
    const offset = zone === '' ? 'Z' : zone.length === 3 ? `${zone}:00` : zone;
    return Date.parse(`${local.replace(' ', 'T')}${offset}`);
  });
}

function isNear(instant: number) {
  return (other: number) => Math.abs(other - instant) < SAME_MOMENT_MS;
}
