import NextLink from 'next/link';
import { listHref, recordHref, type Resource } from '../../address/resource.ts';
import { lackingOf } from '../../access/access.ts';
import { screenDenial } from '../access/screenDenial.ts';
import { useAccess } from '../access/useAccess.ts';
import { allowedSettings } from '../../lists/allowedSettings.ts';
import { readListAddress } from '../../lists/listAddress.ts';
import { t } from '../../locale/translate.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { LinksButton } from '../links/LinksButton.tsx';
import { ListBody } from '../list/ListBody.tsx';
import { pageIn, type PageOfRows } from '../../lists/pageInAnswer.ts';
import { RowsOfPage } from '../list/RowsOfPage.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { usePageAddress } from '../pageAddress.ts';
import { NewRowsButton } from './NewRowsButton.tsx';
import { parameterizedFieldParameters } from './parameterized/parameters.ts';
import type { AnyTab } from './tabDefinition.ts';
import styles from './record.module.css';

/** The rows of a relation to many: a list within a record's page, with its own sorting and paging. */
export function TabPanel({ tab }: { readonly tab: AnyTab }) {
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
  } = tab;
  const address = usePageAddress();
  const key = String(address.key);
  const settings = allowedSettings(lackingOf(useAccess()), resource as Resource, tab);
  const page = pageIn(tab, usePageQuery(tab.query));
  return (
    <>
      {links && <LinksButton label={linksLabel ?? resource.pluralLabel} load={links} />}
      {newRows && (
        <NewRowsButton
          resource={resource as Resource}
          newRows={newRows}
          parentKey={key}
          href={`${recordHref(parent, key)}?tab=${name}`}
          place={placeAfter(page)}
        />
      )}
      <ListBody
        path={recordHref(parent, key)}
        kept={[['tab', name], ...parameterizedFieldParameters(address)]}
        resource={resource}
        settings={settings}
        address={readListAddress(settings, address)}
        pageInfo={page.pageInfo}
      >
        <RowsOfPage view={view} page={page} edges={edges} hiddenColumns={hiddenColumns} />
      </ListBody>
      {viewAllFilter && 'slug' in resource && (
        <ViewAll resource={resource} filter={{ [viewAllFilter]: key }} />
      )}
    </>
  );
}

/** The place of a row after all there are; null where this page does not have all. */
function placeAfter({ rows, pageInfo }: PageOfRows): number | null {
  return pageInfo.hasNextPage || pageInfo.hasPreviousPage ? null : rows.length + 1;
}

interface ViewAllProps {
  readonly resource: Resource;
  readonly filter: Readonly<Record<string, string>>;
}

function ViewAll({ resource, filter }: ViewAllProps) {
  const locale = useLocale();
  if (screenDenial(useAccess(), resource, 'list')) return null;
  return (
    <NextLink
      href={`${listHref(resource)}?${new URLSearchParams(filter)}`}
      prefetch={false}
      className={styles.viewAll}
    >
      {t('View all', locale)}
    </NextLink>
  );
}
