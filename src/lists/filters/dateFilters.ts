import type { Visitor } from '../../visitor/visitor.ts';
import { parseMoment } from '../../locale/formats.ts';
import { isDay } from '../../locale/isDay.ts';
import { addDays, dayIn, isPreset, presetDays, startOfDay } from '../days.ts';
import {
  readArguments,
  type FilterArguments,
  type FilterDefinition,
  type MakeFilter,
} from './filterDefinition.ts';
import { given, presence, type Operators } from './operands.ts';
import type { FilterKind } from './filterKind.ts';
import type { ComparisonSetting } from '../listSettings.ts';
import type { Fragment } from '../fragment.ts';
import { mergeVariables } from '../mergeVariables.ts';

/** The variables for a bound at the start of a day. */
type Bound<Variables> = ((day: string, visitor: Visitor) => Fragment<Variables>) | undefined;

/** The variables for all days of a period. */
type OfPeriod<Variables> = (first: string, last: string, visitor: Visitor) => Fragment<Variables>;

/** A calendar day, the same everywhere. */
export const dayFilter: MakeFilter<string> = <Variables, Condition>(
  ...definition: FilterArguments<Variables, Condition, string>
) => {
  const { operators, options } = readArguments(definition);
  const { label, required } = options;
  const { atLeast, greaterThan, atMost, lessThan } = operators;
  const lower: Bound<Variables> =
    atLeast ?? (greaterThan && ((day) => greaterThan(addDays(day, -1))));
  const upper: Bound<Variables> = lessThan ?? (atMost && ((day) => atMost(addDays(day, -1))));
  return { label, required, ...dateFilter('day', lower, upper, operators) };
};

/** A moment. People filter moments by the days of their own time zone. */
export const momentFilter: MakeFilter<string> = <Variables, Condition>(
  ...definition: FilterArguments<Variables, Condition, string>
) => {
  const { operators, options } = readArguments(definition);
  const { label, required } = options;
  const { atLeast, greaterThan, atMost, lessThan } = operators;
  const start = (day: string, { timeZone }: Visitor) => startOfDay(day, timeZone);
  const lower: Bound<Variables> = atLeast
    ? (day, visitor) => atLeast(iso(start(day, visitor)))
    : greaterThan && ((day, visitor) => greaterThan(iso(start(day, visitor) - 1)));
  const upper: Bound<Variables> = lessThan
    ? (day, visitor) => lessThan(iso(start(day, visitor)))
    : atMost && ((day, visitor) => atMost(iso(start(day, visitor) - 1)));
  return { label, required, ...dateFilter('moment', lower, upper, operators) };
};

function dateFilter<Variables>(
  kind: FilterKind & ('day' | 'moment'),
  lower: Bound<Variables>,
  upper: Bound<Variables>,
  { is, between, isNot, isEmpty }: Operators<Variables, string>,
): Pick<FilterDefinition<Variables>, 'kind' | 'comparisons'> {
  const bound = (ask: Bound<Variables>, later: number): ComparisonSetting<Variables> | undefined =>
    ask && {
      takesSeveral: false,
      accepts: isDay,
      variables: ([day], visitor) => ask(addDays(day, later), visitor),
    };
  const exactly = (ask: typeof is): ComparisonSetting<Variables> | undefined =>
    ask && {
      takesSeveral: false,
      accepts: kind === 'day' ? isDay : (text) => parseMoment(text) !== null,
      variables: ([text]) => ask(text),
    };
  // Both bounds in one condition where the schema has that only.
  const ofPeriod: OfPeriod<Variables> | undefined =
    lower && upper
      ? (first, last, visitor) =>
          mergeVariables(
            lower(first, visitor),
            upper(addDays(last, 1), visitor),
          ) as Fragment<Variables>
      : kind === 'day'
        ? between
        : undefined;
  const within: ComparisonSetting<Variables> | undefined = ofPeriod && {
    takesSeveral: false,
    accepts: (text) => isDay(text) || isPreset(text),
    variables: ([text], visitor) => ofPeriod(...daysOf(text, visitor), visitor),
  };
  return {
    kind,
    comparisons: given({
      '': within ?? exactly(is),
      atLeast: bound(lower, 0),
      atMost: bound(upper, 1),
      greaterThan: bound(lower, 1),
      lessThan: bound(upper, 0),
      isNot: kind === 'day' ? exactly(isNot) : undefined,
      isEmpty: presence(isEmpty),
    }),
  };
}

function daysOf(text: string, { timeZone, now }: Visitor): readonly [first: string, last: string] {
  return isPreset(text) ? presetDays(text, dayIn(timeZone, now)) : [text, text];
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
