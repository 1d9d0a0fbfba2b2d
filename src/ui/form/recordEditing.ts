import type { GraphQLTaggedNode, MutationParameters, OperationType } from 'relay-runtime';
import { pageQuery, type PageQueries } from '../../relay/pageQueries.ts';
import { type Address } from '../../address/address.ts';
import { valueOf, type Caught } from '../fields/caught.ts';
import type { Title } from '../fields/title.ts';
import type { Locale } from '../../locale/locale.ts';
import type { RecordKey, Resource } from '../../address/resource.ts';
import type { Fields } from './input.ts';
import type { RecordUpdate } from './recordChange.ts';
import { holdValues, type AnyFields, type Held, type ReadValues } from './values.ts';

/** What of a record can be changed: how it is read as it is now, and the mutation that changes it. */
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
  /** Where in the answer the record lies. */
  readonly subject: readonly string[];
  /** The record in the answer. */
  read(answer: Query['response']): Caught<Row>;
  keyOf(record: Row): RecordKey;
  title?(record: Row): Title;
  /** The record's values by the names of the inputs, where those are called otherwise. */
  values?(record: Row): ReadValues;
  /** The mutation, loaded when something was changed: it takes that only, and what the backend wants each time. */
  readonly update: () => Promise<
    RecordUpdate<Mutation, Row, Partial<Values> & Pick<Values, Always>>
  >;
  readonly always?: ReadonlyArray<Always & string>;
}

/** The record that a function reads out of an answer, when there is one. */
export type Found<Read extends (answer: never) => unknown> =
  ReturnType<Read> extends Caught<infer Row> ? NonNullable<Row> : never;

/** The mutation of some record, whatever its types. */
export interface AnyUpdate {
  readonly change: object;
  variables(record: never, values: never): object;
}

/** What of some record can be changed, whatever its types. */
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

/** A record's editing as the interface uses it: each is consistent in itself, which its own types see to. */
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

/** What a form holds of a record. */
export function holdRecord(
  { fields, values }: Pick<Editing, 'fields' | 'values'>,
  record: object,
  locale: Locale,
): Held {
  return holdValues(fields, values ? values(record) : (record as ReadValues), locale);
}

/** The record in an answer; null where there is none, or it could not be read. */
export function recordIn(editing: Editing, answer: unknown): object | null {
  return valueOf(editing.read(answer as OperationType['response']));
}

/** The queries of the page on which a record is changed. */
export function editQueries(editing: AnyEditing, address: Address): PageQueries {
  const { query, variables, subject } = asEditing(editing);
  return { record: pageQuery(query, variables(address), { subject }) };
}
