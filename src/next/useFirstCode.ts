import { use } from 'react';
import type { Address } from '../address/address.ts';
import type { Page } from '../relay/pageQueries.ts';
import type { Visitor } from '../visitor/visitor.ts';

/** Null where nothing is missing. */
let firstCode: Promise<void> | null | undefined;

/**
 * Waits in the browser for the code that the server's page needs before it is taken over. Pages that follow
 * have theirs before they are shown.
 */
export function useFirstCode({ queries }: Page, address: Address, visitor: Visitor): void {
  if (typeof window === 'undefined') return;
  // The same each time: React waits for it while it hydrates. A page whose code does not arrive stays as the
  // server made it, which works by itself.
  if (firstCode === undefined)
    firstCode =
      queries?.load?.(address, visitor)?.catch(() => new Promise<never>(() => {})) ?? null;
  if (firstCode) use(firstCode);
}
