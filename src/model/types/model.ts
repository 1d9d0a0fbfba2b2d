import type { ValueModule } from './fields.ts';
import type { Resource } from './resource.ts';
import type { Requirement, SignIn, Viewer } from './signIn.ts';
import type { Tool } from './tool.ts';

/**
 * What Frontage reads out of a schema. The reader (`buildModel`) makes it, the scaffold writes source
 * from it, `frontage model` prints the public part of it (`toContract`).
 */
export interface Model {
  resources: Resource[];
  /** Queries and mutations of no resource. */
  tools: Tool[];
  /** How people sign in by the schema's own means; null where it has none. */
  signIn: SignIn | null;
  /** How one asks who is signed in; null where the schema cannot say. */
  viewer: Viewer | null;
  /** What operations and fields need of the person's permissions. */
  requirements: Requirement[];
  /** What the reader saw and left out of the screens, and why. */
  omitted: Omission[];
  /** What the team shows and enters values with, by the name of their type. */
  values: Readonly<Record<string, ValueModule>>;
  /** The language that texts are in first, as the backend says it; null where nothing says it. */
  defaultLanguage: string | null;
  /** The currency that new amounts are in, as the backend says it; null where nothing says it. */
  defaultCurrency: string | null;
  /** What hints can name: paths from Query and Mutation, joined by dots. */
  paths: { queries: string[]; mutations: string[] };
}

export interface Omission {
  /** A schema coordinate: `Query.foo`, `Mutation.bar`, `Order.baz`. */
  what: string;
  why: string;
}
