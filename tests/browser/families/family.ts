import type { Row } from './rows.ts';

/** A resolver; what it is given, the schema beside it says. */
export type Resolver = (source: never, args: never) => unknown;

/** Field → resolver, of one type. */
export type Resolvers = Readonly<Record<string, Resolver>>;

/**
 * One resource of the server, which pages, filters, sorts and identifies in one way of its own, and
 * what its screens then have to show.
 */
export interface Family {
  /** The convention, in words. */
  readonly shows: string;
  readonly type: string;
  /** Where its list is: the address without the slash. */
  readonly slug: string;
  readonly sdl: string;
  /** Fields of Query. */
  readonly query?: Resolvers;
  /** Other types' fields. */
  readonly resolvers?: Readonly<Record<string, Resolvers>>;
  readonly rows: readonly Row[];
  /** The fields whose values make a record's title. */
  readonly title: readonly string[];
  /** `both`: Next and Previous lead through all pages. `forward`: Previous leads to the first. `none`: one page. */
  readonly paging: 'both' | 'forward' | 'none';
  readonly total: boolean;
  /** A column's heading → the field that it sorts by. Headings that are not here are no links. */
  readonly sorts: Readonly<Record<string, string>>;
  /** A text to search for, and the fields that hold it. Null: there is no search. */
  readonly search: {
    readonly text: string;
    readonly fields: readonly string[];
    /** Conditions can be combined: each word has to be found. */
    readonly isByWords?: true;
  } | null;
  /** A filter with a choice: the words of the choice, and the rows that it leaves. */
  readonly filter: {
    readonly choice: string;
    readonly field: string;
    readonly value: unknown;
  } | null;
  /** Conditions as an address says them, and whether a row meets them. */
  readonly conditions?: Readonly<Record<string, (row: Row) => boolean>>;
  /** What the address has to say before the list can be asked for; `rows` are those that it then gives. */
  readonly asks?: string;
  /** The record that it says: the input that has its name, and the query that finds the name. */
  readonly askedRecord?: { readonly input: string; readonly name: string; readonly query: string };
  /** What a record's page shows: label → text. Null: rows do not open. */
  readonly facts: ((row: Row) => Readonly<Record<string, string>>) | null;
  /** Relations to many: the tab's label → the related records. */
  readonly tabs?: Readonly<Record<string, (row: Row) => Related>>;
  /** Relations to one: the label → the related record's title. */
  readonly links?: Readonly<Record<string, (row: Row) => Linked>>;
}

export interface Related {
  readonly titles: readonly string[];
  /** Null where they do not open. */
  readonly slug: string | null;
}

export interface Linked {
  readonly title: string;
  readonly slug: string;
}

export function titleOf({ title }: Pick<Family, 'title'>, row: Row): string {
  return title.map((field) => String(row[field])).join(' ');
}
