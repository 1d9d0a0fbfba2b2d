/**
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
