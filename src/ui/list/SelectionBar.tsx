import buttons from '../button.module.css';
import { formatNumber } from '../locale/formats.ts';
import { useLocale } from '../locale/locale.ts';
import { useSelection } from './selection.ts';
import styles from './table.module.css';

/** How many rows are selected, and the way to all or none of them; nothing while none is. */
export function SelectionBar() {
  const selection = useSelection();
  const locale = useLocale();
  if (!selection) return null;
  const { keys, isAll, selectAll, clear } = selection;
  const isAny = isAll || keys.size > 0;
  return (
    <div role="status" className={styles.selection}>
      {isAny && (
        <>
          <span>
            {isAll ? 'All that match are selected' : `${formatNumber(keys.size, locale)} selected`}
          </span>
          {!isAll && (
            <button type="button" className={buttons.button} onClick={selectAll}>
              Select all that match
            </button>
          )}
          <button type="button" className={buttons.button} onClick={clear}>
            Select none
          </button>
        </>
      )}
    </div>
  );
}
