import type { CompositeType, OutputField } from '../../shapes/typeShapes.ts';
import type { Variables } from '../../types/variables.ts';

/** One way of fetching a record by its key; null when the field's arguments are not of that kind. */
export type LookupConvention = (field: OutputField, type: CompositeType) => LookupReading | null;

export interface LookupReading {
  /** The record's fields that the holes take. */
  key: string[];
  variables: Variables;
}
