import { useEffect } from 'react';
import { isOwnArrangement } from '../../lists/arrangement.ts';
import {
  asSeen,
  listSearchParams,
  listStateHref,
  type ListAddress,
} from '../../lists/listAddress.ts';
import type { ListChoice } from '../../visitor/listChoice.ts';
import { withBasePath } from '../../address/basePath.ts';

/**
 * Adds the shown arrangement to the browser's address, so that a shared link shows the same. The app does
 * not need it: choices are stored, and its links contain only what differs.
 *
 * @param path the list's address without search parameters
 */
export function useAddressAsSeen(
  path: string,
  address: ListAddress,
  shown: Omit<ListChoice, 'view'>,
): void {
  useEffect(() => {
    const isOwn = isOwnArrangement(shown) && shown.density === 'comfortable';
    const isSaid = address.columns !== null || isOwn;
    if (isSaid || location.pathname !== withBasePath(path)) return;
    const seen = asSeen(address, shown);
    const own = listSearchParams(seen);
    const others = [...new URLSearchParams(location.search)].filter(([name]) => !own.has(name));
    const href = listStateHref(path, seen, others as Array<[string, string]>);
    const shownHref = withBasePath(href);
    if (shownHref === location.pathname + location.search) return;
    history.replaceState({ ...history.state, as: shownHref, url: shownHref }, '', shownHref);
  });
}
