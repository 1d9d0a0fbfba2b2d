import type { Environment } from 'relay-runtime';
import type { Address } from '../../../address/address.ts';
import type { Locale } from '../../../locale/locale.ts';
import type { PlacedRow } from './placesInOrder.ts';
import type { AnyRowOrder } from './rowOrder.ts';

/** Rows that stand in an order which the backend does not have yet. */
export interface OrderToSave<Order = AnyRowOrder> {
  readonly environment: Environment;
  readonly order: Order;
  /** The address of the page that has the rows. */
  readonly page: Address;
  /** In the order that is wanted, with the places that the backend has given them. */
  readonly rows: readonly PlacedRow[];
  /** There are no rows before or after these. */
  readonly isWhole: boolean;
  readonly locale: Locale;
}

/** What became of an order. */
export type SavedOrder =
  /** The rows with their places by now. */
  | { readonly status: 'saved'; readonly rows: readonly PlacedRow[] }
  | { readonly status: 'refused'; readonly reason: string };

export function refused(reason: string): SavedOrder {
  return { status: 'refused', reason };
}
