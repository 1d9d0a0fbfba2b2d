import type { ResultRecord } from '../result/result.ts';
import type { Entity, Run } from './entity.ts';
import type { MutationField } from './field.ts';

/** What is known of a mutation before asking whose it is. */
export interface Evidence {
  from: MutationField;
  words: string[];
  runs: Run[];
  records: ResultRecord[];
  /** The entity that its namespace is about. */
  namespace: Entity | null;
}
