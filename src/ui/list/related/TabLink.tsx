import { useContext, type ReactNode } from 'react';
import type { RecordKey, Resource } from '../../../address/resource.ts';
import { useAllowedResource } from '../../access/allowedResource.ts';
import styles from '../../fields/fields.module.css';
import { InsideLinkContext } from '../../fields/insideLink.ts';
import { rowHref } from '../rowHref.ts';
import { PageLink } from '../../PageLink.tsx';

interface TabLinkProps {
  readonly resource: Resource;
  readonly recordKey: RecordKey | null | undefined;
  readonly tab: string;
  readonly children: ReactNode;
}

/** A link to a tab of a record; what it shows alone where the record has no page, or that is part of another link. */
export function TabLink({ resource, recordKey, tab, children }: TabLinkProps) {
  const isInsideLink = useContext(InsideLinkContext);
  const href = rowHref(useAllowedResource(resource), recordKey);
  if (href === null || isInsideLink) return children;
  return (
    <PageLink href={`${href}?tab=${tab}#related`} className={styles.inner}>
      {children}
    </PageLink>
  );
}
