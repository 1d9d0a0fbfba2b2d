import buttons from '../../button.module.css';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { Card } from '../layouts/Card.tsx';
import { useBoard } from './boardContext.ts';
import type { CardOfBoard } from './boardMoves.ts';
import styles from './board.module.css';

/** A card in its lane, with a handle where the person may move it. */
export function BoardCard({ card }: { readonly card: CardOfBoard }) {
  const locale = useLocale();
  const { columns, moves, movement, state } = useBoard();
  const { key, row, href, title: record } = card;
  const move = state.moves.get(key);
  const isLifted = state.lifted?.card.key === key;
  return (
    <li
      data-card={key}
      data-state={isLifted ? 'lifted' : move?.state}
      aria-busy={move?.state === 'saving' || undefined}
    >
      <Card columns={columns} row={row} href={href} />
      {movement?.canMove(row) && (
        <button
          type="button"
          data-handle=""
          className={styles.handle}
          aria-label={t('Move {record}', locale, { record })}
          aria-describedby="board-help"
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
