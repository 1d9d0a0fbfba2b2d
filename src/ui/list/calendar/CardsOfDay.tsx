import { useState } from 'react';
import { formatNumber } from '../../../locale/formats.ts';
import { t } from '../../../locale/translate.ts';
import type { Column } from '../../fields/column.tsx';
import { InsideLinkContext } from '../../fields/insideLink.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { PlacedCard } from '../moves/cardMoves.ts';
import { Movable } from '../moves/Movable.tsx';
import { useMoves } from '../moves/movesContext.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from './calendar.module.css';

interface CardsOfDayProps {
  readonly cards: readonly PlacedCard[];
  /** The column that names a row. */
  readonly title: Column<unknown> | undefined;
}

/** A day's cell is as high as so many cards; `calendar.module.css` hides what is beyond. */
const MOST_CARDS = 5;

/** The cards of a day. More than fit unfold; one that is moved, or has the focus, stays in sight. */
export function CardsOfDay({ cards, title }: CardsOfDayProps) {
  const locale = useLocale();
  const { moves, lifted } = useMoves().state;
  const [isUnfolded, setUnfolded] = useState(false);
  // One more takes no more room than the words for it.
  const isFull = cards.length > MOST_CARDS + 1;
  const isMoved = ({ key }: PlacedCard) => moves.has(key) || lifted?.card.key === key;
  const more = cards.slice(MOST_CARDS).filter((card) => !isMoved(card)).length;
  const isFolded = isFull && more > 0 && !isUnfolded;
  return (
    <>
      <ul data-folded={isFolded ? '' : undefined}>
        {cards.map((card) => (
          <Movable key={card.key} card={card}>
            {card.href ? (
              <PageLink href={card.href}>
                <InsideLinkContext value>{title?.cell(card.row)}</InsideLinkContext>
              </PageLink>
            ) : (
              title?.cell(card.row)
            )}
          </Movable>
        ))}
      </ul>
      {isFolded && (
        <button
          type="button"
          className={styles.more}
          onClick={({ currentTarget }) => {
            // The button goes: the focus is on the first of what it has shown.
            const hidden = [...(currentTarget.previousElementSibling?.children ?? [])].find(
              (item) => !item.checkVisibility(),
            );
            setUnfolded(true);
            requestAnimationFrame(() => hidden?.querySelector('a')?.focus());
          }}
        >
          {t('And {count} more', locale, { count: formatNumber(more, locale) })}
        </button>
      )}
    </>
  );
}
