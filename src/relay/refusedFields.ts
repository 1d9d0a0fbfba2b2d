/**
 * Where backends say which inputs an error is about: lists of validators, names in extensions, or the message itself. A
 * path is in the backend's names.
 */
export type FieldPath = readonly string[];

/** A problem of one input. */
export interface FieldProblem {
  readonly message: string;
  readonly path: FieldPath;
}

/** Extensions with the input of an error: its name, or an object of messages by name. */
const FIELD_EXTENSIONS = ['fields', 'field', 'columns', 'column', 'argumentName', 'property'];
const KEYED_EXTENSIONS = ['validation', 'validationErrors', 'invalidArgs', 'fieldErrors'];
/** Where messages are by the name of an input; `errors` may be a list of something else. */
const KEYS_OF_MESSAGES = [...KEYED_EXTENSIONS, 'errors'];

type Extensions = Readonly<Record<string, unknown>>;

/**
 * The problems that extensions list, each with its input: as a validator's list, or as messages by the name of an input.
 * The response of a service behind the backend may hold them.
 */
export function problemsIn(extensions: Extensions): FieldProblem[] {
  return firstWithin(extensions, (value) =>
    Array.isArray(value)
      ? value.flatMap(problemOf)
      : KEYS_OF_MESSAGES.flatMap((name) => keyed(value[name])),
  );
}

/** The inputs that extensions name without saying what is wrong with each. */
export function pathsBeside(extensions: Extensions): FieldPath[] {
  const named = FIELD_EXTENSIONS.flatMap((name) => textsIn(extensions[name]));
  const keys = KEYED_EXTENSIONS.flatMap((name) => Object.keys(Object(extensions[name]) as object));
  return [...named, ...keys].map(pathOf);
}

/** Servers nest their validator's result: `error.details.errors`. */
const MAX_DEPTH = 4;

/** The problems of the first value within a value that has some. */
function firstWithin(
  value: unknown,
  read: (value: Extensions) => FieldProblem[],
  depth = 0,
): FieldProblem[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  const own = read(value as Extensions);
  if (own.length > 0 || Array.isArray(value)) return own;
  for (const inner of Object.values(value)) {
    const problems = firstWithin(inner, read, depth + 1);
    if (problems.length > 0) return problems;
  }
  return [];
}

/** How validators call what is wrong, and where: those of JavaScript, Java, Python, PHP and .NET. */
const MESSAGE_KEYS = ['message', 'msg', 'defaultMessage', 'errorMessage'];
const PATH_KEYS = ['path', 'field', 'loc', 'param', 'property', 'propertyPath', 'propertyName'];

function problemOf(item: unknown): FieldProblem[] {
  const parts = Object(item) as Extensions;
  const path = PATH_KEYS.flatMap((name) => pathsIn(parts[name])).at(0);
  if (!path) return [];
  const messages = MESSAGE_KEYS.flatMap((name) => textsIn(parts[name])).slice(0, 1);
  // class-validator's own: `{ property: "email", constraints: { isEmail: "email must be an email" } }`.
  const constraints = Object.values(Object(parts.constraints) as Extensions).flatMap(textsIn);
  return [...messages, ...constraints].map((message) => ({ message, path }));
}

/** `{ "input.email": ["The email has already been taken."] }`. */
function keyed(value: unknown): FieldProblem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, messages]) =>
    textsIn(messages)
      .filter((message) => message.includes(' '))
      .map((message) => ({ message, path: pathOf(name) })),
  );
}

/** A text, or the texts of a list. */
export function textsIn(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((each): each is string => typeof each === 'string' && each !== '');
}

/** A list is the path of one field, as in `field: ["input", "email"]`; a text may be dotted. */
export function pathsIn(field: unknown): FieldPath[] {
  if (typeof field === 'string' && field !== '') return [pathOf(field)];
  if (!Array.isArray(field)) return [];
  const parts = field.filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? [parts.map(String)] : [];
}

function pathOf(name: string): FieldPath {
  return name.split(/[.[\]]+/).filter((part) => part !== '');
}

/** graphql-js names the path of a value that does not fit its variable: `… at "input.customer.email"; …` */
const COERCION = /^Variable "\$\w+" got invalid value .* at "([^"]+)";/s;

/**
 * Validators begin with the name of a property, or with what it is called: `email must be an email`, `First name can't be
 * blank`, `title: Path is required`.
 */
const BEGINS_WITH_NAME =
  /^(?:\w+ Violation: )?(?:([\w.]+): |((?:\w+ ){0,2}[\w.]+) (?:must|should|shall|may|can(?:not|['’]t| not)|is|isn['’]t|has|have|does|doesn['’]t|needs|requires|exceeds)\b)/;

/** The input that a message names itself, if it is one: what it begins with may be something else. */
export function pathsNamedIn(message: string): FieldPath[] {
  const [, coerced] = COERCION.exec(message) ?? [];
  if (coerced !== undefined) return [pathOf(coerced)];
  const [, property, name = property] = BEGINS_WITH_NAME.exec(message) ?? [];
  return name === undefined ? [] : [pathOf(name)];
}
