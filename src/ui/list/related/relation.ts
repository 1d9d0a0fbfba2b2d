import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Resource } from '../../../address/resource.ts';
import type { Caught } from '../../../relay/caught.ts';
import type { ColumnsBeside } from '../beside.tsx';

/** A relation as it is read. */
export interface Relation extends ColumnsBeside {
  readonly resource: Resource;
  readonly fragment: GraphQLTaggedNode;
  readonly record: (row: never) => Caught<unknown>;
}
