import type { ComponentType } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { FULL_ACCESS, type Access } from '../../../access/access.ts';
import { AccessMemo } from '../../../access/accessMemo.ts';
import type { Address } from '../../../address/address.ts';
import type { Resource } from '../../../address/resource.ts';
import { readListAddress, shownAs } from '../../../lists/listAddress.ts';
import type { ListSettings } from '../../../lists/listSettings.ts';
import type { Sorts } from '../../../lists/pagedSettings.ts';
import { sortKeys } from '../../../lists/sorting.ts';
import { listChoiceOf } from '../../../visitor/listChoice.ts';
import type { Visitor } from '../../../visitor/visitor.ts';
import type { Beside, ColumnsBeside } from '../beside.tsx';
import type { PageRowsProps } from '../pageRows.ts';

/** Reads the data of a plural fragment. @param refs the records as Relay refers to them */
export type ReadFragment = (
  fragment: GraphQLTaggedNode,
  refs: readonly unknown[],
) => readonly unknown[];

/** The columns of the records that a list's rows lead to; `defineRelatedColumns` makes them. */
export interface RelatedColumns<Response = unknown> {
  /** The list's query with what these columns show. */
  readonly query: GraphQLTaggedNode;
  /** For TypeScript only: what the query answers, which the list has to be able to read. */
  readonly response?: Response;
  /** Column → what to send to sort by it. */
  readonly sorts: Sorts<unknown>;
  readonly relations: readonly ColumnsBeside[];
  /** The same without what a person may not read. */
  readonly allowedTo: (access: Access) => RelatedColumns<Response>;
  /** The variables by which the query asks for what columns show. @param shown the names of the shown columns */
  readonly variables: (shown: readonly string[]) => Readonly<Record<string, boolean>>;
  /** The rows of a page with the records that they lead to. */
  readonly Rows: ComponentType<PageRowsProps>;
  /** Reads these records without rendering. @param rows as Relay refers to them */
  readonly read: (rows: readonly unknown[], readFragment: ReadFragment) => readonly Beside[];
}

/** Loads the columns of related records: most lists are looked at without. */
export type LoadRelatedColumns<Response = unknown> = () => Promise<{
  readonly relatedColumns: RelatedColumns<Response>;
}>;

interface OfList extends Pick<ListSettings<unknown>, 'sorts'> {
  readonly relatedColumns?: LoadRelatedColumns;
  /** The columns of related records, where the address or the person's choice names any. */
  readonly relatedRecords?: RelatedColumns;
}

const loaded = new WeakMap<LoadRelatedColumns, RelatedColumns>();

/** Loads the columns of related records. */
export async function loadColumns(load: LoadRelatedColumns): Promise<RelatedColumns> {
  const { relatedColumns } = await load();
  loaded.set(load, relatedColumns);
  return relatedColumns;
}

/** Whether a column is one of a related record: `customer.country`. Those of edges come with the list. */
export function isRelatedColumn(id: string): boolean {
  return id.includes('.') && !id.startsWith('edge.');
}

/**
 * Loads the columns of related records if an address or the person's choice names any.
 *
 * @returns null where nothing has to be loaded
 */
export function loadRelatedColumns(
  list: object,
  address: Address,
  visitor: Pick<Visitor, 'lists'>,
): Promise<unknown> | null {
  const { relatedColumns: load } = list as OfList;
  if (!load || loaded.has(load) || !namesAny(list, address, visitor)) return null;
  return loadColumns(load);
}

const known = new AccessMemo<object>();

/**
 * A list with the columns of related records where an address or the person's choice names any, and the query that asks
 * for them. The same arguments give the same object.
 *
 * @throws {Error} when they are not loaded
 */
export function withRelatedColumns<List extends { readonly resource: Resource }>(
  list: List,
  address: Address,
  { lists, access = FULL_ACCESS }: Pick<Visitor, 'lists' | 'access'>,
): List {
  const whole = list as List & OfList;
  const { relatedColumns: load, resource } = whole;
  if (!load || whole.relatedRecords || !namesAny(whole, address, { lists })) return list;
  const all = loaded.get(load);
  if (!all) throw new Error(`The columns of records related to ${resource.slug} are not loaded.`);
  const extended = known.of(access, list, () => {
    const relatedRecords = all.allowedTo(access);
    const { query, sorts } = relatedRecords;
    return { ...whole, query, relatedRecords, sorts: { ...whole.sorts, ...sorts } };
  });
  return extended as List;
}

function namesAny(list: object, address: Address, { lists }: Pick<Visitor, 'lists'>): boolean {
  const settings = list as ListSettings<unknown>;
  const state = readListAddress(settings, address);
  const { columns } = shownAs(state, listChoiceOf(lists, settings.name));
  const sorted = sortKeys([address.sort ?? []].flat()[0] ?? '').map(({ column }) => column);
  return [...(columns ?? []), ...sorted].some(isRelatedColumn);
}
