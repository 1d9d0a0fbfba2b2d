import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import type { PicturePlan } from './picture.ts';
import type { Module, Subject } from '../subject.ts';

/** A column of a table: a field, a relation to one, or the record's title where no single field is it. */
export type ColumnPlan =
  | { readonly kind: 'field'; readonly field: Field }
  /** `of` is the type that has the relation, where that is not the record's own. */
  | { readonly kind: 'relation'; readonly relation: Relation; readonly of?: string }
  | { readonly kind: 'title' };

/** Rows of a resource, as lists give them. */
export interface RowsPlan {
  readonly owner: Subject;
  /** GraphQL type of the rows. */
  readonly rowType: string;
  /** The record's fields that the rows have; null when they have all. */
  readonly fields: readonly string[] | null;
}

/** The columns that a table shows from the start, and those that people can add. */
export interface ColumnsPlan {
  readonly shown: readonly ColumnPlan[];
  readonly hidden: readonly ColumnPlan[];
}

/** Rows of a resource, as they come from one or several lists. */
export interface TablePlan extends Module, RowsPlan {
  /** It is the table of the resource's own list, to which people can add columns. */
  readonly isOfList: boolean;
  readonly columns: ColumnsPlan;
  /** What stands before the title of a row; null where nothing does. */
  readonly picture: PicturePlan | null;
  /** Of joins: the relation to the records that the rows stand for, below a record of the other side; null for all else. */
  readonly side: Relation | null;
}
