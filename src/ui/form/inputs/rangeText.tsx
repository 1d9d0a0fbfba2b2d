import { parseRange } from '../../../locale/ranges.ts';
import type { Input, InputWords } from '../input.ts';
import type { FormState } from '../values.ts';
import { range } from './range.tsx';

interface RangeTextSettings extends InputWords {
  /** The input of each bound. */
  readonly bound: Input;
}

interface Bounds {
  readonly start?: unknown;
  readonly startIncluded?: unknown;
  readonly end?: unknown;
  readonly endIncluded?: unknown;
}

const PARTS = {
  start: ['start'],
  end: ['end'],
  startIncluded: ['startIncluded'],
  endIncluded: ['endIncluded'],
};

/** What lies between two values, where the schema has a text as SQL writes it: `[2026-05-01,2026-05-08)`. */
export function rangeText(settings: RangeTextSettings): Input<string, FormState> {
  const parts = range<Bounds>({ ...settings, at: PARTS });
  return {
    ...parts,
    parse: (value, locale) => parts.parse(parseRange(String(value)) ?? {}, locale),
    serialize: (state, locale, before) => written(parts.serialize(state, locale, before)),
  };
}

function written({ start, end, startIncluded, endIncluded }: Bounds): string {
  const opening = startIncluded === false ? '(' : '[';
  return `${opening}${bound(start)},${bound(end)}${endIncluded === true ? ']' : ')'}`;
}

/** A bound with anything else than digits and letters in it has quotation marks; an open one is left out. */
function bound(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return /^[\w.:+-]+$/.test(text) ? text : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
