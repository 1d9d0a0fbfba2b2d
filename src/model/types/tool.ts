import type { Field } from './fields.ts';
import type { UnionField, UnionValue, Relation } from './relations.ts';
import type { Path, Slot, Variables, Way } from './variables.ts';
import type { ActionParameter, MutationResult } from './mutation.ts';

/** A field with a form for its arguments, and its result. */
export interface ParameterizedField {
  description: string | null;
  /** Its arguments, by name → printed type; of a tool, those of the last field of its path. */
  arguments: Record<string, string>;
  /** Variables that are always sent: how many rows there may be. */
  fixed: Variables;
  /** The inputs of the form; empty if it needs none. */
  parameters: ActionParameter[];
  result: ToolResult;
  /** How to fetch further rows; null if all rows come at once. */
  pages: Pages | null;
}

/** Paginated rows. Paths start at the field's result. */
export interface Pages {
  /** Slot of the cursor. */
  after: Slot;
  hasNextPage: Way;
  endCursor: Way;
}

/**
 * A field of a record that needs arguments, such as a price in a currency or a branch by name. The
 * record's page asks for them.
 */
export interface ParameterizedRecordField extends ParameterizedField {
  field: string;
  label: string;
}

/**
 * A root field of no resource: a report, a search, a check, a job, settings. It has its own screen with a
 * form for its arguments and its result.
 */
export interface Tool extends ParameterizedField {
  operation: 'query' | 'mutation';
  path: Path;
  /** In URLs and folder names. Unique among the tools of a model. */
  slug: string;
  label: string;
  /** It deletes, resets, revokes…: it asks for confirmation. */
  danger: boolean;
  /** For a mutation of a singleton, such as settings: how a query reads its current value. */
  current: { path: Path; result: ToolResult } | null;
  /** For a mutation: how its response reports success or failure. */
  outcome: MutationResult | null;
  /** Why it is no resource's. */
  why: string;
}

/** The shown parts of a tool's response: its own fields, or rows in it. */
export interface ToolResult extends Shown {
  /** The records or values that the response is a list of, or that it wraps. */
  rows: ToolRows | null;
}

export interface ToolRows extends Shown {
  /** From the tool's field to the rows: `[]` for a plain list, `['items']`, `['edges', 'node']`. */
  path: Way;
}

/** An object of a response. */
export interface Shown {
  /** Its GraphQL type. */
  type: string;
  /** It is a record: the resource's type. */
  record: string | null;
  /** Its own values; for a response of one value, that value. */
  fields: Field[];
  relations: Relation[];
  unionFields: UnionField[];
  /** The types of a union: the resources among them, and those that are no records. */
  members: string[];
  values: UnionValue[];
}
