import type { DurationUnit } from '../../locale/durations.ts';
import { inUnits, readTypedDuration, type DurationNumbers } from '../../locale/typedDuration.ts';
import type { FilterDefinition, FilterOptions } from './filterDefinition.ts';
import { makerOf } from './filterSettings.ts';
import { comparisonsOf, type Operators } from './operands.ts';

interface DurationOptions extends FilterOptions {
  /** The units that the schema takes, where those are not the usual ones; others are converted to them. */
  readonly units?: readonly DurationUnit[];
}

const USUAL_UNITS = ['years', 'months', 'days', 'hours', 'minutes', 'seconds'] as const;

/** Lengths of time, typed as `1 d 2 h 30 min`. */
export function durationFilter<Variables>(
  operators: Operators<Variables, DurationNumbers>,
  { label, required, units = USUAL_UNITS }: DurationOptions = {},
): FilterDefinition<Variables> {
  const parse = (text: string) => {
    const numbers = readTypedDuration(text);
    return numbers && inUnits(numbers, units);
  };
  return { label, required, kind: 'duration', comparisons: comparisonsOf(parse, operators) };
}

/** Addresses of the internet, and networks: `10.0.0.1`, `10.0.0.0/8`, `2001:db8::/32`. */
export const networkFilter = makerOf<string>('network', (text) => (isNetwork(text) ? text : null));

/** What can be asked of objects with keys: whether they have a key, and whether others are part of them. */
export type StructureOperators<Variables, Part> = Pick<
  Operators<Variables, Part>,
  'contains' | 'isEmpty'
> &
  Pick<Operators<Variables, string>, 'hasKey'>;

/** JSON. A part of it is typed as JSON, or as a key and its value, `colour: red`. */
export function structureFilter<Variables>(
  operators: StructureOperators<Variables, unknown>,
  options: FilterOptions = {},
): FilterDefinition<Variables> {
  return keyedFilter(operators, options, readPart);
}

/** Pairs of a key and a text, as `hstore` has them. */
export function pairsFilter<Variables>(
  operators: StructureOperators<Variables, unknown>,
  options: FilterOptions = {},
): FilterDefinition<Variables> {
  return keyedFilter(operators, options, (text) => {
    const part = readPart(text);
    return part === null || Array.isArray(part) ? null : withTexts(part);
  });
}

function keyedFilter<Variables>(
  { hasKey, ...operators }: StructureOperators<Variables, unknown>,
  { label, required }: FilterOptions,
  parse: (text: string) => object | null,
): FilterDefinition<Variables> {
  const comparisons = {
    ...comparisonsOf<Variables, string>((text) => text, { hasKey }),
    ...comparisonsOf<Variables, unknown>(parse, operators),
  };
  return { label, required, kind: 'structure', comparisons };
}

/** JSON, or a pair of a key and its value; null for any other text. */
function readPart(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    const [, key = '', value = ''] = /^([^\s:={}[\]"][^:={}[\]"]*)[:=](.*)$/.exec(text) ?? [];
    return key === '' ? null : { [key.trim()]: plainValue(value.trim()) };
  }
}

function withTexts(pairs: object): object {
  const entries = Object.entries(pairs).map(([key, value]) => [
    key,
    value === null ? null : String(value),
  ]);
  return Object.fromEntries(entries);
}

/** Numbers and truth values are meant as such. */
function plainValue(text: string): unknown {
  return /^(-?\d+(\.\d+)?|true|false|null)$/.test(text) ? JSON.parse(text) : text;
}

function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const isLong = address.includes(':');
  if (bits !== undefined && Number(bits) > (isLong ? 128 : 32)) return false;
  if (isLong) return /^[\da-f]{0,4}(:[\da-f]{0,4}){2,7}$/i.test(address);
  const parts = address.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
}
