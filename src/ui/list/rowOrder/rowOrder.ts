import type { ReactNode } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Address } from '../../../address/address.ts';
import type { Resource } from '../../../address/resource.ts';
import type { Caught } from '../../../relay/caught.ts';
import { editingOfRow, type AnyRowChanges } from '../../action/anyRowChanges.ts';
import type { KeyOf, KeyOption } from '../../fields/recordKey.ts';
import { asEditing, type AnyEditing, type Editing } from '../../form/recordEditing.ts';
import type { RowsOfPageProps } from '../RowsOfPage.tsx';
import type { RowOf, RowsKey } from '../tableDefinition.ts';
import type { ListAtAddress } from '../wholePage.ts';

/** The rows of a page, and the list that they are of. */
export interface OrderedRowsProps extends Omit<RowsOfPageProps, 'order'> {
  /** The resource of the rows. */
  readonly resource: Resource;
  readonly list: ListAtAddress;
  /** The address of the page that has them. */
  readonly address: Address;
}

/** How the rows of a list or a tab are put in another order, as `defineRowOrder` describes it. */
export interface OrderableRows {
  /** Shows the rows, which a person moves. */
  Rows(props: OrderedRowsProps): ReactNode;
}

/** How a row is read and changed: as records with pages are, or as those that have none. */
type RowEditing =
  | { readonly editing: () => Promise<AnyEditing> }
  | { readonly changes: () => Promise<AnyRowChanges> };

interface RowOrderSettings<Row> {
  /** What is read of the rows. */
  readonly fragment: GraphQLTaggedNode;
  /** Where a row stands. */
  placeOf(row: Row): Caught<number | string>;
  /** The input for it. */
  readonly input: string;
  /** Places may be fractions. */
  readonly isFractional?: true;
  /** The sort by it; left out where rows are not sorted. */
  readonly sort?: string;
}

/** The order of rows, typed by the key of the fragment with their places. */
export type RowOrder<Key extends RowsKey> = RowOrderSettings<RowOf<Key>> &
  KeyOption<RowOf<Key>> &
  RowEditing;

/** The order of rows of unknown types. */
export type AnyRowOrder = RowOrderSettings<never> & RowEditing & { readonly keyOf: KeyOf<never> };

/** How a row is read and changed, and the address by which. */
export interface EditedRow {
  readonly editing: Editing;
  readonly address: Address;
}

/** @param page the address of the page that has the row @param key the row's key as text */
export async function editedRow(order: RowEditing, page: Address, key: string): Promise<EditedRow> {
  if ('editing' in order) return { editing: asEditing(await order.editing()), address: { key } };
  return { editing: editingOfRow(await order.changes(), key), address: page };
}
