import type { Visitor } from '../visitor/visitor.ts';
import type { Weekday } from '../locale/locale.ts';
import { isPeriod, PERIODS, STEPS, type ChartPeriod, type ListChart } from './chart.ts';
import { addDays, dayIn, isPreset, presetDays } from './days.ts';
import { parameterOf } from './filters/comparisons.ts';
import { lanesBy } from './lanes.ts';
import type { ListAddress } from './listAddress.ts';
import type { ListSettings } from './listSettings.ts';
import type { Option } from './picker.ts';
import { bucketsUpTo, lengthOf, type Step, type TimeBucket } from './timeBuckets.ts';

/** What a bar stands for: the list with its records only. */
export interface ChartPart {
  /** Tells it apart from the others. */
  readonly name: string;
  /** Of a choice, the value, of a relation the key as text; null: none. */
  readonly value: string | null;
  /** Of a date, the days. */
  readonly days: TimeBucket | null;
  readonly state: ListAddress;
}

/** What a chart asks for: the whole, the parts that it is divided into, and what it is compared with. */
export interface ChartParts {
  readonly whole: ChartPart;
  readonly parts: readonly ChartPart[];
  readonly before: ChartPart | null;
}

export type ChartClock = Pick<Visitor, 'timeZone' | 'now'> & { readonly firstWeekday: Weekday };

/**
 * The parts of a list that a chart draws. Each part is the list at an address, so that its figure is the total of that
 * address's rows.
 *
 * @param records the records that a chart by a relation has bars for, once they are known
 */
export function chartParts<Variables>(
  settings: ListSettings<Variables>,
  state: ListAddress,
  { by, step }: ListChart,
  clock: ChartClock,
  records?: readonly Option[],
): ChartParts {
  const rows: ListAddress = { ...state, position: {}, layout: null, chart: undefined };
  const whole = { name: 'whole', value: null, days: null, state: rows };
  if (by === null) return { whole, parts: [], before: null };
  if (step === null) {
    const lanes = lanesBy(settings, rows, by, records) ?? [];
    const parts = lanes.map(({ name, value, state: own }) => ({
      name,
      value: value === null ? null : String(value),
      days: null,
      state: own,
    }));
    return { whole, parts, before: null };
  }
  const today = dayIn(clock.timeZone, clock.now);
  const { filters, from, to } = periodIn(rows, by, today);
  const within = (days: TimeBucket): ChartPart => ({
    name: `${days.first} ${days.last}`,
    value: null,
    days,
    state: { ...rows, filters: { ...filters, ...daysFilter(by, days) } },
  });
  if (isPeriod(step)) return compared(within, periodOf(step, from, to, today));
  const buckets = bucketsIn(step, from, to, today, clock.firstWeekday);
  const first = buckets[0].first;
  return {
    whole: within({ first, last: buckets[buckets.length - 1].last }),
    parts: buckets.map(within),
    before: null,
  };
}

/** A period beside as many days before it. */
function compared(within: (days: TimeBucket) => ChartPart, days: TimeBucket): ChartParts {
  const length = lengthOf(days);
  const before = { first: addDays(days.first, -length), last: addDays(days.first, -1) };
  return { whole: within(days), parts: [], before: within(before) };
}

/** The period that the list is narrowed to, where it has two ends; else the last days. */
function periodOf(
  step: ChartPeriod,
  from: string | null,
  to: string | null,
  today: string,
): TimeBucket {
  if (from !== null && to !== null && from <= to) return { first: from, last: to };
  const last = to ?? (from !== null && from > today ? from : today);
  const first = addDays(last, 1 - PERIODS[step]);
  // What comes before the period is not among the rows of the list.
  return { first: from !== null && to === null && from > first ? from : first, last };
}

/** The buckets of a period, the last of them where it has more; of one without an end, those up to today. */
function bucketsIn(
  step: Step,
  from: string | null,
  to: string | null,
  today: string,
  firstWeekday: Weekday,
): TimeBucket[] {
  const last = to ?? (from !== null && from > today ? from : today);
  const buckets = bucketsUpTo(last, step, STEPS[step], firstWeekday);
  const inside = buckets.filter((bucket) => from === null || bucket.last >= from);
  const shown = inside.length > 0 ? inside : buckets.slice(-1);
  // What is cut off by an end of the period counts as far as the list shows it.
  return shown.map((bucket) => ({
    first: from !== null && from > bucket.first ? from : bucket.first,
    last: to !== null && to < bucket.last ? to : bucket.last,
  }));
}

/** The days that a list is narrowed to by a date, and its other filters. */
function periodIn({ filters }: ListAddress, by: string, today: string) {
  const others = { ...filters };
  const take = (comparison: 'atLeast' | 'greaterThan' | 'atMost' | 'lessThan' | '') => {
    const parameter = parameterOf(by, comparison);
    const value = Object.hasOwn(others, parameter) ? others[parameter][0] : undefined;
    delete others[parameter];
    return value;
  };
  const within = take('');
  const [first, last] =
    within === undefined ? [] : isPreset(within) ? presetDays(within, today) : [within, within];
  const after = take('greaterThan');
  const earlier = take('lessThan');
  const starts = [first, take('atLeast'), after && addDays(after, 1)];
  const ends = [last, take('atMost'), earlier && addDays(earlier, -1)];
  const known = (days: ReadonlyArray<string | undefined>) =>
    days.filter((day) => day !== undefined).sort();
  return { filters: others, from: known(starts).at(-1) ?? null, to: known(ends).at(0) ?? null };
}

function daysFilter(by: string, { first, last }: TimeBucket): ListAddress['filters'] {
  if (first === last) return { [by]: [first] };
  return { [parameterOf(by, 'atLeast')]: [first], [parameterOf(by, 'atMost')]: [last] };
}
