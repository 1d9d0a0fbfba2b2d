import NextLink from 'next/link';
import { listHref, recordHref, type Resource } from '../../address/resource.ts';
import { readListAddress } from '../../lists/listAddress.ts';
import { t } from '../../locale/translate.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { LinksButton } from '../links/LinksButton.tsx';
import { ListBody } from '../list/ListBody.tsx';
import { pageIn } from '../../lists/pageInAnswer.ts';
import { RowsOfPage } from '../list/RowsOfPage.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { usePageAddress } from '../pageAddress.ts';
import { parameterizedFieldParameters } from './parameterized/parameters.ts';
import type { AnyTab } from './tabDefinition.ts';
import styles from './record.module.css';

/** The rows of a relation to many: a list within a record's page, with its own sorting and paging. */
export function TabPanel({ tab }: { readonly tab: AnyTab }) {
  const { parent, name, resource, view, hiddenColumns, edges, viewAllFilter, links } = tab;
  const address = usePageAddress();
  const key = String(address.key);
  const page = pageIn(tab, usePageQuery(tab.query));
  return (
    <>
      {links && <LinksButton label={resource.pluralLabel} load={links} />}
      <ListBody
        path={recordHref(parent, key)}
        kept={[['tab', name], ...parameterizedFieldParameters(address)]}
        resource={resource}
        settings={tab}
        address={readListAddress(tab, address)}
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

interface ViewAllProps {
  readonly resource: Resource;
  readonly filter: Readonly<Record<string, string>>;
}

function ViewAll({ resource, filter }: ViewAllProps) {
  return (
    <NextLink
      href={`${listHref(resource)}?${new URLSearchParams(filter)}`}
      prefetch={false}
      className={styles.viewAll}
    >
      {t('View all', useLocale())}
    </NextLink>
  );
}
