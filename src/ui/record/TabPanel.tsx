import { useMemo } from 'react';
import type { Address } from '../../address/address.ts';
import { createHref, listHref, recordHref, type Resource } from '../../address/resource.ts';
import { lackingOf } from '../../access/access.ts';
import { screenDenial } from '../access/screenDenial.ts';
import { useAccess } from '../access/useAccess.ts';
import buttons from '../button.module.css';
import { allowedSettings } from '../../lists/allowedSettings.ts';
import { isNarrowed, readListAddress, type ListAddress } from '../../lists/listAddress.ts';
import { t } from '../../locale/translate.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { LinksButton } from '../links/LinksButton.tsx';
import { ListBody } from '../list/ListBody.tsx';
import { ListTotal } from '../list/ListTotal.tsx';
import { pageIn, type PageOfRows } from '../../lists/pageInResponse.ts';
import { RowsOfPage } from '../list/RowsOfPage.tsx';
import { isWhole } from '../list/wholePage.ts';
import { useLocale } from '../locale/useLocale.ts';
import { newRecordLabel } from '../newRecordLabel.ts';
import { usePageAddress } from '../embeddedPage.ts';
import { NewRowsButton } from './NewRowsButton.tsx';
import { parameterizedFieldParameters } from './parameterized/parameters.ts';
import { TabFilters } from './TabFilters.tsx';
import type { TabPanelProps } from './RecordTabs.tsx';
import type { AnyTab } from './tabDefinition.ts';
import { TabMatches } from './TabMatches.tsx';
import { totalOfTab } from './TabTotal.tsx';
import { PageLink } from '../PageLink.tsx';
import styles from './record.module.css';

/** The rows of a relation to many: a list within a record's page, with its own sorting and paging. */
export function TabPanel({ tab, totals }: { readonly tab: AnyTab } & TabPanelProps) {
  const {
    parent,
    name,
    resource,
    view,
    hiddenColumns,
    edges,
    viewAllFilter,
    links,
    linksLabel,
    newRows,
    newRecord,
    rowOrder,
  } = tab;
  const query = usePageAddress();
  const key = String(query.key);
  const settings = allowedSettings(lackingOf(useAccess()), resource as Resource, tab);
  const page = pageIn(tab, usePageQuery(tab.query), query);
  const address = readListAddress(settings, query);
  const beside = useChangesBeside(tab, query, page.rows.length);
  const all = totalOfTab(totals, name);
  const count = tab.isCountedApart || isNarrowed(address) ? tab.total : all;
  const list = {
    path: recordHref(parent, key),
    kept: [['tab', name] as const, ...parameterizedFieldParameters(query)],
    settings,
    address,
  };
  const rows = { view, page, edges, hiddenColumns, beside };
  return (
    <>
      {links && <LinksButton label={linksLabel ?? resource.pluralLabel} links={links} />}
      {newRows && (
        <NewRowsButton
          resource={resource as Resource}
          newRows={newRows}
          parentKey={key}
          href={`${recordHref(parent, key)}?tab=${name}`}
          place={isWhole(list, page) && !isNarrowed(address) ? page.rows.length + 1 : null}
        />
      )}
      {newRecord && <NewRecord resource={resource as Resource} filledIn={{ [newRecord]: key }} />}
      {canNarrow(settings, page, address) && (
        <>
          <TabFilters {...list} />
          <TabMatches
            isNarrowed={isNarrowed(address)}
            total={tab.total}
            shown={isWhole(list, page) ? page.rows.length : null}
            all={all}
          />
        </>
      )}
      <ListBody
        {...list}
        resource={resource}
        pageInfo={page.pageInfo}
        total={count && <ListTotal {...count} />}
      >
        {rowOrder ? (
          <rowOrder.Rows {...rows} resource={resource as Resource} list={list} address={query} />
        ) : (
          <RowsOfPage {...rows} />
        )}
      </ListBody>
      {viewAllFilter && 'slug' in resource && (
        <ViewAll resource={resource} filter={{ [viewAllFilter]: key }} address={address} />
      )}
    </>
  );
}

/** The column with what can be done with the rows of a page; undefined where nothing can be. */
function useChangesBeside({ rowChanges, resource }: AnyTab, address: Address, count: number) {
  return useMemo(
    () => rowChanges && [rowChanges.column(resource as Resource, address, count)],
    [rowChanges, resource, address, count],
  );
}

/** As many rows are found at a glance. */
const FEW_ROWS = 5;

/** Whether a person may want to see fewer rows, and can. */
function canNarrow(
  { search, filters = {} }: AnyTab,
  { rows, pageInfo }: PageOfRows,
  address: ListAddress,
): boolean {
  if (!search && Object.keys(filters).length === 0) return false;
  const hasOthers = pageInfo.hasNextPage || pageInfo.hasPreviousPage;
  return isNarrowed(address) || hasOthers || rows.length > FEW_ROWS;
}

interface NewRecordProps {
  /** The resource of the new record. */
  readonly resource: Resource;
  /** What the form begins with, as its address has it. */
  readonly filledIn: Readonly<Record<string, string>>;
}

/** Leads to the form for a new record, with the record that has the tab filled in. */
function NewRecord({ resource, filledIn }: NewRecordProps) {
  const locale = useLocale();
  if (screenDenial(useAccess(), resource, 'create')) return null;
  return (
    <div>
      <PageLink
        href={`${createHref(resource)}?${new URLSearchParams(filledIn)}`}
        className={buttons.button}
      >
        {newRecordLabel(resource, locale)}
      </PageLink>
    </div>
  );
}

interface ViewAllProps {
  readonly resource: Resource;
  /** Selects the rows of the tab. */
  readonly filter: Readonly<Record<string, string>>;
  /** What they are narrowed to, which the list knows by the same names. */
  readonly address: ListAddress;
}

function ViewAll({ resource, filter, address: { search, filters } }: ViewAllProps) {
  const locale = useLocale();
  if (screenDenial(useAccess(), resource, 'list')) return null;
  const narrowing = [
    ...Object.entries(filter),
    ...(search ? [['q', search]] : []),
    ...Object.entries(filters).flatMap(([name, values]) => values.map((value) => [name, value])),
  ];
  return (
    <PageLink
      href={`${listHref(resource)}?${new URLSearchParams(narrowing)}`}
      className={styles.viewAll}
    >
      {t('View all', locale)}
    </PageLink>
  );
}
