import type { ReactNode } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { Address } from '../../../address/address.ts';
import type { Resource } from '../../../address/resource.ts';
import type { Caught } from '../../../relay/caught.ts';
import type { Change } from '../../../relay/mutation.ts';
import { editingOfRow, type AnyRowChanges } from '../../action/anyRowChanges.ts';
import type { KeyOf, KeyOption } from '../../fields/recordKey.ts';
import type { AnyChange } from '../../form/recordChange.ts';
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

interface RowOrderSettings {
  /** What is read of the rows. */
  readonly fragment: GraphQLTaggedNode;
  /** The sort by which they stand in their order; left out where rows are not sorted. */
  readonly sort?: string;
}

/** By the field that says where a row stands. */
interface PlaceSettings<Row> extends RowOrderSettings {
  /** Where a row stands. */
  placeOf(row: Row): Caught<number | string>;
  /** The input for it. */
  readonly input: string;
  /** Places may be fractions. */
  readonly isFractional?: true;
}

/** By a mutation that takes the keys of all rows in their order. */
interface WholeSettings<Own> extends RowOrderSettings {
  /** Its field: who may not use it is not offered to move rows. */
  readonly root: string;
  readonly change: Own;
}

/** @see WholeSettings */
interface OrderChange<Mutation extends MutationParameters> extends Change<Mutation> {
  /** @param keys of all rows, as texts @param owner the key of the record that has them, out of the page's address */
  variables(keys: readonly string[], owner: string): Mutation['variables'];
}

/** The same of an unknown mutation. */
interface AnyOrderChange extends AnyChange {
  variables(keys: readonly string[], owner: string): MutationParameters['variables'];
}

/** The order of rows, typed by the key of the fragment that is read of them, and by the mutation that takes their keys. */
export type RowOrder<Key extends RowsKey, Mutation extends MutationParameters> = KeyOption<
  RowOf<Key>
> &
  ((PlaceSettings<RowOf<Key>> & RowEditing) | WholeSettings<OrderChange<Mutation>>);

interface AnyKeys {
  readonly keyOf: KeyOf<never>;
}

/** The order of rows of unknown types by their places. */
export type AnyPlaceOrder = PlaceSettings<never> & RowEditing & AnyKeys;

/** The same by all of their keys. */
export type AnyWholeOrder = WholeSettings<AnyOrderChange> & AnyKeys;

export type AnyRowOrder = AnyPlaceOrder | AnyWholeOrder;

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
