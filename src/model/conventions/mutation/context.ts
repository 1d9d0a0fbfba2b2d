import type { GraphQLSchema } from 'graphql';
import type { Entities, Entity } from './entity.ts';

/** What the reading of mutations needs to know of their schema. */
export interface MutationContext {
  schema: GraphQLSchema;
  entities: Entities;
  /** The resource that a namespace is about, by the namespace's path. */
  namespaces: ReadonlyMap<string, Entity>;
}
