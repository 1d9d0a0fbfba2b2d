import { useContext } from 'react';
import { t } from '../../locale/translate.ts';
import { areEmptyFieldsShown, saveEmptyFieldsShown } from '../../visitor/recordChoice.ts';
import { ListChoicesContext } from '../list/listContext.ts';
import { useLocale } from '../locale/useLocale.ts';
import styles from './record.module.css';

/**
 * Shows the fields of a record that have no value, or folds them away: by the style sheet, so that it works before
 * scripts have come, and without them.
 */
export function EmptyFieldsSwitch() {
  const locale = useLocale();
  const choices = useContext(ListChoicesContext);
  return (
    <label className={styles.emptyFields}>
      <input
        type="checkbox"
        defaultChecked={areEmptyFieldsShown(choices)}
        onChange={({ target }) => saveEmptyFieldsShown(target.checked)}
      />
      {t('Show empty fields', locale)}
    </label>
  );
}
