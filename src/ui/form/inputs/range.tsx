import { formatRange } from '../../../locale/ranges.ts';
import { BOUNDS, rangeParts, type RangePaths } from '../../fields/rangeParts.ts';
import type { Fields, Input, InputWords } from '../input.ts';
import type { FormState } from '../values.ts';
import { yesNo } from './choice.tsx';
import { group } from './group.tsx';

interface RangeSettings extends InputWords {
  /** The input of each bound. */
  readonly bound: Input;
  /** Where the object has its bounds. */
  readonly at?: RangePaths;
  /** The backend takes no open ends. */
  readonly isClosed?: boolean;
}

interface Bounds {
  readonly start?: unknown;
  readonly startIncluded?: unknown;
  readonly end?: unknown;
  readonly endIncluded?: unknown;
}

/**
 * What lies between two values: its bounds, and whether they belong to it where the schema knows of that.
 * A bound that is left empty is open; both are no value.
 */
export function range<Value extends object>({
  bound,
  at = BOUNDS,
  isClosed = false,
  ...words
}: RangeSettings): Input<Value, FormState> {
  const end = { ...bound, required: isClosed };
  const fields = {
    start: { ...end, label: 'From' },
    ...(at.startIncluded && { startIncluded: yesNo({ label: 'Start included', required: true }) }),
    end: { ...end, label: 'To' },
    ...(at.endIncluded && { endIncluded: yesNo({ label: 'End included', required: true }) }),
  };
  const whole = group<Bounds>({ ...words, fields: fields as Fields<Bounds> });
  return {
    ...whole,
    empty: { ...(whole.empty as object), ...(at.endIncluded && USUAL) },
    parse: (value, locale) => whole.parse({ ...INCLUDED, ...known(value, at) }, locale),
    isEmpty: (state) => end.isEmpty(state.start) && end.isEmpty(state.end),
    serialize: (state, locale, before) =>
      placed(whole.serialize(state, locale, before), at) as Value,
    format: (state, locale) =>
      formatRange(
        {
          start: end.isEmpty(state.start) ? null : state.start,
          end: end.isEmpty(state.end) ? null : state.end,
          startIncluded: state.startIncluded !== 'false',
          endIncluded: state.endIncluded !== 'false',
        },
        (value) => end.format(value, locale),
        locale,
      ),
  };
}

/** As databases write ranges that follow one another. */
const INCLUDED = { startIncluded: true, endIncluded: false };
const USUAL = { startIncluded: 'true', endIncluded: 'false' };

/** What a range says of itself, without what it leaves open. */
function known(value: unknown, at: RangePaths): object {
  const parts = Object.entries(rangeParts(value as object, at));
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** The bounds where the backend takes them. */
function placed(bounds: Bounds, at: RangePaths): object {
  return {
    ...boundAt(at.start, bounds.start, at.startIncluded, bounds.startIncluded),
    ...boundAt(at.end, bounds.end, at.endIncluded, bounds.endIncluded),
  };
}

function boundAt(
  [name, inner]: readonly string[],
  value: unknown = null,
  includedAt: readonly string[] | undefined,
  included: unknown,
): object {
  const [outer, flag] = includedAt ?? [];
  if (inner === undefined)
    return { [name]: value, ...(outer !== undefined && { [outer]: included }) };
  if (value === null) return { [name]: null };
  return { [name]: { [inner]: value, ...(flag !== undefined && { [flag]: included }) } };
}
