import type { GraphQLObjectType } from 'graphql';
import type { Path } from '../types/variables.ts';
import type { OutputField } from './typeShapes.ts';

/**
 * A field that can be selected from Query without a record: at the root, or below fields without required
 * arguments.
 */
export interface RootField {
  path: Path;
  field: OutputField;
  /** The type that has the field. */
  parent: GraphQLObjectType;
  /**
   * `root`: on Query. `namespace`: below an object that only groups fields (`pages.list`).
   * `singleton`: below one record that needs no key (`viewer.repositories`).
   */
  place: 'root' | 'namespace' | 'singleton';
  /** Arguments of the field above, by name → printed type. */
  above: Record<string, string>;
  /** The field above, when it has arguments. */
  aboveField: OutputField | null;
  /** Order in the schema. */
  index: number;
  deprecated: boolean;
  /** It is called as what changes something, so that no screen asks it. */
  changes: boolean;
}
