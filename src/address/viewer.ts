import type { GraphQLTaggedNode } from 'relay-runtime';

/** Some text of a record, or none. */
type Text = string | null | undefined;

/** Who is signed in, as the app reads it from the backend; a team can add what its screens need. */
export interface Person {
  readonly name?: Text;
  readonly email?: Text;
  /** The address of an image. */
  readonly picture?: Text;
  /** The name of the role, or of several. */
  readonly role?: Text | ReadonlyArray<Text>;
  /** The codes of what the person may do; null or undefined where that is not known. */
  readonly permissions?: ReadonlyArray<Text> | null;
  /** What the person may do, and not, by schema coordinate: `'Mutation.createPost': false`. */
  readonly allowed?: Readonly<Record<string, boolean | null | undefined>>;
  /** The address of the page of the person's own record: `recordHref(employees, '7')`. */
  readonly page?: string | null;
}

/** How an app knows who is signed in. */
export interface ViewerDefinition<Who extends Person = Person> {
  /** Without variables. The server asks it along with each first page. */
  readonly query: GraphQLTaggedNode;
  /** Who it is; null or undefined when nobody is signed in. */
  read(data: unknown): Who | null | undefined;
}

/** Defines how the app knows who is signed in. `read` names the type of the query's response. */
export function defineViewer<Data, Who extends Person>(definition: {
  readonly query: GraphQLTaggedNode;
  readonly read: (data: Data) => Who | null | undefined;
}): ViewerDefinition<Who> {
  return definition;
}

/** The names of the person's roles. */
export function rolesOf({ role }: Person): string[] {
  const roles = typeof role === 'object' ? (role ?? []) : [role];
  return roles.filter((name) => typeof name === 'string' && name !== '') as string[];
}
