/**
 * Whatever a schema calls its arguments for paging, filter, sort and lookup, using them means *sending
 * certain variables*. So each convention becomes {@link Template}s, fragments of an operation's variables
 * with holes, and later steps need not know which convention it was.
 */

/** Nested field names, from the root type or from the type that the property names. */
export type Path = readonly string[];

/** A step on the way to a value in a response: a field, or the type that what it gives has to be of for the way to go on. */
export type Step = string | TypeCondition;

/** The steps to a value, from the root type or from the type that the property names. */
export type Way = readonly Step[];

/** `... on Orders`: the way goes on where the object is of that type. */
export interface TypeCondition {
  readonly on: string;
  /** The union or interface that the object is of. */
  readonly of: string;
  /** What it is otherwise, where that says why there is no value. */
  readonly refusals: readonly Refusal[];
  /** It holds for each item of a list by itself: one may be refused, and the others not. */
  readonly ofEach: boolean;
}

/** An object in place of a value that says why there is none. */
export interface Refusal {
  /** Its type, or an interface of several. */
  readonly on: string;
  /** The field with what it says to a person, and whether that may be null; null where none does. */
  readonly message: { readonly name: string; readonly nullable: boolean } | null;
  /** The field with what it says to a program; null where none does. */
  readonly code: { readonly name: string; readonly type: string } | null;
}

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

/** What a field is sent, by the names of its arguments. */
export type Variables = { readonly [argument: string]: Template };
