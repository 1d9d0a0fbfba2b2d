import { randomUUID } from 'node:crypto';
import { camelCase, singularize } from 'postgraphile/graphile-build';
import { isSafeError } from 'postgraphile/grafast';
import { GraphQLError } from 'postgraphile/graphql';
import { constraintKey, type Constraint } from './constraints.ts';
import { errorCode } from './failure.ts';
import { referredName } from './naming.ts';

/** The fields of a PostgreSQL error that explain it. */
interface DatabaseError extends Error {
  code: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
  detail?: string;
  hint?: string;
}

interface Explanation {
  message: string;
  /** The value of `extensions.code`. */
  code: string;
  columns?: readonly string[];
}

const words = (name: string) => name.replaceAll('_', ' ');
const record = (table: string | undefined) => (table ? words(singularize(table)) : 'record');
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The input field of a column: `customer` for `customer_id`. */
function fieldOf(column: string): string {
  return camelCase(referredName(column) ?? column);
}

function columnsIn(detail: string | undefined): readonly string[] {
  return /^[^(]*\(([^)]*)\)=/.exec(detail ?? '')?.[1]?.split(', ') ?? [];
}

function explainForeignKey(error: DatabaseError, constraint: Constraint | undefined): Explanation {
  const referred = record(constraint?.referredTable ?? undefined);
  const columns = constraint?.columns ?? [];
  const code = 'FOREIGN_KEY_VIOLATION';
  if (/^update or delete/.test(error.message)) {
    const users = words(error.table ?? 'other records');
    return {
      code,
      message: `This ${referred} is still used by ${users}. Change or delete those first.`,
    };
  }
  return { code, columns, message: `There is no such ${referred}.` };
}

function explainConstraint(error: DatabaseError, constraint: Constraint | undefined): Explanation {
  const columns = constraint?.columns ?? columnsIn(error.detail);
  const names = columns.map((column) => words(referredName(column) ?? column)).join(' and ');
  if (error.code === '23505') {
    const message = `Another ${record(error.table)} already has this ${names || 'value'}.`;
    return { code: 'UNIQUE_VIOLATION', columns, message: constraint?.sentence ?? message };
  }
  const rule = error.constraint ? ` (rule “${words(error.constraint)}”)` : '';
  const message = `The ${names || record(error.table)} is not allowed like this${rule}.`;
  const code = error.code === '23P01' ? 'EXCLUSION_VIOLATION' : 'CHECK_VIOLATION';
  return { code, columns, message: constraint?.sentence ?? message };
}

/** PostgreSQL's `insufficient_privilege`. */
const NOT_ALLOWED = '42501';
const SIGN_IN_FIRST: Explanation = { code: 'UNAUTHENTICATED', message: 'Sign in first.' };

const unavailable = /^(08|57P0|53[03]|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE)/;

/** Explains a database error; null when it says nothing useful to a person. */
function explain(error: DatabaseError, constraint: Constraint | undefined): Explanation | null {
  const { code, column } = error;
  if (code === '23503') return explainForeignKey(error, constraint);
  if (code === '23505' || code === '23514' || code === '23P01') {
    return explainConstraint(error, constraint);
  }
  if (code === '23502' && column) {
    const name = capitalized(words(referredName(column) ?? column));
    return { code: 'NOT_NULL_VIOLATION', columns: [column], message: `${name} is required.` };
  }
  // `raise exception`: a message for people, possibly with the parameter that it is about (`using
  // column = …`).
  if (code === 'P0001')
    return { code: 'REFUSED', message: error.message, columns: column ? [column] : [] };
  if (code === NOT_ALLOWED)
    return { code: 'FORBIDDEN', message: 'You are not allowed to do this.' };
  if (code === '40001' || code === '40P01') {
    return {
      code: 'CONFLICT',
      message: 'Somebody else changed this at the same moment. Try again.',
    };
  }
  if (code === '57014')
    return { code: 'TIMEOUT', message: 'The database took too long to answer.' };
  if (code === '22003') return { code: 'BAD_VALUE', message: 'The number is too large.' };
  // Class 22 (data exception): the message names the invalid value.
  if (code.startsWith('22'))
    return { code: 'BAD_VALUE', message: `${capitalized(error.message)}.` };
  if (unavailable.test(code)) {
    return { code: 'DATABASE_UNAVAILABLE', message: 'The database cannot be reached.' };
  }
  return null;
}

/** Errors of PostGraphile itself, which have no code. */
function explainRefusal(message: string): Explanation | null {
  if (message.startsWith('Invalid node identifier')) {
    const typeName = /'(\w+)'/.exec(message)?.[1] ?? 'such a record';
    return { code: 'BAD_ID', message: `This is not an id of ${typeName}.` };
  }
  if (message.startsWith('No values were deleted')) {
    return { code: 'NOT_FOUND', message: 'This record does not exist any more.' };
  }
  return null;
}

function toGraphQLError(error: GraphQLError, message: string, extensions: Record<string, unknown>) {
  const { nodes, source, positions, path } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

function explained(
  error: GraphQLError,
  cause: DatabaseError,
  constraints: ReadonlyMap<string, Constraint>,
): GraphQLError | null {
  const key = constraintKey(cause.schema ?? '', cause.table ?? '', cause.constraint ?? '');
  const explanation = explain(cause, constraints.get(key));
  if (!explanation) return null;
  const { message, code, columns } = explanation;
  return toGraphQLError(error, message, {
    code,
    ...(cause.constraint ? { constraint: cause.constraint } : {}),
    ...(cause.table ? { table: cause.table } : {}),
    ...(columns?.length ? { columns, fields: columns.map(fieldOf) } : {}),
    ...(cause.hint ? { hint: cause.hint } : {}),
  });
}

/**
 * Creates the function that masks errors for clients. Rejections by the database become messages
 * with `extensions.code`, `constraint`, `table`, `columns` and `fields` (names of input fields);
 * unexpected errors become a reference to the log.
 *
 * @param asksToSignIn whether what is not allowed is allowed to those who sign in
 */
export function createErrorMask(
  constraints: ReadonlyMap<string, Constraint>,
  asksToSignIn: boolean,
  log: (line: string) => void,
): (error: GraphQLError) => GraphQLError {
  return (error) => {
    const cause = error.originalError;
    if (!cause || cause instanceof GraphQLError) return error;
    if (isSafeError(cause)) return toGraphQLError(error, cause.message, { ...cause.extensions });
    if (asksToSignIn && errorCode(cause) === NOT_ALLOWED)
      return toGraphQLError(error, SIGN_IN_FIRST.message, { code: SIGN_IN_FIRST.code });
    if (errorCode(cause) !== undefined) {
      const known = explained(
        error,
        Object.assign(cause, { code: errorCode(cause)! }) as DatabaseError,
        constraints,
      );
      if (known) return known;
    }
    const refusal = explainRefusal(cause.message);
    if (refusal) return toGraphQLError(error, refusal.message, { code: refusal.code });
    const reference = randomUUID();
    log(`[${reference}] ${cause.stack ?? cause.message}`);
    return toGraphQLError(error, `Something went wrong in the backend (reference ${reference}).`, {
      code: 'INTERNAL',
      reference,
    });
  };
}
