import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { MoveChoiceProps } from '../moves/MoveMenu.tsx';
import { useMoves } from '../moves/movesContext.ts';
import styles from './board.module.css';

/** The lanes to which a card can be moved. */
export function LaneChoice({ card, onChoose }: MoveChoiceProps) {
  const locale = useLocale();
  const { places } = useMoves();
  return (
    <div className={styles.choice}>
      <p>{t('Move to…', locale)}</p>
      {places.shown
        .filter(({ name }) => name !== card.place)
        .map((place) => (
          <button key={place.name} type="button" onClick={() => onChoose(place.name)}>
            {places.labelOf(place)}
          </button>
        ))}
    </div>
  );
}
