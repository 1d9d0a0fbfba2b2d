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

/** Opens the form of one filter above the current list. */
export function FilterLink({ path, address, name, isCurrent, children }: FilterLinkProps) {
  return (
    <NextLink
      href={listStateHref(path, address, [['filter', name]])}
      replace
      scroll={false}
      prefetch={false}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </NextLink>
  );
}
