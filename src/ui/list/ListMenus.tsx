import { useContext } from 'react';
import { Icon } from '../Icon.tsx';
import type { NamedColumn } from './listContext.ts';
import { useLiveRows } from './live/useLive.ts';
import { LazyMenu } from './LazyMenu.tsx';
import type { ListOfTable } from './listContext.ts';
import { SortLinksContext } from './sort/sortLinks.ts';

interface ListMenusProps {
  readonly list: ListOfTable;
  readonly columns: readonly NamedColumn[];
}

/** What can be done with a list as a whole. */
export function ListMenus({ list, columns }: ListMenusProps) {
  const live = useLiveRows();
  const links = useContext(SortLinksContext);
  const sortsSeveral = links && columns.some(({ id }) => links.hrefAlso(id) !== null);
  return (
    <>
      {sortsSeveral && (
        <LazyMenu
          content={{ links, columns }}
          load={() => import('./sort/SortPanel.tsx')}
          label={
            <>
              <Icon name="arrowDown" size={14} /> Sort
            </>
          }
        />
      )}
      {live && (
        <LazyMenu
          content={{ live }}
          load={() => import('./live/LivePanel.tsx')}
          label={
            <>
              <Icon name="refresh" size={14} /> Refresh
            </>
          }
        />
      )}
      <LazyMenu
        content={{ list }}
        load={() => import('./views/ViewsPanel.tsx')}
        label={
          <>
            <Icon name="star" size={14} /> Views
          </>
        }
      />
      <LazyMenu
        content={{ list }}
        load={() => import('./export/ExportPanel.tsx')}
        label={
          <>
            <Icon name="download" size={14} /> Export
          </>
        }
      />
    </>
  );
}
