import type { Path, Slot, Variables } from './variables.ts';

export interface RequiredArgument {
  slot: Slot;
  label: string;
  type: string;
}

export interface Total {
  path: Path;
  /** Arguments of the total's own field that take the list's filter, when the total is a twin field (`postsCount(where:)`); null when it lies inside the list's own answer. */
  twin: { arguments: Record<string, string>; filter: Slot | null } | null;
}

/** Paths here start at the list's last field; slots at its arguments. */
export type Pagination =
  | {
      kind: 'cursor';
      first: Slot;
      after: Slot;
      /** Null when the schema pages forward only. */
      last: Slot | null;
      before: Slot | null;
      /** GraphQL type of a cursor argument, printed without `!`. */
      cursorType: string;
      pageInfo: {
        endCursor: Path;
        hasNextPage: Path;
        startCursor: Path | null;
        hasPreviousPage: Path | null;
      };
    }
  | { kind: 'offset'; limit: Slot; offset: Slot; hasNextPage: Path | null }
  | { kind: 'page'; page: Slot; size: Slot | null; firstPage: 0 | 1; hasNextPage: Path | null }
  | { kind: 'token'; token: Slot; limit: Slot | null; nextToken: Path }
  | { kind: 'none'; limit: Slot | null };

/** What can be asked of a list's filter. */
export interface Filter {
  fields: FilterField[];
  /** Slot of a key that takes a list of filters of which all / any must hold; null when there is none. */
  and: Slot | null;
  or: Slot | null;
}

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
}

export type OperatorName =
  | 'is'
  | 'isNot'
  | 'anyOf'
  | 'noneOf'
  | 'contains'
  | 'startsWith'
  | 'endsWith'
  | 'lessThan'
  | 'atMost'
  | 'greaterThan'
  | 'atLeast'
  | 'between'
  | 'isEmpty'
  | 'has';

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
}

export interface SortField {
  field: string;
  ascending: Variables | null;
  descending: Variables | null;
}

export interface Search {
  /** Record fields it looks into; empty when the schema does not say. */
  fields: string[];
  /** With a hole named `text` wherever the text goes. */
  variables: Variables;
  /** The schema's own words on it, if any. */
  description: string | null;
}
