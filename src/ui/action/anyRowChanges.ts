import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Address } from '../../address/address.ts';
import type { RecordKey, Resource } from '../../address/resource.ts';
import { partOf, type Caught, type Title } from '../../relay/caught.ts';
import type { LastChange } from '../form/conflicts.ts';
import type { AnyUpdate } from '../form/recordChange.ts';
import { asEditing, type Editing } from '../form/recordEditing.ts';
import type { ReadValues } from '../form/values.ts';
import type { AnyDeletion } from './recordAction.ts';

/** How rows of unknown types are changed whose records have no pages: they are read with the record that has them. */
export interface AnyRowChanges {
  readonly resource: Resource;
  readonly query: GraphQLTaggedNode;
  variables(address: Address, key: string): object;
  rows(response: unknown, address: Address): Caught<readonly unknown[]>;
  title?(record: object): Title;
  readonly edit?: {
    readonly fields: object;
    lastChange?(record: object): LastChange;
    values?(record: object): ReadValues;
    readonly update: () => Promise<AnyUpdate>;
    readonly always?: readonly string[];
    readonly alwaysIfFilled?: readonly string[];
  };
  readonly delete?: () => Promise<AnyDeletion<never>>;
}

/**
 * Editing of one row, as that of a record with a page.
 *
 * @param key the row's key as text
 */
export function editingOfRow({ edit, rows, ...changes }: AnyRowChanges, key: string): Editing {
  const isRow = (row: unknown) => String(keyOf(row as object)) === key;
  return asEditing({
    ...changes,
    ...(edit ?? { fields: {}, update: notChanged }),
    variables: (address: Address) => changes.variables(address, key),
    subject: [],
    read: (response, address) =>
      partOf(rows(response, address), (all) => all.find((row) => row && isRow(row))),
    keyOf,
  });
}

function keyOf(record: object): RecordKey {
  return (record as { readonly id: RecordKey }).id;
}

function notChanged(): never {
  throw new Error('These rows can only be deleted.');
}
