import type { FieldFormat, ValueModule } from './types/fields.ts';
import type { ResourceIcon } from './wording/resourceIcon.ts';

/** The names of a schema: they let an editor complete hints. Any names when the schema's own are not given. */
export interface SchemaNames {
  /** Type → names of its fields. */
  types: Record<string, string>;
  /** Paths of fields from Query and from Mutation, joined by dots. */
  queries: string;
  mutations: string;
}

/** Corrections for one resource. All are optional and overrule the reader. */
export interface ResourceHints<
  FieldName extends string = string,
  Names extends SchemaNames = SchemaNames,
> {
  label?: string;
  pluralLabel?: string;
  /** What stands for it in the navigation. */
  icon?: ResourceIcon;
  /** The fields that tell a record apart, alone or together, where the schema does not say which. */
  key?: FieldName | readonly FieldName[];
  /** The one or two fields that name a record; dotted for a leaf inside a value object. */
  title?: Dotted<FieldName> | readonly Dotted<FieldName>[];
  /** The columns of the list, in order. */
  columns?: readonly FieldName[];
  /** Fields and relations that no screen selects. */
  hide?: readonly FieldName[];
  /** What fields and relations are called. */
  labels?: { readonly [name in FieldName]?: string };
  format?: { readonly [name in Dotted<FieldName>]?: FieldFormat };
  /** For money: the currency's ISO code, or the field with it, dotted from the record where it lies deeper. */
  currency?: { readonly [name in Dotted<FieldName>]?: string };
  /** For money: whether it counts whole units of its currency or the smallest one, where its name does not say. */
  unit?: { readonly [name in Dotted<FieldName>]?: 'major' | 'minor' };
  /** Path of the list from Query, joined by dots: `viewer.repositories`. False for none. */
  list?: Names['queries'] | false;
  lookup?: Names['queries'] | false;
  /** Path of the mutation, independent of its name. False for none. */
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

/** What a team knows better of signing in. Inputs and places in answers are dotted: `input.email`. */
export interface SignInHints<Path extends string = string> {
  /** The call that signs in, from Mutation or from Query. */
  path?: Path;
  identifier?: string;
  password?: string;
  /** The token's place in the response, below the call's field. False where the session comes as a cookie or a header. */
  token?: string | false;
  refreshToken?: string | false;
  /** The call that renews the token. False for none. */
  refresh?: Path | false;
  /** The call that ends the session. False for none. */
  signOut?: Path | false;
  /**
   * How a token is sent: a header with `{token}` in it, `X-Session-Token: {token}`. Unless set, as
   * `Authorization: Bearer {token}`, or as the backend turns out to take it.
   */
  send?: string;
  /** What inputs always send, by their places: `{ strategy: 'local' }`. Nobody is asked for them. */
  constants?: { readonly [input in string]?: string };
}

export interface Hints<Names extends SchemaNames = SchemaNames> {
  /**
   * Only these types are resources, even if the reader would not choose them. Relations to other types are
   * omitted.
   */
  include?: readonly (keyof Names['types'] & string)[];
  /** These types are no resources. */
  exclude?: readonly (keyof Names['types'] & string)[];
  /** By type: of resources, and of the edges around their records, whose fields are labelled, formatted and hidden likewise. */
  resources?: {
    readonly [Type in keyof Names['types']]?: ResourceHints<Names['types'][Type], Names>;
  };
  tools?: ToolHints<Names['queries'] | Names['mutations']>;
  /** How people sign in by the schema's own means. False for not at all. */
  signIn?: SignInHints<Names['queries'] | Names['mutations']> | false;
  /** Path of the query for who is signed in. False for none. */
  viewer?: Names['queries'] | false;
  /**
   * Components of yours by the type whose values they show or enter, wherever there are any: of a scalar, an enum,
   * an object or an input object.
   */
  values?: { readonly [type in string]?: Readonly<ValueModule> };
  /**
   * Fields that no screen selects and no document may select: `User.ssn`. `*` matches any part of a name
   * (`*.ssn`, `*.internal*`), also in later versions of the schema. Fields that look like a secret are
   * denied anyway.
   */
  deny?: readonly (`${keyof Names['types'] & string}.${string}` | `*${string}`)[];
  /** Fields that may be selected although they look like a secret or match a pattern of `deny`. */
  allow?: readonly `${keyof Names['types'] & string}.${string}`[];
}

/** Types the hints of `frontage.config.ts` and returns them unchanged. */
export function defineHints<Names extends SchemaNames = SchemaNames>(
  hints: Hints<Names>,
): Hints<Names> {
  return hints;
}

/** A hint for one path of a resource, and its position. */
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

/** The key that hints give a resource: the fields that it is made of, or null. */
export function keyHint(hints: ResourceHints | undefined): readonly string[] | null {
  if (hints?.key === undefined) return null;
  return typeof hints.key === 'string' ? [hints.key] : hints.key;
}

/** The hint for a facet of a resource, or null. */
export function pathHint(hints: Hints, type: string, facet: 'list' | 'lookup'): PathHint | null {
  const path = hintsFor(hints, type)?.[facet];
  return path === undefined ? null : { path, where: `resources.${type}.${facet}` };
}
