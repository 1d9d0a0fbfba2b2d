import { useContext, useEffect, useState, type ComponentType } from 'react';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { ListContext } from './listContext.ts';
import { isAnySelected, useSelection } from './selection.ts';
import styles from './table.module.css';

/** How many rows are selected, what can be done with them, and the way to all or none; nothing while none is. */
export function SelectionBar() {
  const selection = useSelection();
  const list = useContext(ListContext);
  const locale = useLocale();
  if (!selection) return null;
  const { rows, isAll, selectAll, clear } = selection;
  const isAny = isAnySelected(selection);
  return (
    <div className={styles.selection}>
      <span role="status">
        {isAny &&
          (isAll
            ? t('All matching rows are selected', locale)
            : t('{count} selected', locale, { count: rows.size }))}
      </span>
      {isAny && (
        <>
          {!isAll && (
            <button type="button" className={buttons.button} onClick={selectAll}>
              {t('Select all matching rows', locale)}
            </button>
          )}
          <button type="button" className={buttons.button} onClick={clear}>
            {t('Clear selection', locale)}
          </button>
          {list?.bulk && <WorkOnSelected />}
        </>
      )}
    </div>
  );
}

/** Actions for the selected rows, loaded when the first is selected. */
function WorkOnSelected() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('../batch/bulk/BulkActions.tsx').then(({ default: actions }) =>
      setLoaded(() => actions),
    );
  }, []);
  return Loaded && <Loaded />;
}
