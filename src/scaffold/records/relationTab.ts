import type { List, Relation } from '../../model/types/relations.ts';
import type { Variables } from '../../model/types/variables.ts';
import type { TablePlan } from '../fields/tablePlan.ts';
import type { LinkedValuesPlan } from '../links/linkedValuesPlan.ts';
import type { Module, Subject } from '../subject.ts';

/** Records of a relation to many, as a tab of the record that has them. */
export interface RelationTab extends Module {
  readonly relation: Relation;
  readonly list: List;
  readonly target: Subject;
  readonly table: TablePlan;
  /** Shows the records one below the other, where they say what happened; null where they are rows of the table. */
  readonly timeline: Module | null;
  /** How its rows are changed, whose records have no pages; null where they have, or cannot be changed here. */
  readonly changes: Module | null;
  /** How the values of its links are changed; null where they have none, or cannot be. */
  readonly linkedValues: LinkedValuesPlan | null;
  /** What selects its rows in a list at the root, with a hole for the record's key; null where they lie below the record. */
  readonly by: Variables | null;
}
