import type { Field } from './fields.ts';
import type { Action, Mutation } from './mutation.ts';
import type { List, Relation, UnionField } from './relations.ts';
import type { RecordPermission } from './signIn.ts';
import type { ParameterizedRecordField } from './tool.ts';
import type { ResourceIcon } from '../wording/resourceIcon.ts';
import type { Path, Variables, Way } from './variables.ts';

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
  /** What stands for it where words take too long, by its name at Lucide. */
  icon: ResourceIcon;
  identity: Identity | null;
  /** The fields by each of which one record is known, the best first. References hold the value of one of them. */
  keys: string[];
  /**
   * One or two fields that are the record's title, dotted if inside a value object (`name.full`); empty if
   * it has only a key.
   */
  title: string[];
  /** The last field of the title is no part of the name: it tells apart records that have the same one. */
  isToldApart?: true;
  /** It keeps the system running, rather than the business: users, roles, settings. */
  isSystem?: true;
  /** The columns of a hint, in order; null to choose them by rule. */
  columns: string[] | null;
  list: List | null;
  lookup: Lookup | null;
  /** How to ask for one record by another key than the lookup's, for each such key. */
  otherLookups: Lookup[];
  fields: Field[];
  relations: Relation[];
  unionFields: UnionField[];
  /** Fields that need arguments. */
  parameterizedFields: ParameterizedRecordField[];
  create: Mutation | null;
  update: Mutation | null;
  delete: Mutation | null;
  actions: Action[];
  /** What its records say of what the person may do with them. */
  permissions: RecordPermission[];
  /** Subscriptions that report changes of its records, the most comprehensive first. */
  subscriptions: Subscription[];
  /** Set if its records do little more than join two others: `BookGenre` of `Book` and `Genre`. */
  join: Join | null;
  /** Set if its records are events of other records. */
  history: History | null;
  /** Property name (`title`, `list`, `create`…) → the reason for what was read there, in a sentence. */
  why: Record<string, string>;
}

export interface Identity {
  /** The field with the key; the first one of a composite key. Dotted if inside a value object: `sys.id`. */
  field: string;
  /** All key fields, in order. One, save for composite keys. */
  fields: string[];
  /** `global`: unique over all types, as for Relay's Node. `type`: unique within the type only. */
  scope: 'global' | 'type';
}

/** How to ask for one record by its key. */
export interface Lookup {
  path: Path;
  /** The record's fields that the holes take, in order: the identity, or a natural key where the schema fetches by that alone. A record's URL is made of them. */
  key: string[];
  /** The arguments of the last field, by name → printed type. */
  arguments: Record<string, string>;
  /** With a hole for each key field, named after it; without holes where the field gives all records. */
  variables: Variables;
  /**
   * From the last field's type to the record: `[]`, or for a list used as a lookup its rows. Where the field may give
   * something else, it holds on the condition that it is of the resource's type.
   */
  record: Way;
  /** `one`: the record. For a list used as a lookup, `first`: it is the first of the rows; `all`: it is the one of the rows that has the key. */
  gives: 'one' | 'first' | 'all';
}

/** What the records of a resource join. */
export interface Join {
  /** The relations to the two records, to different types. */
  sides: readonly [string, string];
}

/** The fields and relations of records that are events of others, such as comments and log entries. */
export interface History {
  moment: string;
  /** What kind of thing happened. */
  kind: string | null;
  /** Its text. */
  text: string | null;
  /** The relation to who did it. */
  actor: string | null;
  /** What was changed, from what, to what. */
  change: { field: string | null; from: string; to: string } | null;
  /** Other fields with content. */
  besides: string[];
}

/** A field of Subscription that can be followed without knowing anything. */
export interface Subscription {
  field: string;
  /** Its payload has fields. */
  isObject: boolean;
}
