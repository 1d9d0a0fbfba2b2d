import type { Field } from '../model/types/fields.ts';
import type { List, UnionField, Relation } from '../model/types/relations.ts';
import type { Resource } from '../model/types/resource.ts';
import type { BulkPlan } from './forms/bulkPlan.ts';
import type { FormsPlan } from './forms/formPlan.ts';
import type { LinksPlan } from './links/linkPlan.ts';
import type { UnionMembersPlan } from './unions/unionMembers.ts';
import type { ParameterizedFieldPlan } from './records/parameterizedFieldPlan.ts';

/** A component of its own file: they are called the same. */
export interface Module {
  readonly name: string;
  /** Relative to the checkout. */
  readonly path: string;
}

/** Rows of a resource, as they come from one or several lists. */
export interface TablePlan extends Module {
  readonly owner: ResourcePlan;
  /** GraphQL type of the rows. */
  readonly rowType: string;
  /** The record's fields that the rows have; null when they have all. */
  readonly fields: readonly string[] | null;
  /** Some of the lists say something of their edges beside the rows. */
  hasEdges: boolean;
}

/** Records of a relation to many, as a tab of the record that has them. */
export interface TabPlan extends Module {
  readonly relation: Relation;
  readonly list: List;
  readonly target: ResourcePlan;
  readonly table: TablePlan;
  /** Shows the records one below the other, where they say what happened; null where they are rows of the table. */
  readonly timeline: Module | null;
  /** How records are linked to the one that has the tab. */
  links: LinksPlan | null;
}

/** Pages of records and values of several kinds, as a tab. */
export interface UnionTabPlan extends Module {
  readonly unionField: UnionField;
  readonly list: List;
  readonly entries: UnionMembersPlan;
}

/** The screen with all records of a resource. */
export interface ListPlan extends Module {
  readonly table: TablePlan;
  /** What can be done with several of its rows at once. */
  bulk: BulkPlan | null;
  /** How records for it come out of a file. */
  imported: Module | null;
}

/** What is written for one resource, and what all of it is called. */
export interface ResourcePlan {
  readonly resource: Resource;
  /** The constant that describes it to the interface, and its file. */
  readonly descriptor: Module;
  /** What a record is called in code: `order`. */
  readonly variable: string;
  /** What its modules' names begin with: `Order`. */
  readonly base: string;
  readonly folder: string;
  /** The fields whose values make a record's address, or only tell it from others where it has no page. */
  readonly key: readonly string[];
  /** The relations that lead to a part of the key which the record itself does not have, as objects. */
  readonly keyObjects: readonly Field[];
  list: ListPlan | null;
  record: Module | null;
  tables: TablePlan[];
  /** How its records are shown on the pages of what they happened to. */
  timeline: Module | null;
  tabs: TabPlan[];
  unionTabs: UnionTabPlan[];
  /** What can be asked of it on its page. */
  parameterizedFields: readonly ParameterizedFieldPlan[];
  forms: FormsPlan;
  /** What tells that its records have changed; null where nothing does. */
  subscriptions: Module | null;
}
