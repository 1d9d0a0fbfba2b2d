import type { GraphQLTaggedNode, MutationParameters, OperationType } from 'relay-runtime';
import { pageQuery, type PageQueries } from '../../relay/pageQueries.ts';
import { type Address } from '../../address/address.ts';
import { valueOf, type Caught } from '../../relay/caught.ts';
import type { Title } from '../../relay/caught.ts';
import type { Locale } from '../../locale/locale.ts';
import type { RecordKey, Resource } from '../../address/resource.ts';
import type { Fields } from './input.ts';
import type { RecordUpdate } from './recordChange.ts';
import { holdValues, type AnyFields, type Held, type ReadValues } from './values.ts';

/** How to edit a record: how to read it, and the mutation that updates it. */
export interface RecordEditing<
  Query extends OperationType,
  Mutation extends MutationParameters,
  Row,
  Values,
  Always extends keyof Values = never,
> {
  readonly resource: Resource;
  readonly fields: Fields<Values>;
  readonly query: GraphQLTaggedNode;
  /** The query's variables for the address of the record's page. */
  variables(address: Address): Query['variables'];
  /** The path of the record in the response. */
  readonly subject: readonly string[];
  /** The record in the response. */
  read(answer: Query['response']): Caught<Row>;
  keyOf(record: Row): RecordKey;
  title?(record: Row): Title;
  /** The record's values by input name, where the names differ. */
  values?(record: Row): ReadValues;
  /**
   * Loads the mutation when something has changed. It takes the changed values and those that the
   * backend always requires.
   */
  readonly update: () => Promise<
    RecordUpdate<Mutation, Row, Partial<Values> & Pick<Values, Always>>
  >;
  readonly always?: ReadonlyArray<Always & string>;
}

/** The type of the record that a read function returns. */
export type Found<Read extends (answer: never) => unknown> =
  ReturnType<Read> extends Caught<infer Row> ? NonNullable<Row> : never;

/** An update of unknown types. */
export interface AnyUpdate {
  readonly change: object;
  variables(record: never, values: never): object;
}

/** Editing of unknown types. */
export interface AnyEditing {
  readonly resource: Resource;
  readonly fields: object;
  readonly query: GraphQLTaggedNode;
  variables(address: Address): object;
  readonly subject: readonly string[];
  read(answer: never): unknown;
  keyOf(record: never): RecordKey;
  title?(record: never): Title;
  values?(record: never): ReadValues;
  readonly update: () => Promise<AnyUpdate>;
  readonly always?: readonly string[];
}

/** Editing as the interface uses it; the generated types guarantee that its parts match. */
export interface Editing extends Omit<
  RecordEditing<OperationType, MutationParameters, object, Record<string, unknown>>,
  'fields' | 'always'
> {
  readonly fields: AnyFields;
  readonly always?: readonly string[];
}

export function asEditing(editing: AnyEditing): Editing {
  return editing as unknown as Editing;
}

/** A record as a form's state. */
export function holdRecord(
  { fields, values }: Pick<Editing, 'fields' | 'values'>,
  record: object,
  locale: Locale,
): Held {
  return holdValues(fields, values ? values(record) : (record as ReadValues), locale);
}

/** The record in a response; null where there is none, or it could not be read. */
export function recordIn(editing: Editing, answer: unknown): object | null {
  return valueOf(editing.read(answer as OperationType['response']));
}

/** The queries of the edit page. */
export function editQueries(editing: AnyEditing, address: Address): PageQueries {
  const { query, variables, subject } = asEditing(editing);
  return { record: pageQuery(query, variables(address), { subject }) };
}
