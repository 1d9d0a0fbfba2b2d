import { addToDay, type DayUnit } from '../../../../locale/dayArithmetic.ts';
import { isDay } from '../../../../locale/isDay.ts';
import type { Message } from '../../../../locale/messages.ts';
import { t } from '../../../../locale/translate.ts';
import { choice } from '../../../form/inputs/choice.tsx';
import { decimal } from '../../../form/inputs/number.tsx';
import type { TextState } from '../../../form/inputs/textState.ts';
import { showMoment, takeMoment } from '../../../form/moments.ts';
import {
  operandName,
  operandText,
  type ChangeContext,
  type RelativeChange,
} from './relativeChange.ts';

/** How a state holds a day, and what the state with another day is. */
interface DayLens {
  /** Null where there is no day that can be counted from. */
  dayOf(state: string, timeZone: string): string | null;
  withDay(state: string, day: string, timeZone: string): string;
}

/** Some backends append a time to a day, which stays. */
const DAY: DayLens = {
  dayOf: (state) => {
    const day = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(state)?.[1];
    return day !== undefined && isDay(day) ? day : null;
  },
  withDay: (state, day) => day + state.slice(day.length),
};

/** An instant keeps its time of day in the visitor's zone, also over a change to daylight saving time. */
const MOMENT: DayLens = {
  dayOf: (state, timeZone) => {
    const day = showMoment(state, timeZone)?.slice(0, 10);
    return day !== undefined && isDay(day) ? day : null;
  },
  withDay: (state, day, timeZone) => {
    const clock = showMoment(state, timeZone) ?? '';
    return takeMoment(day + clock.slice(day.length), state, timeZone);
  },
};

/** More than anyone counts, and few enough for each unit to stay within the calendar. */
const MOST = 100_000;

function changesOf(lens: DayLens): ReadonlyArray<RelativeChange<TextState>> {
  const move = (id: string, label: Message, sign: 1 | -1): RelativeChange<TextState> => ({
    id,
    label,
    operands: ({ locale }: ChangeContext) => ({
      [operandName('by')]: {
        ...decimal({ isWhole: true, min: 1, max: MOST, required: true }),
        label: t('By how many', locale),
      },
      [operandName('unit')]: {
        ...choice({
          choices: {
            days: { label: t('Days', locale), tone: 'neutral' },
            weeks: { label: t('Weeks', locale), tone: 'neutral' },
            months: { label: t('Months', locale), tone: 'neutral' },
          },
          required: true,
        }),
        empty: 'days',
        label: t('Unit', locale),
      },
    }),
    apply: (before, operands, { locale }) => {
      const { timeZone } = locale;
      const state = before ?? '';
      const day = lens.dayOf(state, timeZone);
      if (day === null) return { reason: t('“{value}” is not a date.', locale, { value: state }) };
      const count = sign * Number(operandText(operands, 'by'));
      const moved = addToDay(day, count, operandText(operands, 'unit') as DayUnit);
      if (moved === null) return { reason: t('The resulting date is out of range.', locale) };
      return { after: lens.withDay(state, moved, timeZone) };
    },
  });
  return [move('later', 'Move later', 1), move('earlier', 'Move earlier', -1)];
}

export const DAY_CHANGES = changesOf(DAY);

export const MOMENT_CHANGES = changesOf(MOMENT);
