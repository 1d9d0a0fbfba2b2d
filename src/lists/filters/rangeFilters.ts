import type { Visitor } from '../../visitor/visitor.ts';
import { isDay } from '../../locale/isDay.ts';
import { addDays, startOfDay } from '../days.ts';
import type { ComparisonSetting } from '../listSettings.ts';
import {
  readArguments,
  type FilterArguments,
  type FilterDefinition,
  type MakeFilter,
} from './filterDefinition.ts';
import { makerOf } from './filterSettings.ts';
import { boundsIn, given, presence } from './operands.ts';

/** Ranges of calendar days, asked by days. Those of numbers are asked as numbers are. */
export const dayRangeFilter = makerOf<string>('day', (text) => (isDay(text) ? text : null));

/**
 * Ranges of moments. People ask by the days of their own time zone: a day is all of its hours, so that what overlaps
 * with it includes a moment of it.
 */
export const momentRangeFilter: MakeFilter<string> = <Variables, Condition>(
  ...definition: FilterArguments<Variables, Condition, string>
): FilterDefinition<Variables> => {
  const { operators, options } = readArguments(definition);
  const { label, required } = options;
  const { includes, overlaps, covers, liesWithin, endsBefore, startsAfter, isEmpty } = operators;
  const start = (day: string, { timeZone }: Visitor) => startOfDay(day, timeZone);
  const range = (ask: typeof overlaps): ComparisonSetting<Variables> | undefined =>
    ask && {
      takesSeveral: false,
      accepts: (text) => daysIn(text) !== null,
      variables: ([text], visitor) => {
        const [first, last] = daysIn(text) ?? [text, text];
        return ask(iso(start(first, visitor)), iso(start(addDays(last, 1), visitor)));
      },
    };
  const atDay = (
    ask: typeof endsBefore,
    time: (day: string, visitor: Visitor) => number,
  ): ComparisonSetting<Variables> | undefined =>
    ask && {
      takesSeveral: false,
      accepts: isDay,
      variables: ([day], visitor) => ask(iso(time(day, visitor))),
    };
  return {
    label,
    required,
    kind: 'moment',
    comparisons: given({
      includes: overlaps ? undefined : atDay(includes, start),
      overlaps: range(overlaps),
      covers: range(covers),
      liesWithin: range(liesWithin),
      endsBefore: atDay(endsBefore, start),
      startsAfter: atDay(startsAfter, (day, visitor) => start(addDays(day, 1), visitor) - 1),
      isEmpty: presence(isEmpty),
    }),
  };
};

function daysIn(text: string) {
  return boundsIn(text, (day) => (isDay(day) ? day : null));
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
