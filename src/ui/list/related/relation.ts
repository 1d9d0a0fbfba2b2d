import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Resource } from '../../../address/resource.ts';
import type { Caught } from '../../../relay/caught.ts';
import type { ColumnsBeside } from '../beside.tsx';
import type { AnyRecordsOfTable } from '../tableDefinition.ts';

/** A relation as it is read. */
export interface Relation<Row = unknown> extends ColumnsBeside {
  /** What the columns are of, where they are those of records. */
  readonly resource?: Resource;
  /** Reads what a row leads to; nothing where a row says it itself. */
  readonly fragment?: GraphQLTaggedNode;
  /** What a row leads to: a record, as Relay refers to it, or what is shown. */
  end(row: Row): Caught<unknown>;
}

/**
 * A relation of a list's rows with the columns that it adds.
 *
 * @param name the relation's name
 * @param list the rows
 */
export type RelationOf<Row> = (name: string, list: AnyRecordsOfTable) => Relation<Row>;
