import { didYouMean } from 'graphql/jsutils/didYouMean.js';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';
import type { FieldFormat } from './model.ts';

/** Type name → names of its fields; lets an editor complete hints. Any names when the schema's types are not given. */
export type SchemaNames = Record<string, string>;

/** What a team knows better than the schema says about one resource. Everything is optional and overrules the reader. */
export interface ResourceHints<FieldName extends string = string> {
  label?: string;
  pluralLabel?: string;
  /** The one or two fields that name a record; dotted for a leaf inside a value object. */
  title?: FieldName | readonly string[];
  /** The columns of the list, in order. */
  columns?: readonly FieldName[];
  /** Fields and relations that no screen asks for. */
  hide?: readonly FieldName[];
  format?: { readonly [name in FieldName]?: FieldFormat };
  /** For money: the currency's ISO code, or the field that holds it. */
  currency?: { readonly [name in FieldName]?: string };
  /** Path of the list from Query, joined by dots: `viewer.repositories`. False for none. */
  list?: string | false;
  lookup?: string | false;
  /** Path of the mutation. False for none. */
  create?: string | false;
  update?: string | false;
  delete?: string | false;
  /** Paths of the mutations that are the record's actions: these alone, in this order. */
  actions?: readonly string[];
}

export interface Hints<Names extends SchemaNames = SchemaNames> {
  /** Only these types are resources; a type that the reader would not take for one is made one. Relations to others are left out. */
  include?: readonly (keyof Names & string)[];
  /** These types are no resources. */
  exclude?: readonly (keyof Names & string)[];
  resources?: { readonly [Type in keyof Names]?: ResourceHints<Names[Type]> };
}

/** Types the hints of `frontage.config.ts`; gives them back as they are. */
export function defineHints<Names extends SchemaNames = SchemaNames>(
  hints: Hints<Names>,
): Hints<Names> {
  return hints;
}

/** A hint for one path of a resource, and where it stands. */
export interface PathHint {
  /** Joined by dots; false for none. */
  path: string | false;
  where: string;
}

/** The hints for a resource; undefined also for a type called like something that every object has. */
export function hintsFor(hints: Hints, type: string): ResourceHints | undefined {
  return hints.resources && Object.hasOwn(hints.resources, type)
    ? hints.resources[type]
    : undefined;
}

/** The hint for a facet of a resource, or null. */
export function pathHint(hints: Hints, type: string, facet: 'list' | 'lookup'): PathHint | null {
  const path = hintsFor(hints, type)?.[facet];
  return path === undefined ? null : { path, where: `resources.${type}.${facet}` };
}

/** A hint names something that the schema does not have. */
export class HintError extends Error {
  override readonly name = 'HintError';
}

/**
 * The error for a hint that names what does not exist, with the nearest names that do.
 *
 * @param hint where it stands: `resources.Order.columns`.
 * @param what the sentence's subject: `Order has no field`.
 */
export function unknownName(
  hint: string,
  what: string,
  name: string,
  known: readonly string[],
): HintError {
  return new HintError(
    `Hint \`${hint}\`: ${what} \`${name}\`.${didYouMean(suggestionList(name, known))}`,
  );
}
