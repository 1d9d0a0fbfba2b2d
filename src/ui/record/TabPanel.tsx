import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { readListAddress } from '../list/listAddress.ts';
import { ListBody } from '../list/ListBody.tsx';
import type { ListSettings } from '../list/listSettings.ts';
import type { PageEnds } from '../list/paging.ts';
import { LinksButton } from '../links/LinksButton.tsx';
import type { LoadRecordLinks } from '../links/recordLinks.ts';
import { useLocale } from '../locale/locale.ts';
import { say } from '../locale/say.ts';
import { listHref, recordHref, type Resource } from '../resource.ts';
import { usePageAddress } from '../pageAddress.ts';
import { askedParameters } from './questions/asked.ts';
import styles from './record.module.css';

interface TabPanelProps<Variables> {
  /** The resource of the record that the page is about. */
  readonly parent: Resource;
  /** The tab's name in the address. */
  readonly name: string;
  /** The resource of the related records. */
  readonly resource: Resource;
  readonly settings: ListSettings<Variables>;
  readonly ends: PageEnds;
  /** The filter of the related records' own list that narrows it to this record's, where it has one. */
  readonly allBy?: string;
  /** How records are linked to this one, where they can be. */
  readonly links?: LoadRecordLinks;
  readonly children: ReactNode;
}

/** The records of a relation to many: a list within a record's page, with its own sorting and paging. */
export function TabPanel<Variables>({
  parent,
  name,
  allBy,
  links,
  resource,
  settings,
  ends,
  children,
}: TabPanelProps<Variables>) {
  const locale = useLocale();
  const query = usePageAddress();
  const key = String(query.key);
  return (
    <>
      {links && <LinksButton label={resource.pluralLabel} load={links} />}
      <ListBody
        path={recordHref(parent, key)}
        kept={[['tab', name], ...askedParameters(query)]}
        resource={resource}
        settings={settings}
        address={readListAddress(settings, query)}
        ends={ends}
      >
        {children}
      </ListBody>
      {allBy && (
        <NextLink
          href={`${listHref(resource)}?${new URLSearchParams({ [allBy]: key })}`}
          prefetch={false}
          className={styles.viewAll}
        >
          {say('View all', locale)}
        </NextLink>
      )}
    </>
  );
}
