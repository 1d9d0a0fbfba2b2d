import { readBrokenRule, type BrokenRule } from './brokenRule.ts';
import type { GraphQLErrorEntry } from './errors.ts';
import { codeOf } from './errorCodes.ts';
import { plainMessage } from './plainMessage.ts';
import { messagesOf } from './refusalMessages.ts';
import { pathsBeside, pathsIn, pathsNamedIn, problemsIn, type FieldPath } from './refusedFields.ts';

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
  readonly fields: readonly FieldPath[];
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
  return errorOf(words, textOf(code), pathsIn(field), '');
}

/**
 * Converts a GraphQL error. The fields that it is about are in its extensions or in its message; where it has several
 * problems, each becomes an error.
 */
export function userErrorsOfEntry(entry: GraphQLErrorEntry): UserError[] {
  const { extensions = {} } = entry;
  const code = codeOf({ ...entry });
  const problems = problemsIn(extensions);
  if (problems.length > 0)
    return problems.map(({ message, path }) => ({ message, code, fields: [path] }));
  const paths = pathsBeside(extensions);
  const detail = detailIn(extensions);
  return messagesOf(entry).map((message) => errorOf(message, code, paths, detail));
}

/** @param paths of fields that are named beside the message */
function errorOf(
  whole: string,
  code: string | null,
  paths: readonly FieldPath[],
  detail: string,
): UserError {
  const message = plainMessage(whole);
  const broken = readBrokenRule(whole, detail);
  const within = broken ? columnPaths(broken) : pathsNamedIn(message);
  return {
    message,
    code,
    ...((message !== whole || broken) && { details: whole }),
    ...(broken && { broken }),
    fields: paths.length > 0 ? paths : within,
  };
}

/** Where a rule's columns are looked for in a form. */
function columnPaths({ columns, mayBe }: BrokenRule): FieldPath[] {
  if (columns.length > 0) return columns.map((column) => [column]);
  return mayBe.length > 0 ? [mayBe] : [];
}

/** Servers nest the database's error in their own. */
const MAX_DEPTH = 4;

/** What a database said beside its message, as servers pass it on: `exception.detail`, `originalError.detail`. */
function detailIn(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return '';
  const { detail } = value as { detail?: unknown };
  if (typeof detail === 'string') return detail;
  return Object.values(value)
    .map((inner) => detailIn(inner, depth + 1))
    .join('');
}

const NO_REASON = 'The backend refused this and did not say why.';

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
