import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { sizeOf } from './range.ts';
import { useOfStore, useSheet } from './sheetContext.ts';
import styles from './sheet.module.css';

/** How much is unsaved in a sheet, what came of what was done last, and what can be done with it. */
export function SheetBar({ isEditable }: { readonly isEditable: boolean }) {
  const { store } = useSheet();
  const locale = useLocale();
  const range = useOfStore(store, () => store.state().range);
  const { words } = useOfStore(store, () => store.report());
  const selected = range && sizeOf(range);
  const isRange = selected !== null && selected.rows * selected.columns > 1;
  return (
    <div className={styles.bar}>
      {isEditable && <UnsavedCells />}
      <p role="status" className={styles.said}>
        {words}
      </p>
      <p role="status" className={styles.said}>
        {isRange && t(SELECTED, locale, { rows: selected.rows, columns: selected.columns })}
      </p>
    </div>
  );
}

function UnsavedCells() {
  const { store, commands } = useSheet();
  const locale = useLocale();
  const { unsaved, done, undone } = useOfStore(store, () => store.state());
  const rows = new Set([...unsaved.values()].map(({ row }) => row)).size;
  const isNone = unsaved.size === 0;
  // What is being typed is taken when something else is pressed.
  const isEditing = useOfStore(store, () => store.editor() !== null);
  return (
    <div className={styles.unsaved} role="region" aria-label={t('Unsaved cells', locale)}>
      <p className={styles.count}>
        {isNone ? t('No unsaved cells', locale) : t(UNSAVED, locale, { cells: unsaved.size, rows })}
      </p>
      <div className={styles.buttons}>
        <BarButton
          words={t('Save', locale)}
          isOff={isNone && !isEditing}
          isFirst
          onClick={() => void commands.save()}
        />
        <BarButton words={t('Discard', locale)} isOff={isNone} onClick={() => commands.discard()} />
        <BarButton
          words={t('Undo', locale)}
          isOff={done.length === 0}
          onClick={() => commands.undo()}
        />
        <BarButton
          words={t('Redo', locale)}
          isOff={undone.length === 0}
          onClick={() => commands.redo()}
        />
      </div>
    </div>
  );
}

const UNSAVED =
  '{cells, plural, one {# unsaved cell} other {# unsaved cells}} in {rows, plural, one {# row} other {# rows}}';
const SELECTED =
  '{rows, plural, one {# row} other {# rows}} × {columns, plural, one {# column} other {# columns}} selected';

interface BarButtonProps {
  readonly words: string;
  /** It stays focusable, so that the focus is not lost where it was pressed. */
  readonly isOff: boolean;
  readonly isFirst?: boolean;
  readonly onClick: () => void;
}

function BarButton({ words, isOff, isFirst, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      className={isFirst && !isOff ? buttons.primary : buttons.button}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onClick()}
    >
      {words}
    </button>
  );
}
