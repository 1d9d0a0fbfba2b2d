import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { ColumnChooser } from './columns/ColumnChooser.tsx';
import { LayoutLinks } from './layouts/LayoutLinks.tsx';
import type { ToolbarProps } from './listContext.ts';
import { ExportMenu, ListMenus } from './ListMenus.tsx';
import { useLiveRows } from './live/useLive.ts';
import { isAnySelected, useSelection } from './selection.ts';
import { SelectionBar } from './SelectionBar.tsx';
import styles from './table.module.css';

/**
 * What can be done with a list, its rows and its columns. What can be done with selected rows takes the
 * place of the rest, so that the rows stay under the pointer that selects them.
 */
export function TableToolbar({ list, columns, shown, changes }: ToolbarProps) {
  const live = useLiveRows();
  const locale = useLocale();
  const isLookedAt = !isAnySelected(useSelection());
  return (
    <div className={styles.toolbar}>
      {isLookedAt && <LayoutLinks list={list} />}
      <SelectionBar />
      {changes > 0 && (
        <button type="button" className={buttons.button} onClick={live?.release}>
          {t('Show {count, plural, one {# change} other {# changes}}', locale, {
            count: changes,
          })}
        </button>
      )}
      {isLookedAt && list.name && (
        <ColumnChooser list={list} name={list.name} columns={columns} shown={shown} />
      )}
      {isLookedAt && <ListMenus list={list} columns={columns} />}
      <ExportMenu list={list} />
    </div>
  );
}
