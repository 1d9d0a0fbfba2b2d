import type { GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime';
import { valueOf, type Caught } from '../fields/caught.ts';
import { nameIn, titleOf, type Title } from '../fields/title.ts';
import type { ListSettings } from '../list/listSettings.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Resource } from '../../address/resource.ts';

/** A record as an option: its key, and its title, which is null where it has none. */
export interface Option<Key = string | number> {
  readonly key: Key;
  readonly title: string | null;
}

/** An option as read: the title may be several values, or a failed one. */
export interface ReadOption<Key> {
  readonly key: Key;
  readonly title?: Title;
}

/** How to choose records of a resource. */
export interface Picker<Row, Key = string> {
  readonly resource: Resource;
  /** The labels of the fields that the backend searches. */
  readonly search?: { readonly fields: readonly string[] };
  /** Null for a record without a key, which cannot be chosen. */
  option(row: Row): ReadOption<Key> | null;
  /** Loads the search on first use. */
  finder(): Promise<Finder<OperationType, Row, Key>>;
  /** How to create a new record. */
  readonly create?: NewRecord;
}

/** How to search records of a resource: keys and titles only, page by page. */
export interface Finder<Query extends OperationType, Row, Key = string> {
  /** Reads the search results. */
  readonly picker: Picker<Row, Key>;
  readonly query: GraphQLTaggedNode;
  /** Paging and search of its list. Without a search the rows are filtered in the browser. */
  readonly settings: ListSettings<Query['variables']>;
  rows(answer: Query['response']): readonly Row[];
  /** How to query one record by its key, where the backend supports it. */
  readonly one?: OneRecord<Row>;
}

/** The form for a new record, loaded on use. */
export interface NewRecord {
  readonly fields: () => Promise<object>;
  readonly creation: () => Promise<object>;
}

/** How to query and read one record by its key, given as text. */
export interface OneRecord<Row> {
  readonly query: GraphQLTaggedNode;
  variables(text: string): Variables;
  row(answer: unknown): Row | null | undefined;
}

/** A picker of unknown types. */
export type AnyPicker = Picker<unknown, string | number>;

export type AnyFinder = Finder<OperationType, unknown, string | number>;

export type LoadPicker = () => Promise<AnyPicker>;

/** The name of an option. */
export function optionName(
  { resource }: { readonly resource: Resource },
  { key, title }: Option,
  locale: Locale,
): string {
  return titleOf(resource, key, title, locale);
}

/** The options in a response. */
export function optionsOf<Row, Key>(
  { rows, picker }: Finder<OperationType, Row, Key>,
  answer: OperationType['response'],
): Array<Option<Key>> {
  return rows(answer).flatMap((row) => optionOf(picker, row) ?? []);
}

/** A record as an option; null where there is none or it could not be read. */
export function optionOf<Row, Key>(
  picker: Picker<Row, Key>,
  record: Caught<Row>,
): Option<Key> | null {
  const row = valueOf(record);
  const option = row === null ? null : picker.option(row);
  return option && { key: option.key, title: nameIn(option.title) };
}
