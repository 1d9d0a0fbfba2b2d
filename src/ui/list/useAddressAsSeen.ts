import { useEffect } from 'react';
import { isOwnArrangement } from '../../lists/arrangement.ts';
import {
  asSeen,
  listSearchParams,
  listStateHref,
  type ListAddress,
} from '../../lists/listAddress.ts';
import type { ListChoice } from '../../visitor/listChoice.ts';

/**
 * Lets the browser's address say the list as it is seen, so that whoever is given it sees the same. The app
 * needs none of that: what a person chose is kept, and its own links say only what differs from it.
 *
 * @param path the list's address without its search parameters
 */
export function useAddressAsSeen(
  path: string,
  address: ListAddress,
  shown: Omit<ListChoice, 'view'>,
): void {
  useEffect(() => {
    const isOwn = isOwnArrangement(shown) && shown.density === 'comfortable';
    const isSaid = address.columns !== null || isOwn;
    if (isSaid || location.pathname !== path) return;
    const seen = asSeen(address, shown);
    const own = listSearchParams(seen);
    const others = [...new URLSearchParams(location.search)].filter(([name]) => !own.has(name));
    const href = listStateHref(path, seen, others as Array<[string, string]>);
    if (href === location.pathname + location.search) return;
    history.replaceState({ ...history.state, as: href, url: href }, '', href);
  });
}
