/**
 * Whatever a schema calls its arguments for paging, filter, sort and lookup, using them means *sending
 * certain variables*. So each convention becomes {@link Template}s, fragments of an operation's variables
 * with holes, and later steps need not know which convention it was.
 */

/** Nested field names, from the root type or from the type that the property names. */
export type Path = readonly string[];

/**
 * The path of a value in variables: `['filter', 'status']` is `{ filter: { status: … } }`. The first
 * segment is an argument of the list's field; a segment `0` is the first element of a list.
 */
export type Slot = readonly string[];

/** `like`: patterns of SQL, where `%` and `_` stand for any text. `regex`: regular expressions. */
export type PatternLanguage = 'like' | 'regex';

/** A place in a template that is filled when a request is made. */
export interface Hole {
  /** `value` for a filter's operand, `text` for what was typed into the search box, else the name of a key field. */
  readonly hole: string;
  /**
   * The GraphQL type of the value, printed: `Int!`, `[OrderStatus!]`. A key hole of a bulk action with a
   * list type takes the keys of all records.
   */
  readonly type: string;
  /** From the record to the value, where it is no field of the record itself: `['project', 'fullPath']`. */
  readonly path?: Path;
  /** Text to put around the value: `%` for SQL patterns. */
  readonly before?: string;
  readonly after?: string;
  /** The language of the pattern that the value is part of, in which it has to stand for itself. */
  readonly escape?: PatternLanguage;
  /** What asks whether a value is empty is sent in other words than true and false. */
  readonly presence?: Presence;
}

/** What is sent for no value, and for one: `['NULL', 'NOT_NULL']`, or `[false, true]` of `exists`. */
export type Presence = readonly [none: string, some: string] | readonly [none: false, some: true];

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
