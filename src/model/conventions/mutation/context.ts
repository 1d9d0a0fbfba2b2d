import type { GraphQLSchema } from 'graphql';
import type { Entities, Entity } from './entity.ts';

/** The parts of the schema that the mutation readers need. */
export interface MutationContext {
  schema: GraphQLSchema;
  entities: Entities;
  /** Path of a namespace of mutations → the resource it groups mutations of. */
  namespaces: ReadonlyMap<string, Entity>;
}
