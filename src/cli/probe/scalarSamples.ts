import { namedMoney } from '../../model/fields/moneyWords.ts';
import type {
  ObservedFormat,
  ObservedJson,
  Observations,
  ScalarObservation,
} from '../../model/observations.ts';

/** One value says little: it could be anything by chance. */
const FEWEST_VALUES = 2;

const TEXT_FORMATS: ReadonlyArray<readonly [ObservedFormat, RegExp]> = [
  ['integer', /^[+-]?\d+$/],
  ['number', /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['datetime', /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)? ?(Z|[+-]\d\d(:?\d\d)?)?$/i],
  ['time', /^\d\d:\d\d(:\d\d(\.\d+)?)? ?(Z|[+-]\d\d(:?\d\d)?)?$/i],
  ['interval', /^-?P(?=.)(\d+[YMWD])*(T(\d+(\.\d+)?[HMS])+)?$/i],
];

/** What can be read where both are: a number where there are integers, too. */
const WIDER: ReadonlyArray<readonly [ObservedFormat, ObservedFormat]> = [['integer', 'number']];

/** The values of the schema's own scalars, as they come. */
export class ScalarSamples {
  readonly #formats = new Map<string, Map<ObservedFormat, number>>();
  readonly #amounts = new Map<string, Set<number>>();
  readonly #json = new Map<string, Set<string>>();

  /** @param scalar its name */
  add(scalar: string, value: unknown): void {
    for (const one of Array.isArray(value) ? value.flat(3) : [value]) {
      const format = formatOf(one);
      if (format === null) continue;
      const counts = this.#formats.get(scalar) ?? new Map<ObservedFormat, number>();
      this.#formats.set(scalar, counts.set(format, (counts.get(format) ?? 0) + 1));
      const json = this.#json.get(scalar) ?? new Set<string>();
      this.#json.set(scalar, json.add(typeof one));
      if (namedMoney({ name: scalar }) && format === 'integer') {
        const amounts = this.#amounts.get(scalar) ?? new Set<number>();
        this.#amounts.set(scalar, amounts.add(Math.abs(Number(one))));
      }
    }
  }

  /** What the values of each scalar can be read as. */
  observations(): Observations {
    const scalars = [...this.#formats].flatMap(([name, counts]) => {
      const observed = commonFormat(counts);
      if (!observed) return [];
      const isMinor = observed.format === 'integer' && countCents(this.#amounts.get(name));
      const json = NUMBERS.has(observed.format) ? onlyType(this.#json.get(name)) : null;
      return [[name, { ...observed, ...(isMinor && { unit: 'minor' }), ...(json && { json }) }]];
    });
    return { scalars: Object.fromEntries(scalars) };
  }
}

/** The formats that JSON has a type for, which backends use or not. */
const NUMBERS: ReadonlySet<ObservedFormat | null> = new Set(['integer', 'number']);

/** The one type in JSON that all values have. */
function onlyType(types: ReadonlySet<string> = new Set()): ObservedJson | null {
  const [type] = types;
  if (types.size !== 1) return null;
  return type === 'number' || type === 'string' ? type : null;
}

/** Different amounts without a fraction that chance does not explain. */
const FEWEST_AMOUNTS = 6;

/** Whether amounts that are all whole look like cents: less than one unit of a currency is rare. */
function countCents(amounts: ReadonlySet<number> = new Set()): boolean {
  const some = [...amounts].filter((amount) => amount > 0);
  const large = some.filter((amount) => amount >= 100);
  return some.length >= FEWEST_AMOUNTS && large.length > some.length / 2;
}

/** What one value can be read as; null where there is none. */
export function formatOf(value: unknown): ObservedFormat | null {
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'object') return value === null ? null : 'json';
  if (typeof value !== 'string' || value.trim() === '') return null;
  return TEXT_FORMATS.find(([, pattern]) => pattern.test(value))?.[0] ?? 'text';
}

/** What one scalar may stand for all at once: which of them a value is depends on its field. */
const OF_TIME: readonly ObservedFormat[] = ['date', 'datetime', 'time'];

/**
 * Null where too little was seen, or where some are dates, moments or times: what the others are, such as a year of five
 * digits or `infinity`, is no reason to enter all of them as text.
 */
function commonFormat(counts: ReadonlyMap<ObservedFormat, number>): ScalarObservation | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total < FEWEST_VALUES) return null;
  const formats = new Set(counts.keys());
  for (const [narrow, wide] of WIDER) if (formats.has(wide)) formats.delete(narrow);
  const [format, ...others] = formats;
  if (others.length === 0) return { format: format ?? null };
  if ([...formats].some((one) => OF_TIME.includes(one))) return null;
  return { format: formats.has('json') || formats.has('boolean') ? null : 'text' };
}
