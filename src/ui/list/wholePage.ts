import type { ListAddress } from '../../lists/listAddress.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import type { PageOfRows } from '../../lists/pageInResponse.ts';
import { adjacentPages } from './ListBody.tsx';

/** A list as it is asked for at an address. */
export interface ListAtAddress {
  readonly settings: ListSettings<unknown>;
  readonly address: ListAddress;
}

/** Whether a page has all rows that match: there are none around it, and it was not cut off where it ends. */
export function isWhole({ settings, address }: ListAtAddress, { pageInfo }: PageOfRows): boolean {
  const { next, previous } = adjacentPages(settings, address, pageInfo);
  const size = address.size ?? settings.size;
  const isLast = pageInfo.hasNextPage === false || pageInfo.rowCount < size;
  const hasEnd = settings.paging.hasAll === true || isLast;
  return next === null && previous === null && hasEnd;
}
