import type { ArgumentNode } from 'graphql';
import type { Relation } from '../../model/types/relations.ts';
import type { Counting } from '../lists/counting.ts';

/** How many records a tab has, as it is fetched together with other numbers of a record. */
export interface CountedTab {
  /** The record's field that the tab is about. */
  readonly of: Pick<Relation, 'field' | 'label'>;
  readonly counting: Counting;
  readonly args: readonly ArgumentNode[];
}
