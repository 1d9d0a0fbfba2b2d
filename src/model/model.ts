import type {
  Filter,
  Pagination,
  RequiredArgument,
  Search,
  Sort,
  Total,
} from './types/listQuery.ts';
import type { Action, Mutation } from './types/mutation.ts';
import type { ParameterizedRecordField, Tool } from './types/tool.ts';

/**
 * What Frontage reads out of a schema: the model. The reader (`buildModel`) makes it, the scaffold
 * writes source from it, `frontage model` prints the public part of it (`toContract`).
 *
 * One idea carries the conventions: whatever a schema calls its paging, filter, sort and lookup
 * arguments, using them means *sending certain variables*. So a convention file turns its shape into
 * {@link Template}s, fragments of an operation's variables with holes in them, and nothing after the
 * reader needs to know which convention it was.
 */

/** Field names, one below the other: from the root type, or from the type that the property says. */
export type Path = readonly string[];

/** Where a value goes in the variables of a list: `['filter', 'status']` is `{ filter: { status: … } }`. The first segment is always an argument of the list's own field; a segment `0` is the first element of a list. */
export type Slot = readonly string[];

/** A place in a template that is filled when a request is made. */
export interface Hole {
  /** `value` for a filter's operand, `text` for what was typed into the search box, else the name of a key field. */
  readonly hole: string;
  /** The GraphQL type that is expected there, printed: `Int!`, `[OrderStatus!]`. A key hole of a bulk action that has a list type takes the keys of all records. */
  readonly type: string;
  /** From the record to the value, where it is no field of the record itself: `['project', 'fullPath']`. */
  readonly path?: Path;
  /** Text to put around the value: `%` for SQL patterns. */
  readonly before?: string;
  readonly after?: string;
  /** The schema asks the contrary (`exists` where the operator is `isEmpty`): send the Boolean negated. */
  readonly negated?: true;
}

/** A fragment of an operation's variables: JSON (an enum value is its name), with {@link Hole}s. */
export type Template =
  | string
  | number
  | boolean
  | null
  | Hole
  | readonly Template[]
  | { readonly [key: string]: Template };

/** Variables by argument name of the field in parameterised field. */
export type Variables = { readonly [argument: string]: Template };

export interface Model {
  resources: Resource[];
  /** What can be asked and done besides. */
  tools: Tool[];
  /** What the reader saw and left out of the screens, and why. */
  omitted: Omission[];
  /** What hints can name: paths from Query and Mutation, joined by dots. */
  paths: { queries: string[]; mutations: string[] };
}

export interface Omission {
  /** A schema coordinate: `Query.foo`, `Mutation.bar`, `Order.baz`. */
  what: string;
  why: string;
}

/** An entity type that people manage. */
export interface Resource {
  /** The GraphQL type: an object type, or an interface or union whose members share a list. */
  type: string;
  /** For an interface or union: the object types behind it. */
  concrete: string[];
  /** In URLs and folder names: `purchase-orders`. Unique in a model. */
  slug: string;
  label: string;
  pluralLabel: string;
  description: string | null;
  identity: Identity | null;
  /** One or two fields that name a record, dotted where the name lies in a value object (`name.full`); empty when only the key can. */
  title: string[];
  /** The columns that a hint asks for, in order; null to choose them by rule. */
  columns: string[] | null;
  list: List | null;
  lookup: Lookup | null;
  fields: Field[];
  relations: Relation[];
  unionFields: UnionField[];
  /** Fields that give nothing before they are told something. */
  parameterizedFields: ParameterizedRecordField[];
  create: Mutation | null;
  update: Mutation | null;
  delete: Mutation | null;
  actions: Action[];
  /** What tells that its records have changed, those first that tell most. */
  subscriptions: Subscription[];
  /** How its records say what happened to others; null where they have a life of their own. */
  history: History | null;
  /** Property name (`title`, `list`, `create`…) → the reason for what was read there, in a sentence. */
  why: Record<string, string>;
}

/** Records that say what happened to others: events, comments, entries of a log. Fields and relations by name. */
export interface History {
  moment: string;
  /** What kind of thing happened. */
  kind: string | null;
  /** What is said of it. */
  text: string | null;
  /** The relation to who did it. */
  actor: string | null;
  /** What was changed, from what, to what. */
  change: { field: string | null; from: string; to: string } | null;
  /** The other fields that say something. */
  besides: string[];
}

/** A field of Subscription that can be followed without knowing anything. */
export interface Subscription {
  field: string;
  /** Its payload has fields. */
  isObject: boolean;
}

export interface Identity {
  /** The field that holds the key; of a composite key, its first field. A key inside a value object is written with dots: `sys.id`. */
  field: string;
  /** All key fields, in order. One, save for composite keys. */
  fields: string[];
  /** `global`: unique over all types, as Relay's Node asks. `type`: unique within the type only. */
  scope: 'global' | 'type';
}

