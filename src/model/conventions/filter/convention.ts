import type { GraphQLInputType } from 'graphql';
import type { RelationShape, RowShape } from '../../shapes/rowShape.ts';
import type { FilterOperator } from '../../types/listQuery.ts';
import type { Slot } from '../../types/variables.ts';

/** One thing to filter by: an argument of the list, or a field of its filter's input object. */
export interface FilterEntry {
  slot: Slot;
  name: string;
  type: GraphQLInputType;
  /** What the schema says of it. */
  description?: string | null | undefined;
  /** The names of the values to filter by that are beside it, by the name that all their spellings have. */
  beside?: ReadonlyMap<string, string>;
}

/** One way of expressing a condition; null when the entry is not expressed that way. */
export type FilterConvention = (entry: FilterEntry, row: RowShape) => FilterReading | null;

export interface FilterReading {
  /** The record's field, or the entry's own name. */
  field: string;
  /** Its name in words, where the field's name does not say it. */
  label?: string;
  operators: readonly FilterOperator[];
  relation: RelationShape | null;
  /** The relation to many of whose records the number is compared. */
  counts?: string;
  /** The condition is named after the related record's key. */
  byKey: boolean;
  /** Type of one operand. */
  operand: GraphQLInputType;
  /** How well the one operator is spelled, where others may be spelled beside it: the lowest serves best. */
  rank?: number;
}
