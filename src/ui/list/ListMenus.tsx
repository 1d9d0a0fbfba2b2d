import { useContext } from 'react';
import { listStateHref } from '../../lists/listAddress.ts';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { NamedColumn } from './listContext.ts';
import { useLiveRows } from './live/useLive.ts';
import { LazyMenu } from './LazyMenu.tsx';
import type { ListOfTable } from './listContext.ts';
import { SortLinksContext } from './sort/sortLinks.ts';
import { PageLink } from '../PageLink.tsx';

interface ListMenusProps {
  readonly list: ListOfTable;
  readonly columns: readonly NamedColumn[];
}

/** How a list is looked at as a whole. */
export function ListMenus({ list, columns }: ListMenusProps) {
  const live = useLiveRows();
  const locale = useLocale();
  const links = useContext(SortLinksContext);
  const canSort = links && columns.some(({ id }) => links.href(id) !== null);
  const { address, definition } = list;
  return (
    <>
      {definition?.total && (
        <PageLink
          className={buttons.button}
          href={listStateHref(list.path, {
            ...address,
            chart: address.chart ? undefined : 'number',
          })}
          scroll={false}
          aria-current={address.chart ? 'true' : undefined}
        >
          <Icon name="chart" size={14} /> {t('Chart', locale)}
        </PageLink>
      )}
      {canSort && (
        <LazyMenu
          content={{ links, columns }}
          load={() => import('./sort/SortPanel.tsx')}
          label={
            <>
              <Icon name="arrowDown" size={14} /> {t('Sort', locale)}
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
              <Icon name="refresh" size={14} /> {t('Refresh', locale)}
            </>
          }
        />
      )}
      <LazyMenu
        content={{ list }}
        load={() => import('./views/ViewsPanel.tsx')}
        label={
          <>
            <Icon name="star" size={14} /> {t('Views', locale)}
          </>
        }
      />
    </>
  );
}

/** Exports all matching records, or the selected ones. */
export function ExportMenu({ list }: Pick<ListMenusProps, 'list'>) {
  const locale = useLocale();
  return (
    <LazyMenu
      content={{ list }}
      load={() => import('../batch/export/ExportPanel.tsx')}
      label={
        <>
          <Icon name="download" size={14} /> {t('Export', locale)}
        </>
      }
    />
  );
}
