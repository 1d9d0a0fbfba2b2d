import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { listStateHref, type ListAddress } from '../../../lists/listAddress.ts';

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
    <NextLink
      href={filterHref(path, address, name)}
      replace
      scroll={false}
      prefetch={false}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </NextLink>
  );
}
