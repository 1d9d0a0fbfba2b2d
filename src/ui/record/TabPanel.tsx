import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { readListAddress } from '../../lists/listAddress.ts';
import { ListBody } from '../list/ListBody.tsx';
import type { ListSettings } from '../../lists/listSettings.ts';
import type { PageInfo } from '../../lists/paging.ts';
import { LinksButton } from '../links/LinksButton.tsx';
import type { LoadRecordLinks } from '../links/recordLinks.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { listHref, recordHref, type Resource } from '../../address/resource.ts';
import { usePageAddress } from '../pageAddress.ts';
import { parameterizedFieldParameters } from './parameterized/parameters.ts';
import styles from './record.module.css';

interface TabRowsProps<Variables> {
  /** The resource of the record that the page is about. */
  readonly parent: Resource;
  /** The tab's name in the address. */
  readonly name: string;
  readonly settings: ListSettings<Variables>;
  readonly pageInfo: PageInfo;
  readonly children: ReactNode;
}

interface TabPanelProps<Variables> extends TabRowsProps<Variables> {
  /** The resource of the related records. */
  readonly resource: Resource;
  /**
   * The filter of the related resource's list that selects this record's rows, where there is one.
   */
  readonly viewAllFilter?: string;
  /** Loads how to link records to this one, where that is possible. */
  readonly links?: LoadRecordLinks;
}

/**
 * The rows of a relation to many: a list within a record's page, with its own sorting and paging.
 */
export function TabPanel<Variables>({ viewAllFilter, links, ...rows }: TabPanelProps<Variables>) {
  const locale = useLocale();
  const { resource } = rows;
  const key = String(usePageAddress().key);
  return (
    <>
      {links && <LinksButton label={resource.pluralLabel} load={links} />}
      <TabRows {...rows} />
      {viewAllFilter && (
        <NextLink
          href={`${listHref(resource)}?${new URLSearchParams({ [viewAllFilter]: key })}`}
          prefetch={false}
          className={styles.viewAll}
        >
          {t('View all', locale)}
        </NextLink>
      )}
    </>
  );
}

/** Pages of union members within a record's page. */
export function EntryPanel<Variables>({
  label,
  ...rows
}: TabRowsProps<Variables> & { readonly label: string }) {
  return <TabRows {...rows} resource={{ pluralLabel: label }} />;
}

function TabRows<Variables>({
  parent,
  name,
  resource,
  settings,
  pageInfo,
  children,
}: TabRowsProps<Variables> & { readonly resource: Pick<Resource, 'pluralLabel'> }) {
  const query = usePageAddress();
  return (
    <ListBody
      path={recordHref(parent, String(query.key))}
      kept={[['tab', name], ...parameterizedFieldParameters(query)]}
      resource={resource}
      settings={settings}
      address={readListAddress(settings, query)}
      pageInfo={pageInfo}
    >
      {children}
    </ListBody>
  );
}
