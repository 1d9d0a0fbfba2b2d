import type { Field } from './fields.ts';
import type { Action, Mutation } from './mutation.ts';
import type { List, Relation, UnionField } from './relations.ts';
import type { ParameterizedRecordField } from './tool.ts';
import type { Path, Variables } from './variables.ts';

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

export interface Identity {
  /** The field that holds the key; of a composite key, its first field. A key inside a value object is written with dots: `sys.id`. */
  field: string;
  /** All key fields, in order. One, save for composite keys. */
  fields: string[];
  /** `global`: unique over all types, as Relay's Node asks. `type`: unique within the type only. */
  scope: 'global' | 'type';
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
