import buttons from '../button.module.css';
import { useLocale } from '../locale/locale.ts';
import { say } from '../locale/say.ts';
import { ColumnChooser } from './columns/ColumnChooser.tsx';
import { LayoutLinks } from './layouts/LayoutLinks.tsx';
import type { ToolbarProps } from './listContext.ts';
import { ListMenus } from './ListMenus.tsx';
import { useLiveRows } from './live/useLive.ts';
import { SelectionBar } from './SelectionBar.tsx';
import styles from './table.module.css';

/** What can be done with a list, its rows and its columns. */
export function TableToolbar({ list, columns, shown, changes }: ToolbarProps) {
  const live = useLiveRows();
  const locale = useLocale();
  return (
    <div className={styles.toolbar}>
      <LayoutLinks list={list} />
      <SelectionBar />
      {changes > 0 && (
        <button type="button" className={buttons.button} onClick={live?.release}>
          {say('Show {count, plural, one {# change} other {# changes}}', locale, {
            count: changes,
          })}
        </button>
      )}
      {list.name && <ColumnChooser list={list} name={list.name} columns={columns} shown={shown} />}
      <ListMenus list={list} columns={columns} />
    </div>
  );
}
