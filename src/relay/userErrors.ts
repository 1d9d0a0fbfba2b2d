import type { GraphQLErrorEntry } from './errors.ts';
import { codeOf } from './errorCodes.ts';

/** Why a backend refused a change, in words for the person who asked for it. */
export interface UserError {
  readonly message: string;
  readonly code: string | null;
  /** Paths of input fields that it may be about, as the backend names them. Empty: it is about the whole. */
  readonly fields: ReadonlyArray<readonly string[]>;
}

/** An error as backends put it into the answer of a mutation. The query gives it these names. */
export interface ReportedError {
  readonly message?: unknown;
  readonly code?: unknown;
  /** A field's name, a dotted path (`input.email`), a path in parts, or several names. */
  readonly field?: unknown;
}

/** A refusal that came as data. */
export function userErrorOf({ message, code, field }: ReportedError): UserError {
  return {
    message: textOf(message) ?? textOf(code) ?? NO_REASON,
    code: textOf(code),
    fields: pathsIn(field),
  };
}

/**
 * A refusal that came as a GraphQL error: what it is about stands in its extensions, or in its words.
 * Where the extensions list several problems, each is an error of its own.
 */
export function userErrorsOfEntry(entry: GraphQLErrorEntry): UserError[] {
  const { extensions = {}, message } = entry;
  const code = codeOf({ ...entry });
  const problems = problemsIn(extensions, 0);
  if (problems.length > 0)
    return problems.map(({ message: words, path }) => ({ message: words, code, fields: [path] }));
  const named = FIELD_EXTENSIONS.flatMap((name) => namesIn(extensions[name]));
  const keyed = KEYED_EXTENSIONS.flatMap((name) => Object.keys(Object(extensions[name]) as object));
  return [
    { message, code, fields: [...[...named, ...keyed].map(pathOf), ...coercionPath(message)] },
  ];
}

/** A problem as validators list them: words, and the path to the value that they are about. */
interface Problem {
  readonly message: string;
  readonly path: string[];
}

/** Servers wrap what their validator says, but not endlessly: `error.details.errors`. */
const DEEPEST = 4;

/** The first list of problems below a value. */
function problemsIn(value: unknown, depth: number): Problem[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap(problemOf);
  for (const inner of Object.values(value)) {
    const found = problemsIn(inner, depth + 1);
    if (found.length > 0) return found;
  }
  return [];
}

function problemOf(item: unknown): Problem[] {
  const { message, path } = Object(item) as { message?: unknown; path?: unknown };
  const [parts] = pathsIn(path);
  return textOf(message) && parts ? [{ message: String(message), path: parts }] : [];
}

const NO_REASON = 'The backend refused this and did not say why.';

/** Where servers say which input an error is about: by name, or as keys of an object of messages. */
const FIELD_EXTENSIONS = ['fields', 'field', 'columns', 'column', 'argumentName', 'property'];
const KEYED_EXTENSIONS = ['validation', 'validationErrors', 'invalidArgs', 'fieldErrors'];

/** A list of names, each of a field of its own. */
function namesIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((name) => typeof name === 'string');
}

/** A list is the path to one field, as `field: ["input", "email"]` has it; a text may be dotted. */
function pathsIn(field: unknown): string[][] {
  if (typeof field === 'string' && field !== '') return [pathOf(field)];
  if (!Array.isArray(field)) return [];
  const parts = field.filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? [parts.map(String)] : [];
}

function pathOf(name: string): string[] {
  return name.split(/[.[\]]+/).filter((part) => part !== '');
}

/** graphql-js on a value that a variable's type does not take: `… at "input.customer.email"; …` */
function coercionPath(message: string): string[][] {
  const [, path] = /^Variable "\$\w+" got invalid value .* at "([^"]+)";/s.exec(message) ?? [];
  return path === undefined ? [] : [pathOf(path)];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
