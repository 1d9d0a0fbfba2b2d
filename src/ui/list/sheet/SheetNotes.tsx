import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { useOfStore, useSheet } from './sheetContext.ts';
import styles from './sheet.module.css';

/** So many notes are shown. */
const SHOWN = 12;

/** What is wrong with cells, and what could not be done, cell by cell; below the rows, which stay where they are. */
export function SheetNotes() {
  const { store, commands, goTo } = useSheet();
  const locale = useLocale();
  const { unsaved } = useOfStore(store, () => store.state());
  const { notes } = useOfStore(store, () => store.report());
  const wrong = [...unsaved.values()].flatMap((cell) => {
    const reason = store.reasonAt(cell);
    return reason === null ? [] : [{ cell, reason }];
  });
  const rest = wrong.length + notes.length - SHOWN;
  return (
    <div role="alert" className={styles.notes}>
      <ul>
        {wrong.slice(0, SHOWN).map(({ cell, reason }) => (
          <li key={`${cell.row} ${cell.field}`}>
            <button type="button" className={styles.goTo} onClick={() => goTo(cell)}>
              {store.cells.nameOf(cell)}
            </button>
            {`: ${reason} `}
            {cell.isConflict && (
              <button
                type="button"
                className={buttons.button}
                onClick={() => commands.takeTheirs(cell)}
              >
                {t('Take theirs', locale)}
              </button>
            )}
          </li>
        ))}
        {notes.slice(0, Math.max(0, SHOWN - wrong.length)).map((note, index) => (
          <li key={index}>{note}</li>
        ))}
        {rest > 0 && <li>{t('And {count} more', locale, { count: rest })}</li>}
      </ul>
    </div>
  );
}
