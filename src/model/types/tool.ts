import type { Field } from './fields.ts';
import type { UnionField, UnionValue, Relation } from './relations.ts';
import type { Path, Slot, Variables } from './variables.ts';
import type { ActionParameter, MutationResult } from './mutation.ts';

/** A field that is asked by itself: what it wants to be told, and what it then gives. */
export interface ParameterizedField {
  description: string | null;
  /** Its arguments, by name → printed type; of a tool, those of the last field of its path. */
  arguments: Record<string, string>;
  /** Variables that are always sent: how many rows there may be. */
  fixed: Variables;
  /** What the form asks for; nothing where the result can be shown at once. */
  parameters: ActionParameter[];
  result: ToolResult;
  /** How more of its rows are asked for; null where all that there are come at once, or nothing leads on. */
  pages: Pages | null;
}

/** Rows that come in pages, one behind the other. Paths start at what the field gives. */
export interface Pages {
  /** Where the cursor goes. */
  after: Slot;
  hasNextPage: Path;
  endCursor: Path;
}

/**
 * A field of a record that gives nothing before it is told something: a price in a currency, a branch
 * by its name. The record's page asks for it.
 */
export interface ParameterizedRecordField extends ParameterizedField {
  field: string;
  label: string;
}

/**
 * A root field that belongs to no resource: a report, a search, a check, a job, the settings of the
 * whole. It has a screen of its own, with a form for its arguments and its result.
 */
export interface Tool extends ParameterizedField {
  operation: 'query' | 'mutation';
  path: Path;
  /** In URLs and folder names. Unique among the tools of a model. */
  slug: string;
  label: string;
  /** It deletes, resets, revokes…: it asks first. */
  danger: boolean;
  /** Of a mutation that changes what there is one of, such as settings: how a query gives it as it is now. */
  current: { path: Path; result: ToolResult } | null;
  /** Of a mutation: how its answer tells success from failure. */
  outcome: MutationResult | null;
  /** Why it is no resource's. */
  why: string;
}

/** What a tool's answer holds, as far as it is shown: itself, or rows in it. */
export interface ToolResult extends Shown {
  /** The records or values that the answer is a list of, or that it wraps. */
  rows: ToolRows | null;
}

export interface ToolRows extends Shown {
  /** From the tool's field to the rows: `[]` for a plain list, `['items']`, `['edges', 'node']`. */
  path: Path;
}

/** An object of an answer. */
export interface Shown {
  /** Its GraphQL type. */
  type: string;
  /** It is a record: the resource's type. */
  record: string | null;
  /** Values of its own; of an answer that is one value, that value. */
  fields: Field[];
  relations: Relation[];
  unionFields: UnionField[];
  /** It is one of several types: those of them that are resources, and those that are no records. */
  members: string[];
  values: UnionValue[];
}
