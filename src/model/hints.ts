import type { FieldFormat } from './types/fields.ts';

/** The names of a schema: they let an editor complete hints. Any names when the schema's own are not given. */
export interface SchemaNames {
  /** Type → names of its fields. */
  types: Record<string, string>;
  /** Paths of fields from Query and from Mutation, joined by dots. */
  queries: string;
  mutations: string;
}

/** What a team knows better than the schema says about one resource. Everything is optional and overrules the reader. */
export interface ResourceHints<
  FieldName extends string = string,
  Names extends SchemaNames = SchemaNames,
> {
  label?: string;
  pluralLabel?: string;
  /** The one or two fields that name a record; dotted for a leaf inside a value object. */
  title?: Dotted<FieldName> | readonly Dotted<FieldName>[];
  /** The columns of the list, in order. */
  columns?: readonly FieldName[];
  /** Fields and relations that no screen asks for. */
  hide?: readonly FieldName[];
  /** What fields and relations are called. */
  labels?: { readonly [name in FieldName]?: string };
  format?: { readonly [name in FieldName]?: FieldFormat };
  /** For money: the currency's ISO code, or the field that holds it. */
  currency?: { readonly [name in FieldName]?: string };
  /** Path of the list from Query, joined by dots: `viewer.repositories`. False for none. */
  list?: Names['queries'] | false;
  lookup?: Names['queries'] | false;
  /** Path of the mutation, whatever its name says. False for none. */
  create?: Names['mutations'] | false;
  update?: Names['mutations'] | false;
  delete?: Names['mutations'] | false;
  /** Paths of the mutations that are the record's actions: these alone, in this order. */
  actions?: readonly Names['mutations'][];
}

type Dotted<FieldName extends string> = FieldName | `${FieldName}.${string}`;

/** What a team knows better of the tools, by the path from Query or Mutation. */
export interface ToolHints<Path extends string = string> {
  /** Only these are tools. */
  include?: readonly Path[];
  exclude?: readonly Path[];
  labels?: { readonly [path in Path]?: string };
}

export interface Hints<Names extends SchemaNames = SchemaNames> {
  /** Only these types are resources; a type that the reader would not take for one is made one. Relations to others are left out. */
  include?: readonly (keyof Names['types'] & string)[];
  /** These types are no resources. */
  exclude?: readonly (keyof Names['types'] & string)[];
  /** By type: of resources, and of the edges around their records, whose fields are labelled, formatted and hidden likewise. */
  resources?: {
    readonly [Type in keyof Names['types']]?: ResourceHints<Names['types'][Type], Names>;
  };
  tools?: ToolHints<Names['queries'] | Names['mutations']>;
  /**
   * Fields that no screen asks for, and no document may: `User.ssn`; `*` stands for any part of a name
   * (`*.ssn`, `*.internal*`), in what the schema will have later too. What looks like a secret is denied
   * without being named.
   */
  deny?: readonly (`${keyof Names['types'] & string}.${string}` | `*${string}`)[];
  /** Fields that may be asked for although they look like a secret, or `deny` has a pattern for them. */
  allow?: readonly `${keyof Names['types'] & string}.${string}`[];
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

/** The title that hints give a resource: the fields that it is made of, or null. */
export function titleHint(hints: ResourceHints | undefined): readonly string[] | null {
  if (hints?.title === undefined) return null;
  return typeof hints.title === 'string' ? [hints.title] : hints.title;
}

/** The hint for a facet of a resource, or null. */
export function pathHint(hints: Hints, type: string, facet: 'list' | 'lookup'): PathHint | null {
  const path = hintsFor(hints, type)?.[facet];
  return path === undefined ? null : { path, where: `resources.${type}.${facet}` };
}
