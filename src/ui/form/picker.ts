import type { GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime';
import { valueOf, type Caught } from '../fields/caught.ts';
import { nameIn, titleOf, type Title } from '../fields/title.ts';
import type { ListSettings } from '../list/listSettings.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Resource } from '../../address/resource.ts';

/** A record to choose: what is sent for it, and what names it, null where nothing does. */
export interface Option<Key = string | number> {
  readonly key: Key;
  readonly title: string | null;
}

/** The same as it is read: what names it may be several values, or have failed. */
export interface ReadOption<Key> {
  readonly key: Key;
  readonly title?: Title;
}

/** How records of a resource are chosen. */
export interface Picker<Row, Key = string> {
  readonly resource: Resource;
  /** The labels of what the backend searches, where it does. */
  readonly search?: { readonly fields: readonly string[] };
  /** Null for a record that came without the key: it cannot be chosen. */
  option(row: Row): ReadOption<Key> | null;
  /** Finds records; it is loaded when somebody looks for one. */
  finder(): Promise<Finder<OperationType, Row, Key>>;
  /** How one that is not there yet is made. */
  readonly create?: NewRecord;
}

/** How records of a resource are found by what is typed: key and title only, a page at a time. */
export interface Finder<Query extends OperationType, Row, Key = string> {
  /** Reads the records that are found. */
  readonly picker: Picker<Row, Key>;
  readonly query: GraphQLTaggedNode;
  /** How its list is paged and searched. Without a search the rows are searched in the browser. */
  readonly settings: ListSettings<Query['variables']>;
  rows(answer: Query['response']): readonly Row[];
  /** How one is asked for by what is sent for it, where the backend can be asked so. */
  readonly one?: OneRecord<Row>;
}

/** The form that makes a record, loaded when somebody wants to. */
export interface NewRecord {
  readonly fields: () => Promise<object>;
  readonly creation: () => Promise<object>;
}

/** How one record is asked for by its key, as text, and read. */
export interface OneRecord<Row> {
  readonly query: GraphQLTaggedNode;
  variables(text: string): Variables;
  row(answer: unknown): Row | null | undefined;
}

/** A picker whatever it finds, for what loads it when it is first used. */
export type AnyPicker = Picker<unknown, string | number>;

export type AnyFinder = Finder<OperationType, unknown, string | number>;

export type LoadPicker = () => Promise<AnyPicker>;

/** What an option is called. */
export function optionName(
  { resource }: { readonly resource: Resource },
  { key, title }: Option,
  locale: Locale,
): string {
  return titleOf(resource, key, title, locale);
}

/** The records of an answer that can be chosen. */
export function optionsOf<Row, Key>(
  { rows, picker }: Finder<OperationType, Row, Key>,
  answer: OperationType['response'],
): Array<Option<Key>> {
  return rows(answer).flatMap((row) => optionOf(picker, row) ?? []);
}

/** A record that was read, as an option; null where there is none or it could not be read. */
export function optionOf<Row, Key>(
  picker: Picker<Row, Key>,
  record: Caught<Row>,
): Option<Key> | null {
  const row = valueOf(record);
  const option = row === null ? null : picker.option(row);
  return option && { key: option.key, title: nameIn(option.title) };
}
