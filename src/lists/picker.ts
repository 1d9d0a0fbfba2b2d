import type { GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime';
import type { Address } from '../address/address.ts';
import type { Resource } from '../address/resource.ts';
import type { Caught, Title } from '../relay/caught.ts';
import type { Choices } from './choices.ts';
import type { Fragment } from './fragment.ts';
import type { PagedSettings } from './pagedSettings.ts';

/** A record as an option: its key, and its title, which is null where it has none. */
export interface Option<Key = string | number> {
  readonly key: Key;
  readonly title: string | null;
  /** What tells it apart from others of its name. */
  readonly note?: string;
  /** The address of its picture, null for one that has none; undefined where none has. */
  readonly picture?: string | null;
  /** The title has not been read. */
  readonly hasOnlyKey?: true;
}

/** An option as read: the title may be several values, or a failed one. */
export interface ReadOption<Key> {
  readonly key: Key;
  readonly title?: Title;
}

/** How to choose records of a resource. */
export interface Picker<Row, Key = string> {
  readonly resource: Resource;
  /** The field whose value is the key, where the resource has a picker by another one, too. */
  readonly keyField?: string;
  /** The labels of the fields that the backend searches. */
  readonly search?: { readonly fields: readonly string[] };
  /** Null for a record without a key, which cannot be chosen. */
  option(row: Row): ReadOption<Key> | null;
  /** Loads the search on first use. */
  finder(): Promise<Finder<OperationType, Row, Key>>;
  /** Whether a form that refers to a record can make it: by the operations that `src/resources/modules.ts` names. */
  readonly canCreate?: boolean;
}

/** How to search records of a resource: what they are called and what tells them apart, page by page. Without `search` the rows are filtered in the browser. */
export interface Finder<
  Query extends OperationType,
  Row,
  Key = string,
  Found extends Row = Row,
> extends PagedSettings<Query['variables']> {
  /** Reads the search results. */
  readonly picker: Picker<Row, Key>;
  readonly query: GraphQLTaggedNode;
  /** Finds the rows in the query's response. */
  rows(data: Query['response']): ReadonlyArray<Found | null | undefined> | null | undefined;
  /** What tells a found record apart from others of its name. */
  note?(row: Found): Caught<Title>;
  /** The address of the picture before its name. */
  picture?(row: Found): Caught<string>;
  /** What the records belong to, by the name of the relation, and how to find those of one: what they cannot be without comes first. */
  readonly belongsTo?: Readonly<Record<string, Belonging<Query['variables']>>>;
  /** How to find the records that have rows of a list, by the list and its relation: `tickets.assignee`. A board of those rows has lanes for them. */
  readonly usedBy?: Readonly<Record<string, Fragment<Query['variables']>>>;
  /** How to query one record by its key, where the backend supports it. */
  readonly one?: OneRecord<Row>;
}

/** A relation to what records belong to: addresses to a customer. */
export interface Belonging<Variables> extends Pick<Picker<unknown>, 'resource' | 'keyField'> {
  /** @param key as the picker of the resource has it */
  variables(key: unknown): Fragment<Variables>;
}

/** The inputs of a new record, and the mutation that creates it. */
export interface NewRecord {
  readonly fields: () => Promise<object>;
  readonly create: () => Promise<object>;
  /** How the values of a record are read for its form. */
  readonly edit?: () => Promise<ReadRecord>;
  /** The field that says how far a record has come. */
  readonly state?: { readonly field: string; readonly choices: Choices };
  /** What else can be done with a record. */
  readonly actions?: readonly NamedAction[];
}

/** How to query and read the record of a page. */
export interface ReadRecord {
  readonly query: GraphQLTaggedNode;
  variables(address: Address): object;
  read(response: unknown, address: Address): Caught<object>;
}

/** An action on a record, as it is offered beside others: the record's page asks and runs it. */
export interface NamedAction {
  readonly label: string;
  readonly isDelete?: boolean;
  readonly isDangerous?: boolean;
  /** The value of the record's state that it leads to. */
  readonly leadsTo?: string;
  /** What it makes of a field that says whether the record is in a state. */
  readonly sets?: {
    readonly field: string;
    readonly isDate?: boolean;
    readonly value?: string;
    readonly to: boolean;
  };
  /** The path of what the record says of whether it may be done. */
  readonly permission?: readonly string[];
  /** Its root field. */
  readonly mutation?: string;
}

/** How to query and read one record by its key, given as text. */
export interface OneRecord<Row> {
  readonly query: GraphQLTaggedNode;
  variables(key: string): Variables;
  row(response: unknown, key: string): Row | null | undefined;
}

/** A picker of unknown types. */
export type AnyPicker = Picker<unknown, string | number>;

export type AnyFinder = Finder<OperationType, unknown, string | number>;

export type LoadPicker = () => Promise<AnyPicker>;
