import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Address } from '../../../address/address.ts';
import type { RecordKey, Resource } from '../../../address/resource.ts';
import { partOf, type Caught, type Title } from '../../../relay/caught.ts';
import type { AnyDeletion } from '../../action/recordAction.ts';
import type { LastChange } from '../../form/conflicts.ts';
import type { AnyUpdate } from '../../form/recordChange.ts';
import { asEditing, type Editing, type RecordEditing } from '../../form/recordEditing.ts';
import type { ReadValues } from '../../form/values.ts';

/** What of a row can be changed, and the mutation that does so. */
type RowEditing<Row, Update extends AnyUpdate> = Pick<
  RecordEditing<unknown, unknown, Row, Update>,
  'fields' | 'lastChange' | 'values' | 'update' | 'always' | 'alwaysIfFilled'
>;

/**
 * How the rows of a tab are changed and deleted whose records have no pages of their own. They are read with the
 * record that has the tab.
 */
interface RowChanges<Variables, Response, Row, Update extends AnyUpdate> {
  readonly resource: Resource;
  readonly query: GraphQLTaggedNode;
  /** The query's variables for the address of the page, and the key of a row as text. */
  variables(address: Address, key: string): Variables;
  /** The rows in the response. */
  rows(response: Response, address: Address): Caught<ReadonlyArray<Row | null | undefined>>;
  title?(record: NonNullable<Row>): Title;
  readonly edit?: RowEditing<Row, Update>;
  /** Loads the mutation that deletes a row. */
  readonly delete?: () => Promise<AnyDeletion<NoInfer<NonNullable<Row>>>>;
}

/** The changes of rows of unknown types. */
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

/** What can be done with the rows of a tab. */
export interface RowsToChange {
  readonly edit?: true;
  readonly delete?: true;
  /** The mutation that edits a row, where that is none of its record: who may not use it is not offered it. */
  readonly mutation?: string;
  /** Loads how they are read, and the mutations. */
  readonly load: () => Promise<AnyRowChanges>;
}

/** Describes how rows are changed. Its types follow from what it reads and from the mutations. */
export function defineRowChanges<
  Variables extends object,
  Response,
  Row extends { readonly id: RecordKey | null | undefined },
  Update extends AnyUpdate,
>(
  changes: RowChanges<Variables, Response, Row, Update> & {
    /** The row that is read has what the mutation needs. */
    readonly edit?: { readonly update: () => Promise<AnyUpdate<NoInfer<NonNullable<Row>>>> };
  },
): AnyRowChanges {
  return changes;
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
