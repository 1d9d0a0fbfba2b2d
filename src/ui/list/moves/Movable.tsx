import type { ReactNode } from 'react';
import buttons from '../../button.module.css';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import type { PlacedCard } from './cardMoves.ts';
import { useMoves } from './movesContext.ts';
import styles from './moves.module.css';

interface MovableProps {
  readonly card: PlacedCard;
  /** What is shown of it. */
  readonly children: ReactNode;
}

/** A card at its place, with a handle where the person may move it. */
export function Movable({ card, children }: MovableProps) {
  const locale = useLocale();
  const { moves, movement, state } = useMoves();
  const { key, row, title: record } = card;
  const move = state.moves.get(key);
  const isLifted = state.lifted?.card.key === key;
  return (
    <li
      data-card={key}
      data-state={isLifted ? 'lifted' : move?.state}
      aria-busy={move?.state === 'saving' || undefined}
    >
      {children}
      {movement?.canMove(row) && (
        <button
          type="button"
          data-handle=""
          className={styles.handle}
          aria-label={t('Move {record}', locale, { record })}
          aria-describedby={HELP_ID}
          aria-haspopup="dialog"
          title={t('Move {record}', locale, { record })}
        >
          <Icon name="grip" size={14} />
        </button>
      )}
      {move?.state === 'waiting' && (
        <div className={styles.waiting}>
          <p>{t('Not saved yet', locale)}</p>
          <button type="button" className={buttons.button} onClick={() => void moves.retry([key])}>
            {t('Try again', locale)}
          </button>
          <button type="button" className={buttons.button} onClick={() => moves.putBack(key)}>
            {t('Put back', locale)}
          </button>
        </div>
      )}
    </li>
  );
}

const HELP_ID = 'move-help';

/** How cards are moved by keys, for those who do not see them; nothing where they are not moved. */
export function MoveHelp() {
  const locale = useLocale();
  const { movement, places } = useMoves();
  return (
    movement && (
      <p id={HELP_ID} className="visually-hidden">
        {t(places.words.help, locale)}
      </p>
    )
  );
}
