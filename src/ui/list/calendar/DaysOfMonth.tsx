import { useEffect, type RefObject } from 'react';
import { dateFormat, formatDay, formatNumber } from '../../../locale/formats.ts';
import { firstWeekdayOf } from '../../../locale/weeks.ts';
import type { Column } from '../../fields/column.tsx';
import type { LabelledInput } from '../../form/input.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { ListOfTable } from '../listContext.ts';
import { cardsIn, unsentTo, type PlacedCard } from '../moves/cardMoves.ts';
import { MoveHelp } from '../moves/Movable.tsx';
import { MovesContext } from '../moves/movesContext.ts';
import type { Places } from '../moves/places.ts';
import { useCardMoves } from '../moves/useCardMoves.ts';
import { CardsOfDay } from './CardsOfDay.tsx';
import { DayChoice } from './DayChoice.tsx';
import { DAY_WORDS } from './dayWords.ts';
import { monthOf, weeksOf } from './month.ts';
import styles from './calendar.module.css';

interface DaysOfMonthProps {
  readonly list: ListOfTable;
  readonly cards: readonly PlacedCard[];
  readonly month: string;
  readonly today: string;
  /** The field that says on which day a row is. */
  readonly by: string;
  /** The column that names a row. */
  readonly title: Column<unknown> | undefined;
}

const DAYS_OF_WEEK = 7;
const SPOKEN = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** The days of the weeks of a month, and what moves cards between them, which loads once they are there. */
export function DaysOfMonth({ list, cards, month, today, by, title }: DaysOfMonthProps) {
  const locale = useLocale();
  const days = weeksOf(month, firstWeekdayOf(locale));
  const places: Places = {
    shown: days.map(placeOf),
    placeOf,
    labelOf: ({ name }) => formatDay(name, locale, SPOKEN),
    rowLength: DAYS_OF_WEEK,
    words: DAY_WORDS,
  };
  const { parts, Motion, within, around } = useCardMoves({ list, by, suits: isDated, places });
  const { moves, state } = parts;
  useEffect(() => {
    const all = new Set([...days, ...cards.map(({ place }) => place), ...unsentTo(state)]);
    for (const day of all) {
      const own = cards.filter(({ place }) => place === day);
      moves.show(day, cardsIn(day, own, state));
      moves.settle(
        day,
        own.map(({ key }) => key),
      );
    }
  });
  const cardsOn = (day: string) =>
    cardsIn(
      day,
      cards.filter(({ place }) => place === day),
      state,
    );
  const weekday = dateFormat(locale.language, { weekday: 'short', timeZone: 'UTC' });
  const elsewhere = unsentTo(state).filter((day) => !days.includes(day));
  return (
    <MovesContext value={parts}>
      <ol
        {...around}
        ref={within as RefObject<HTMLOListElement>}
        className={`${styles.days} ${around.className}`}
      >
        {[...days, ...elsewhere].map((day) => (
          <li
            key={day}
            data-place={day}
            data-outside={monthOf(day) === month ? undefined : ''}
            data-today={day === today ? '' : undefined}
            data-over={state.lifted?.over === day ? '' : undefined}
          >
            <time dateTime={day} aria-label={formatDay(day, locale)}>
              <span className={styles.weekday}>{weekday.format(Date.parse(day))}</span>
              {days.includes(day)
                ? formatNumber(Number(day.slice(-2)), locale)
                : formatDay(day, locale)}
            </time>
            <CardsOfDay cards={cardsOn(day)} title={title} />
          </li>
        ))}
      </ol>
      {Motion && <Motion within={within} Choice={DayChoice} />}
      <MoveHelp />
    </MovesContext>
  );
}

function placeOf(day: string) {
  return { name: day, value: day };
}

/** Whether an input takes a day, or a moment of it. */
function isDated({ kind }: LabelledInput): boolean {
  return kind === 'day' || kind === 'moment';
}
