import type { OperatorName } from '../conventions/filter/operators.ts';
import type { Path, Slot, Variables, Way } from './variables.ts';

export interface RequiredArgument {
  slot: Slot;
  label: string;
  type: string;
}

export interface Total {
  path: Way;
  /**
   * If the total is a field beside the list (`postsCount(where:)`), the arguments that take the list's
   * filter; null if it is inside the list's response.
   */
  twin: { arguments: Record<string, string>; filter: Slot | null } | null;
  /** The sums of fields and the like over the same records, where they come with their number. */
  figures?: Figure[];
  /** The values of texts over the same records, where they come with their number. */
  values?: ValueCounts[];
}

/** What a figure says of the values of a field. */
export type FigureKind = 'sum' | 'average' | 'smallest' | 'largest';

/** The sum of a field over all records that match, or the like. */
export interface Figure {
  kind: FigureKind;
  /** The record's field. */
  field: string;
  /** From where the total's path begins to the figure; of one for each currency, from a group to the figure. */
  path: Way;
  /** The groups, one for each currency; null where it is of all amounts together. */
  groups: Groups | null;
}

/** The values that the records that match have in a field, where the backend groups by it. */
export interface ValueCounts {
  /** The record's field. */
  field: string;
  groups: Groups;
  /** From a group to the number of its records; null where the backend does not say it. */
  count: Path | null;
}

/** What gives aggregates for each value of a field. */
export interface Groups {
  /** From where the total's path begins to the groups. */
  path: Way;
  /** What to group by, as arguments of the field that gives the groups: name → GraphQL literal. */
  arguments: Record<string, string>;
  /** The arguments that this field takes besides, as a list's. */
  taken: Record<string, string>;
  /** From a group to its value: the value itself, or all values that were grouped by. */
  key: Path;
}

/**
 * How a list is paged: what is sent for a page, and which parts of its response describe the pages around it. Whatever a
 * schema calls all this is decided by the convention that recognises it.
 */
export interface Pagination {
  /** What people call it, and the contract. */
  kind: PaginationKind;
  /** How a page is named: by the cursor before it, by how many rows precede it, or by its number. `none`: all rows come at once. */
  position: 'cursor' | 'offset' | 'number' | 'none';
  /** What is sent for a page. */
  forward: PageRequest;
  /** The same for the page that ends before a cursor; null where the schema pages forward only. */
  backward: PageRequest | null;
  /** The number of the first page, where pages have numbers. */
  firstPage: 0 | 1;
  /** What a response says of the pages around it. */
  pageInfo: PageInfoPaths;
}

export type PaginationKind = 'cursor' | 'token' | 'offset' | 'page' | 'none';

/** Arguments for one page. */
export interface PageRequest {
  /** With a hole for each parameter that the schema takes. */
  variables: Variables;
  /** The part of them that says how many rows. */
  sizing: Variables;
  /** Names of the holes: the number of rows, then where the page begins. */
  parameters: readonly string[];
}

/**
 * Paths from the list's field, under the names that lists of the interface know. One that leads through the rows is about
 * the first of them where it says how the page starts, and about the last where it says how it ends.
 */
export type PageInfoPaths = Partial<
  Record<'endCursor' | 'hasNextPage' | 'startCursor' | 'hasPreviousPage', Way>
>;

/** What a list can be filtered by. */
export interface Filter {
  fields: FilterField[];
  /** Slot of a list of filters combined by AND or OR; null if there is none. */
  and: Slot | null;
  or: Slot | null;
  /** Slot of a filter, or of a list of them, that must not hold. */
  not: Slot | null;
  /** The object of all its conditions, with its input type; null where conditions are arguments of their own. */
  conditions: { slot: Slot; type: string } | null;
  /** The relations through which the list can be filtered, too. */
  related: RelatedFilter[];
}

/** Filters by what a relation leads to: the conditions are those of the related records' own list. */
export interface RelatedFilter {
  /** The relation. */
  field: string;
  label: string;
  /** The related resource's type. */
  to: string;
  /** The fields of those conditions that it takes; null for all of them. */
  only: string[] | null;
  /** Where the conditions go, by how many of the related records have to match. */
  slots: Partial<Record<Quantifier, Slot>>;
}

/** How many related records have to match; `one` where there is only one. */
export type Quantifier = 'one' | 'any' | 'all' | 'none';

export interface FilterField {
  /** The record's field or relation that it filters, or the argument's own name where there is none. */
  field: string;
  label: string;
  operators: FilterOperator[];
  /** Set when the operand is a key of another resource's record: its type. */
  relation: string | null;
  /** With `relation`: the field of that record whose value is sent. */
  relationKey: string | null;
  /** Set when the operand is an enum: its type. */
  enum: string | null;
  /** Set when it compares how many records a relation leads to: the relation. */
  counts?: string;
}

export interface FilterOperator {
  name: OperatorName;
  /** What to send, with one hole named `value` (`between` has `from` and `to`). */
  variables: Variables;
  /** The operand's type, printed. */
  type: string;
}

export interface Sort {
  fields: SortField[];
  /** Several keys may be given, most significant first; the arrays in the templates are then joined. */
  multiple: boolean;
  /** The number beside each direction that says which of several keys comes first. */
  rank?: SortRank;
  /** The relations to one whose records' fields it orders by, too. */
  related?: RelatedSort[];
  /** The relations to many by whose numbers of records it orders, by the name of the relation. */
  counts?: SortField[];
}

/** Orders by fields of the records that a relation leads to. */
export interface RelatedSort {
  /** The relation. */
  field: string;
  /** The related resource's type. */
  to: string;
  fields: SortField[];
}

export interface SortRank {
  readonly name: string;
  /** Whether the most significant key has the highest number, as a priority is, or the lowest, as a position is. */
  readonly first: 'highest' | 'lowest';
}

export interface SortField {
  /** The record's field, or the path to a part of its object: `name.first`. */
  field: string;
  ascending: Variables | null;
  descending: Variables | null;
}

/** A search of a list that finds records by what names one that they lead to, too. */
export interface RelatedSearch extends Search {
  /** The relation, the resource that it leads to, and the searched fields there. */
  through: { field: string; to: string; fields: string[] };
}

export interface Search {
  /** The searched fields; empty if the schema does not name them. */
  fields: string[];
  /** With holes named `text`. */
  variables: Variables;
  /** The schema's own words on it, if any. */
  description: string | null;
}
