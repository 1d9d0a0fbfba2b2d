import type { List, UnionField } from '../model/types/relations.ts';
import type { TablePlan } from './fields/tablePlan.ts';
import type { FormsPlan } from './forms/formPlan.ts';
import type { SingleOperations } from './forms/operationsPlan.ts';
import type { RelatedColumnsPlan } from './lists/relatedColumns.ts';
import type { LinksPlan } from './links/linkWay.ts';
import type { ParameterizedFieldPlan } from './records/parameterizedFieldPlan.ts';
import type { HelpPlan } from './records/helpPlan.ts';
import type { RecordLayout } from './records/recordLayout.ts';
import type { RelationTab } from './records/relationTab.ts';
import type { Split } from './records/split.ts';
import type { Module, Subject } from './subject.ts';
import type { UnionMembersPlan } from './unions/unionMembers.ts';

/** Records of a relation to many, as a tab of the record that has them. */
export interface TabPlan extends RelationTab {
  /** How records are linked to the one that has the tab. */
  readonly links: LinksPlan | null;
}

/** Pages of a union: records and values of several types, as a tab. */
export interface UnionTabPlan extends Module {
  readonly unionField: UnionField;
  readonly list: List;
  readonly entries: UnionMembersPlan;
}

/** The screen with all records of a resource. */
export interface ListPlan extends Module {
  readonly table: TablePlan;
  /** The file of its filters, where they have one of their own. */
  readonly filters: Module | null;
  /** The columns of the records that its rows lead to; null where they lead to none with a list. */
  readonly related: RelatedColumnsPlan | null;
  /** The values of its texts, which its filters suggest; null where the backend groups by none. */
  readonly values: Module | null;
  /** What cannot be done with several of its rows at once. */
  readonly single: SingleOperations;
}

/** The page of a record. */
export interface RecordPlan extends Module {
  readonly layout: RecordLayout;
  /** What its fields mean, by their names, in a file of its own; null where nothing is said of them. */
  readonly help: HelpPlan | null;
  /** The parts that have files of their own. */
  readonly split: Split;
  /** The files that name its tabs and its parameterised fields, where they are many. */
  readonly tabs: Module | null;
  readonly parameterizedFields: Module | null;
}

/** What is written for one resource. */
export interface ResourcePlan {
  readonly subject: Subject;
  readonly list: ListPlan | null;
  readonly record: RecordPlan | null;
  readonly tables: readonly TablePlan[];
  /** How its records are shown on the pages of what they happened to. */
  readonly timeline: Module | null;
  readonly tabs: readonly TabPlan[];
  readonly unionTabs: readonly UnionTabPlan[];
  /** What can be asked of it on its page. */
  readonly parameterizedFields: readonly ParameterizedFieldPlan[];
  readonly forms: FormsPlan;
}
