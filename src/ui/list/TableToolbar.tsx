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
 * Actions for a list, its rows and its columns. Actions for selected rows replace the others, so that rows
 * do not move under the pointer.
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
