import { Icon } from '../Icon.tsx';
import { LazyMenu } from './LazyMenu.tsx';
import type { ListOfTable } from './listContext.ts';

/** What can be done with a list as a whole. */
export function ListMenus({ list }: { list: ListOfTable }) {
  return (
    <>
      <LazyMenu
        list={list}
        load={() => import('./views/ViewsPanel.tsx')}
        label={
          <>
            <Icon name="star" size={14} /> Views
          </>
        }
      />
      <LazyMenu
        list={list}
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
