import { readBrokenRule, type BrokenRule } from './brokenRule.ts';
import type { GraphQLErrorEntry } from './errors.ts';
import { codeOf } from './errorCodes.ts';
import { plainMessage } from './plainMessage.ts';

/** Why a backend rejected a change, in words for the person. */
export interface UserError {
  readonly message: string;
  readonly code: string | null;
  /** The whole of what the backend said, where its words for people are a part of it, or are said in others. */
  readonly details?: string;
  /** The rule of the backend's database that the message names. */
  readonly broken?: BrokenRule;
  /**
   * Paths of input fields that it may be about, in the backend's names. Empty: it is about the
   * whole form.
   */
  readonly fields: ReadonlyArray<readonly string[]>;
}

/** An error as data of a mutation's payload; the query aliases its fields to these names. */
export interface ReportedError {
  readonly message?: unknown;
  readonly code?: unknown;
  /** A field's name, a dotted path (`input.email`), a path as a list, or several names. */
  readonly field?: unknown;
}

/** Converts an error that is part of the data. */
export function userErrorOf({ message, code, field }: ReportedError): UserError {
  const words = textOf(message) ?? textOf(code) ?? NO_REASON;
  const fields = pathsIn(field);
  const broken = readBrokenRule(words);
  if (!broken) return { message: words, code: textOf(code), fields };
  return {
    ...{ message: plainMessage(words), details: words, code: textOf(code), broken },
    fields: fields.length > 0 ? fields : columnPaths(broken),
  };
}

/**
 * Converts a GraphQL error. The fields that it is about are in its extensions or in its message;
 * where the extensions list several problems, each becomes an error.
 */
export function userErrorsOfEntry(entry: GraphQLErrorEntry): UserError[] {
  const { extensions = {} } = entry;
  const whole = innerWords(entry) ?? entry.message;
  const message = plainMessage(whole);
  const broken = readBrokenRule(whole, detailIn(extensions, 0));
  const details = message === whole && !broken ? {} : { details: whole };
  const code = codeOf({ ...entry });
  const problems = problemsIn(extensions, 0);
  if (problems.length > 0)
    return problems.map(({ message: words, path }) => ({ message: words, code, fields: [path] }));
  const named = FIELD_EXTENSIONS.flatMap((name) => namesIn(extensions[name]));
  const keyed = KEYED_EXTENSIONS.flatMap((name) => Object.keys(Object(extensions[name]) as object));
  const paths = [...[...named, ...keyed].map(pathOf), ...coercionPath(message)];
  return [
    {
      message,
      code,
      ...details,
      ...(broken && { broken }),
      fields: broken && paths.length === 0 ? columnPaths(broken) : paths,
    },
  ];
}

/** Where a rule's columns are looked for in a form. */
function columnPaths({ columns, mayBe }: BrokenRule): Array<readonly string[]> {
  if (columns.length > 0) return columns.map((column) => [column]);
  return mayBe.length > 0 ? [mayBe] : [];
}

/** What a database said beside its message, as servers pass it on: `exception.detail`, `originalError.detail`. */
function detailIn(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return '';
  const { detail } = value as { detail?: unknown };
  if (typeof detail === 'string') return detail;
  return Object.values(value)
    .map((inner) => detailIn(inner, depth + 1))
    .join('');
}

/** Messages that are the name of a status. */
const STATUS_NAME =
  /^(internal server error|bad request|unauthorized|forbidden|unprocessable entity)( exception)?\.?$/i;

/** Extensions that frameworks put their own error into, below the name of its status. */
const INNER_ERRORS = ['error', 'originalError', 'response'];

/** What the error inside an error says, where the outer one says nothing. */
function innerWords({ message, extensions = {} }: GraphQLErrorEntry): string | null {
  if (!STATUS_NAME.test(message)) return null;
  const words = INNER_ERRORS.flatMap((name) => {
    const inner = (Object(extensions[name]) as { message?: unknown }).message;
    return (Array.isArray(inner) ? inner : [inner]).flatMap((each) => textOf(each) ?? []);
  });
  return words.length > 0 ? words.join(' ') : null;
}

/** A problem as validation libraries list it: a message and the path of the value. */
interface Problem {
  readonly message: string;
  readonly path: string[];
}

/** Servers nest their validator's result: `error.details.errors`. */
const MAX_DEPTH = 4;

/** The first list of problems within a value. */
function problemsIn(value: unknown, depth: number): Problem[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
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

/** Extensions with the input of an error: its name, or an object of messages by name. */
const FIELD_EXTENSIONS = ['fields', 'field', 'columns', 'column', 'argumentName', 'property'];
const KEYED_EXTENSIONS = ['validation', 'validationErrors', 'invalidArgs', 'fieldErrors'];

/** A list of names, each of one field. */
function namesIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((name) => typeof name === 'string');
}

/** A list is the path of one field, as in `field: ["input", "email"]`; a text may be dotted. */
function pathsIn(field: unknown): string[][] {
  if (typeof field === 'string' && field !== '') return [pathOf(field)];
  if (!Array.isArray(field)) return [];
  const parts = field.filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? [parts.map(String)] : [];
}

function pathOf(name: string): string[] {
  return name.split(/[.[\]]+/).filter((part) => part !== '');
}

/**
 * graphql-js names the path of a value that does not fit its variable: `… at
 * "input.customer.email"; …`
 */
function coercionPath(message: string): string[][] {
  const [, path] = /^Variable "\$\w+" got invalid value .* at "([^"]+)";/s.exec(message) ?? [];
  return path === undefined ? [] : [pathOf(path)];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
