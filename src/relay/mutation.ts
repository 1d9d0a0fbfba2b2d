import {
  commitMutation,
  getRequest,
  type ConcreteRequest,
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
} from 'relay-runtime';
import { accessProblemOf, codeOf, isFailure, judged } from './errorCodes.ts';
import {
  GraphQLResponseError,
  isWireError,
  mayHaveHappened,
  NetworkError,
  type GraphQLErrorEntry,
  type WireError,
} from './errors.ts';
import { splitFiles } from './files.ts';
import {
  userErrorOf,
  userErrorsOfEntry,
  type ReportedError,
  type UserError,
} from './userErrors.ts';

declare module 'relay-runtime' {
  /** Missing in the package's types. */
  interface RecordSourceProxy {
    invalidateStore(): void;
  }
}

/** The outcome of a mutation, in whichever way the backend reports it. */
export type Outcome<Data> =
  | { readonly status: 'saved'; readonly response: Data; readonly message: string | null }
  | {
      readonly status: 'refused';
      readonly errors: readonly UserError[];
      /** The server failed: parts of the mutation may have been executed. */
      readonly mayHaveHappened?: boolean;
    }
  | {
      readonly status: 'failed';
      readonly error: WireError;
      /** It may have been executed: verify before sending it again. */
      readonly mayHaveHappened: boolean;
    };

/** What a mutation's payload says about success. Members that the payload lacks are left out. */
export interface PayloadReading {
  /** The changed record; null when it no longer exists. */
  readonly record?: unknown;
  /** Errors that the backend reports as data. */
  readonly errors?: ReadonlyArray<ReportedError | null | undefined> | null;
  /** The text of a union member that stands for failure. */
  readonly refusal?: string | null;
  /** What that member says of the reason. */
  readonly cause?: string | null;
  readonly isDone?: boolean | null;
  /** A message for the person, in success and failure. */
  readonly message?: string | null;
}

/** A mutation and how to read its payload, where that says more than that it was sent. */
export interface Change<Mutation extends MutationParameters> {
  readonly mutation: GraphQLTaggedNode;
  readonly read?: (response: Mutation['response']) => PayloadReading;
}

/**
 * Sends a mutation once and reduces the ways in which backends report errors to one outcome: errors
 * beside partial data, errors without data, errors as data, no response. After a change that was or
 * may have been made, the whole store is invalidated.
 */
export function commit<Mutation extends MutationParameters>(
  environment: Environment,
  { mutation, read = saysNothing }: Change<Mutation>,
  variables: Mutation['variables'],
): Promise<Outcome<Mutation['response']>> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome<Mutation['response']>) => {
      if (outcome.status === 'saved' || outcome.mayHaveHappened) {
        environment.commitUpdate((store) => store.invalidateStore());
      }
      resolve(outcome);
    };
    commitMutation<Mutation>(environment, {
      mutation,
      ...splitFiles(variables),
      // For `requestOf`: Relay sets all other variables to null.
      cacheConfig: { metadata: { given: definedNames(variables) } },
      onCompleted: (response, errors) => settle(toOutcome(response, errors ?? [], read, mutation)),
      onError: (error) => settle(toFailure(error, mutationDepth(getRequest(mutation)))),
    });
  });
}

function saysNothing(): PayloadReading {
  return {};
}

function definedNames(variables: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(variables).filter((name) => variables[name] !== undefined);
}

function toOutcome<Data>(
  response: Data,
  entries: readonly GraphQLErrorEntry[],
  read: (response: Data) => PayloadReading,
  mutation: GraphQLTaggedNode,
): Outcome<Data> {
  const depth = mutationDepth(getRequest(mutation));
  // Errors at deeper paths are about reading the result, not about the mutation.
  const own = entries.filter(({ path = [] }) => path.length <= depth);
  if (own.length > 0) return toFailure(new GraphQLResponseError(200, own.map(judged)), depth);
  const verdict = read(response);
  const { record, refusal, cause, isDone, message = null } = verdict;
  const reported = (verdict.errors ?? []).filter((error) => error !== null && error !== undefined);
  if (reported.length > 0) return { status: 'refused', errors: reported.map(userErrorOf) };
  if (refusal)
    return { status: 'refused', errors: [userErrorOf({ message: withCause(refusal, cause) })] };
  if (isDone === false) return { status: 'refused', errors: [userErrorOf({ message })] };
  if (record === null && entries.length === 0)
    return { status: 'refused', errors: [NOT_FOUND_ERROR] };
  return { status: 'saved', response, message };
}

/** What was refused and why, in which neither is said twice. */
function withCause(refusal: string, cause: string | null | undefined): string {
  if (!cause || refusal.includes(cause)) return refusal;
  if (cause.includes(refusal)) return cause;
  return `${refusal}${/[.!?:]\s*$/.test(refusal) ? '' : ':'} ${cause}`;
}

const NOT_FOUND_ERROR: UserError = {
  message: 'This record is not there any more, or you may not change it.',
  code: null,
  fields: [],
};

/** @param depth of the mutation's own field */
function toFailure(cause: Error, depth: number): Outcome<never> {
  const error = isWireError(cause) ? cause : new NetworkError(undefined, { cause });
  if (error.name === 'GraphQLResponseError') {
    const { errors: entries } = error;
    // What failed is to read the result of a change that was made.
    const isUnread = entries.some(({ path = [] }) => path.length > depth);
    const isBreakdown = entries.some((entry) => isFailure(codeOf({ ...entry })) || isBare(entry));
    if (isUnread || !isAccessError(error)) {
      const errors = entries.flatMap(userErrorsOfEntry);
      return {
        status: 'refused',
        errors,
        ...((isUnread || isBreakdown) && { mayHaveHappened: true }),
      };
    }
  }
  return { status: 'failed', error, mayHaveHappened: mayHaveHappened(error) };
}

/** Words that servers put in place of an error that they do not want to say. */
const WITHOUT_REASON =
  /^(internal (server )?error|unexpected (execution )?error|something went wrong|an (unknown|unexpected) error\b.*)\.?!?$/i;

function isBare(entry: GraphQLErrorEntry): boolean {
  return codeOf({ ...entry }) === null && WITHOUT_REASON.test(entry.message.trim());
}

/** Whether signing in, rather than other input, helps against the error. */
function isAccessError({ errors }: GraphQLResponseError): boolean {
  const codes = errors.map((entry) => codeOf({ ...entry })).filter((code) => code !== null);
  return ['unauthenticated', 'forbidden'].includes(accessProblemOf(codes) ?? '');
}

/** The depth of the mutation's field: 1, or more where mutations are grouped in namespaces. */
function mutationDepth({ operation }: ConcreteRequest): number {
  let depth = 1;
  let [field] = operation.selections;
  while (field?.kind === 'LinkedField' && !field.args && field.selections.length === 1) {
    const [below] = field.selections;
    if (below.kind !== 'LinkedField') break;
    field = below;
    depth += 1;
  }
  return depth;
}
