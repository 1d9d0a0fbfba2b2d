import { addressOf, type Address } from '../../address/address.ts';
import type { RecordKey } from '../../address/resource.ts';
import type { Columns } from '../fields/column.tsx';
import { listSearchParams, SIZES, type ListAddress } from '../../lists/listAddress.ts';
import type { PageInfo, Paging, Position } from '../../lists/paging.ts';

/** A page of a list, as its columns read it. */
export interface PageOfList {
  readonly paging: Pick<Paging<unknown>, 'neighbours'>;
  readonly pageInfo: PageInfo;
  readonly columns: Columns<unknown>;
  readonly rows: readonly unknown[];
  readonly keyOf: (row: unknown) => RecordKey | null | undefined;
}

export interface PagesOptions {
  /** The list's state; its position is ignored. */
  readonly state: ListAddress;
  /** Loads the page at an address. @throws when it cannot be loaded */
  readonly load: (address: Address) => Promise<PageOfList>;
  readonly signal: AbortSignal;
}

/** The pages of a list from its beginning, as large as the backend gives them. */
export async function* pagesOf({ state, load, signal }: PagesOptions): AsyncGenerator<PageOfList> {
  let size = Math.max(...SIZES);
  let position: Position | null = {};
  while (position) {
    signal.throwIfAborted();
    const page: PageOfList = await load(addressAt(state, position, size));
    const { paging, pageInfo } = page;
    const next: Position | null = paging.neighbours(position, size, pageInfo).next;
    const smaller = SIZES.filter((rows) => rows < size).at(-1);
    // A backend that returns fewer rows than requested counts pages by its own size, so rows would be
    // skipped.
    if (next?.page !== undefined && pageInfo.rowCount < size && smaller !== undefined) {
      size = smaller;
      position = {};
      continue;
    }
    yield page;
    position = next;
  }
}

function addressAt(state: ListAddress, position: Position, size: number): Address {
  return addressOf(listSearchParams({ ...state, position, size }));
}
