import type { ResultRecord } from '../result/result.ts';
import type { Entity } from './entity.ts';
import type { Run } from './runs.ts';
import type { MutationField } from './field.ts';

/** What is read of a mutation before its entity is determined. */
export interface Evidence {
  from: MutationField;
  words: string[];
  runs: Run[];
  records: ResultRecord[];
  /** The entity of its namespace. */
  namespace: Entity | null;
}