/** How to ask for many records: at the root (`Resource.list`) or below a record (`Relation.list`). */
export interface List {
  /** From Query, or for a relation from the record's type. Only the last field takes arguments, and perhaps the one above it. */
  path: Path;
  /** The arguments of the last field, by name → printed type. */
  arguments: Record<string, string>;
  /** The arguments of the last but one field, where paging stands there (`Page(page:) { media }`); mostly none. */
  above: Record<string, string>;
  /** GraphQL type of the rows: the resource's own, or a summary of it (`PageListItem` of `Page`). */
  rowType: string;
  /** When the rows are of a summary type: the record's fields that they have too. Null when they have all. */
  fields: string[] | null;
  /** From the last field's type to the records: `[]` for a plain list, `['edges','node']`, `['nodes']`, `['items']`. */
  rows: Path;
  /** What the edges around the records say beside them; null where they say nothing. */
  edge: Edge | null;
  pagination: Pagination;
  /** From Query (or the record) to the number of all records that match, or null. */
  total: Total | null;
  filter: Filter | null;
  sort: Sort | null;
  search: Search | null;
  /** Arguments that must be given and that paging, filter and sort do not: asked for first. */
  required: RequiredArgument[];
  /** Variables that are always sent. */
  fixed: Variables;
}

/** What a connection says of a record's belonging there, such as a member's role in a team. */
export interface Edge {
  /** The GraphQL type of the edges. */
  type: string;
  fields: Field[];
  /** The records that it leads to besides, one by each. */
  relations: Relation[];
}

/** How to ask for one record by its key. */
export interface Lookup {
  path: Path;
  /** The record's fields that the holes take, in order: the identity, or a natural key where the schema fetches by that alone. A record's URL is made of them. */
  key: string[];
  /** The arguments of the last field, by name → printed type. */
  arguments: Record<string, string>;
  /** With a hole for each key field, named after it. */
  variables: Variables;
  /** From the last field's type to the record: `[]`, or for a list used as a lookup its rows. */
  record: Path;
  /** A list used as a lookup: the record is the first of its rows. */
  many: boolean;
  /** The last field gives an interface or union: the record is read with `... on` the resource's type. */
  abstract: boolean;
}

export type FieldKind =
  | 'string'
  | 'integer'
  | 'float'
  | 'decimal'
  | 'boolean'
  | 'enum'
  | 'id'
  | 'date'
  | 'datetime'
  | 'time'
  | 'json'
  | 'object'
  | 'unknown';

export type FieldFormat =
  | 'money'
  | 'percent'
  | 'bytes'
  | 'duration'
  | 'url'
  | 'email'
  | 'phone'
  | 'image'
  | 'color'
  | 'uuid'
  | 'longText'
  | 'html'
  | 'markdown'
  | 'secret'
  | 'country'
  | 'currency';

/** An object that holds all of a record but its key: `attributes` of `{ id attributes { title } }`. */
export interface Envelope {
  name: string;
  nullable: boolean;
}

/** A field whose value belongs to the record itself: a scalar, an enum, or a value object. */
export interface Field {
  name: string;
  label: string;
  /** Printed GraphQL type. */
  type: string;
  kind: FieldKind;
  format: FieldFormat | null;
  nullable: boolean;
  list: boolean;
  filterable: boolean;
  sortable: boolean;
  description: string | null;
  deprecated: boolean;
  /** For money: whole units or hundredths, and the sibling field (or inner path) that names the currency. */
  money: {
    unit: 'major' | 'minor';
    amount: Path;
    currency: Path | null;
    fixedCurrency: string | null;
  } | null;
  /** For an enum: its values in order. */
  choices: Choice[] | null;
  /** For a value object (`Address`, `Money`): the fields to select, scalars and further value objects; null otherwise. */
  fields: Field[] | null;
  /** Where the schema keeps it apart from the record's key. */
  envelope?: Envelope;
}

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface Choice {
  value: string;
  label: string;
  /** What the value means for a person, by the sense of its word: PAID is success, OVERDUE is danger. */
  tone: Tone;
  description: string | null;
  deprecated: boolean;
}

export interface Relation {
  field: string;
  label: string;
  /** The other resource's type. */
  to: string;
  many: boolean;
  /** To one: from the field's type to the record: mostly `[]`; `['node']` for a lone edge, `['data']` for an answer. */
  record: Path;
  /** Where the schema keeps it apart from the record's key. */
  envelope?: Envelope;
  nullable: boolean;
  description: string | null;
  deprecated: boolean;
  /** To one: the scalar field that holds the same key (`customerId`), hidden because the object stands beside it. */
  foreignKey: string | null;
  /** To many: how to ask for the records. `path` starts at the record. */
  list: List | null;
}

/** What one kind of value of a union is made of. */
export interface UnionValue {
  type: string;
  label: string;
  fields: Field[];
  /** The records that it leads to, one by each. */
  relations: Relation[];
  /** Those of its fields that give one of several kinds. */
  unionFields: UnionField[];
}

/** A field that gives records of several types, or values of several kinds, one or many: a union, or an interface that is no resource. Pages of values of one kind are such a field too. */
export interface UnionField {
  field: string;
  label: string;
  /** The union or interface, or the type of the values. */
  type: string;
  many: boolean;
  nullable: boolean;
  description: string | null;
  /** The object types of the records, each a resource. */
  members: string[];
  /** The object types that are no records, with what there is to see of each: the blocks of a page. */
  values: UnionValue[];
  /** Of many that come in pages: how to ask for them. `path` starts at the record. */
  list: List | null;
  /** Where the schema keeps it apart from the record's key. */
  envelope?: Envelope;
}
