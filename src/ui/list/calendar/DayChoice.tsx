import type { FormEvent } from 'react';
import { isDay } from '../../../locale/isDay.ts';
import { t } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import type { MoveChoiceProps } from '../moves/MoveMenu.tsx';
import styles from './calendar.module.css';

const NAME = 'day';

/** Asks for the day to which a record is moved: also one that the calendar does not show. */
export function DayChoice({ card, onChoose }: MoveChoiceProps) {
  const locale = useLocale();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = new FormData(event.currentTarget).get(NAME);
    if (typeof day === 'string' && isDay(day)) onChoose(day);
  };
  return (
    <form className={styles.choice} onSubmit={submit}>
      <label>
        {t('Move to…', locale)}
        <input type="date" name={NAME} defaultValue={card.place} required />
      </label>
      <button type="submit" className={buttons.primary}>
        {t('Move|verb', locale)}
      </button>
    </form>
  );
}
