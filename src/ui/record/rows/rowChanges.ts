import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Address } from '../../../address/address.ts';
import type { RecordKey, Resource } from '../../../address/resource.ts';
import type { Caught, Title } from '../../../relay/caught.ts';
import type { AnyRowChanges } from '../../action/anyRowChanges.ts';
import type { AnyDeletion } from '../../action/recordAction.ts';
import type { AnyUpdate } from '../../form/recordChange.ts';
import type { RecordEditing } from '../../form/recordEditing.ts';

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
