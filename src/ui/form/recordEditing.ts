import type { GraphQLTaggedNode, MutationParameters, OperationType } from 'relay-runtime';
import { pageQuery, type PageQueries } from '../../relay/pageQueries.ts';
import { subjectAt } from '../../relay/subject.ts';
import { type Address } from '../../address/address.ts';
import type { Caught } from '../../relay/caught.ts';
import type { Title } from '../../relay/caught.ts';
import type { Locale } from '../../locale/locale.ts';
import type { RecordKey, Resource } from '../../address/resource.ts';
import type { EditPermissions } from '../access/recordPermissions.ts';
import type { LastChange } from './conflicts.ts';
import type { Fields } from './input.ts';
import type { AnyUpdate, RecordUpdate } from './recordChange.ts';
import { inputsOf } from './inputsOf.ts';
import { initialState, type AnyFields, type FormState, type ReadValues } from './values.ts';

/** How to edit a record: how to read it, and the mutation that updates it. */
export interface RecordEditing<Variables, Response, Row, Update extends AnyUpdate> {
  readonly resource: Resource;
  readonly fields: FieldsOf<Update>;
  readonly query: GraphQLTaggedNode;
  /** The query's variables for the address of the record's page. */
  variables(address: Address): Variables;
  /** The path of the record in the response. */
  readonly subject: readonly string[];
  /** Where the query gives all records: the fields that hold the key, by which the record is known among the rows. */
  readonly rowKey?: readonly string[];
  /** The record in the response. */
  read(response: Response, address: Address): Caught<Row>;
  /** The record's key; its `id` if omitted. */
  keyOf?(record: NonNullable<Row>): RecordKey;
  title?(record: NonNullable<Row>): Title;
  /** When and by whom the record was last changed. */
  lastChange?(record: NonNullable<Row>): LastChange;
  /** The record's values by input name, where the names differ. */
  values?(record: NonNullable<Row>): ReadValues;
  /** Loads the mutation when something has changed. */
  readonly update: () => Promise<Update>;
  /** The inputs whose values are sent with every change, since the backend requires them. */
  readonly always?: AlwaysOf<Update>;
  /** The inputs whose values are sent with every change where they have one, since the backend would empty them. */
  readonly alwaysIfFilled?: ReadonlyArray<keyof FieldsOf<Update> & string>;
  /** Where the record that is read says whether it may be changed. */
  readonly permissions?: EditPermissions;
}

/** The inputs of what an update sends. */
type FieldsOf<Update> =
  Update extends RecordUpdate<infer _Mutation, infer _Row, infer Values, infer _Always>
    ? Fields<Values>
    : object;

/** The names of what an update cannot go without. */
type AlwaysOf<Update> =
  Update extends RecordUpdate<infer _Mutation, infer _Row, infer _Values, infer Always>
    ? ReadonlyArray<Always & string>
    : readonly string[];

/** Describes how to edit a record. Its types follow from what it reads and from the mutation. */
export function defineEditing<Variables extends object, Response, Row, Update extends AnyUpdate>(
  editing: RecordEditing<Variables, Response, Row, Update> & {
    /** The record that is read has what the mutation needs. */
    readonly update: () => Promise<AnyUpdate<NoInfer<NonNullable<Row>>>>;
  },
): RecordEditing<Variables, Response, Row, Update> & Pick<AnyEditing, 'keyOf'> {
  return { keyOf: idOf, ...editing };
}

function idOf(record: unknown): RecordKey {
  return (record as { readonly id: RecordKey }).id;
}

/** The type of the record that a function reads out of a response. */
export type RecordOf<Read extends (response: never, address: never) => unknown> =
  ReturnType<Read> extends Caught<infer Row> ? NonNullable<Row> : never;

/** Editing of unknown types. */
export interface AnyEditing {
  readonly resource: Resource;
  readonly fields: object;
  readonly query: GraphQLTaggedNode;
  variables(address: Address): object;
  readonly subject: readonly string[];
  readonly rowKey?: readonly string[];
  read(response: unknown, address: Address): unknown;
  keyOf(record: object): RecordKey;
  title?(record: object): Title;
  lastChange?(record: object): LastChange;
  values?(record: object): ReadValues;
  readonly update: () => Promise<AnyUpdate>;
  readonly always?: readonly string[];
  readonly alwaysIfFilled?: readonly string[];
  readonly permissions?: EditPermissions;
}

/** Editing as the interface uses it; the generated types guarantee that its parts match. */
export interface Editing {
  readonly resource: Resource;
  readonly fields: AnyFields;
  readonly query: GraphQLTaggedNode;
  variables(address: Address): OperationType['variables'];
  readonly subject: readonly string[];
  readonly rowKey?: readonly string[];
  read(response: OperationType['response'], address: Address): Caught<object>;
  keyOf(record: object): RecordKey;
  title?(record: object): Title;
  lastChange?(record: object): LastChange;
  values?(record: object): ReadValues;
  readonly update: () => Promise<RecordUpdate<MutationParameters, object, Record<string, unknown>>>;
  readonly always?: readonly string[];
  readonly alwaysIfFilled?: readonly string[];
  readonly permissions?: EditPermissions;
}

export function asEditing(editing: AnyEditing): Editing {
  return { ...editing, fields: inputsOf(editing.fields) } as unknown as Editing;
}

/** A record as a form's state. */
export function parseRecord(
  editing: Pick<Editing, 'fields' | 'values'>,
  record: object,
  locale: Locale,
): FormState {
  return initialState(editing.fields, readValues(editing, record), locale);
}

/** The values of a record by the names of its inputs. */
export function readValues({ values }: Pick<Editing, 'values'>, record: object): ReadValues {
  return values ? values(record) : (record as ReadValues);
}

/** The queries of the edit page. */
export function editQueries(editing: AnyEditing, address: Address): PageQueries {
  const own = asEditing(editing);
  return { record: pageQuery(own.query, own.variables(address), subjectAt(own, address)) };
}
