import type { ReactNode } from 'react';
import { listStateHref, type ListAddress } from '../../../lists/listAddress.ts';
import { PageLink } from '../../PageLink.tsx';

interface FilterLinkProps {
  readonly path: string;
  readonly address: ListAddress;
  readonly name: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** The current list with the form of one filter above it. */
export function filterHref(path: string, address: ListAddress, name: string): string {
  return listStateHref(path, address, [['filter', name]]);
}

/** Opens the form of one filter above the current list. */
export function FilterLink({ path, address, name, isCurrent, children }: FilterLinkProps) {
  return (
    <PageLink
      href={filterHref(path, address, name)}
      replace
      scroll={false}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </PageLink>
  );
}
