import {
  getRequest,
  type ConcreteRequest,
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
} from 'relay-runtime';
import commitMutation from 'relay-runtime/lib/mutations/commitMutation.js';
import { accessProblemOf, codeOf, isFailure } from './errorCodes.ts';
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
  /** What the package's types leave out. */
  interface RecordSourceProxy {
    invalidateStore(): void;
  }
}

/** How a change ended, whichever way the backend said so. */
export type Outcome<Answer> =
  | { readonly status: 'saved'; readonly answer: Answer; readonly message: string | null }
  | {
      readonly status: 'refused';
      readonly errors: readonly UserError[];
      /** The backend broke down over it rather than said no: nobody knows what it had written by then. */
      readonly mayHaveHappened?: boolean;
    }
  | {
      readonly status: 'failed';
      readonly error: WireError;
      /** Nobody knows whether it happened: it must not be sent again without a look. */
      readonly mayHaveHappened: boolean;
    };

/** What a mutation's answer says of its success. A part that the answer does not have is left out. */
export interface Verdict {
  /** The changed record; null when there is none any more. */
  readonly record?: unknown;
  /** Errors that the backend reports as data. */
  readonly errors?: ReadonlyArray<ReportedError | null | undefined> | null;
  /** What a member of the answer's union says that stands for failure. */
  readonly refusal?: string | null;
  readonly isDone?: boolean | null;
  /** A text for the person, of success and failure alike. */
  readonly message?: string | null;
}

/** A mutation and how its answer is read. */
export interface Change<Mutation extends MutationParameters> {
  readonly mutation: GraphQLTaggedNode;
  readonly read: (answer: Mutation['response']) => Verdict;
}

/**
 * Sends a mutation, once, and folds into one outcome what backends have several ways to say: errors
 * beside partial data, errors without data, errors as data, and no answer at all. Whatever was or may
 * have been written, everything in the store counts as old from then on.
 */
export function commit<Mutation extends MutationParameters>(
  environment: Environment,
  { mutation, read }: Change<Mutation>,
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
      // For the body of the call: Relay itself fills in the others.
      cacheConfig: { metadata: { given: givenIn(variables) } },
      onCompleted: (answer, errors) => settle(judge(answer, errors ?? [], read, mutation)),
      onError: (error) => settle(failure(error)),
    });
  });
}

function givenIn(variables: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(variables).filter((name) => variables[name] !== undefined);
}

function judge<Answer>(
  answer: Answer,
  entries: readonly GraphQLErrorEntry[],
  read: (answer: Answer) => Verdict,
  mutation: GraphQLTaggedNode,
): Outcome<Answer> {
  const depth = depthOf(getRequest(mutation));
  // An error further down is of the reading of what was written.
  const own = entries.filter(({ path = [] }) => path.length <= depth);
  if (own.length > 0) return failure(new GraphQLResponseError(200, own));
  const verdict = read(answer);
  const { record, refusal, isDone, message = null } = verdict;
  const reported = (verdict.errors ?? []).filter((error) => error !== null && error !== undefined);
  if (reported.length > 0) return { status: 'refused', errors: reported.map(userErrorOf) };
  if (refusal) return { status: 'refused', errors: [userErrorOf({ message: refusal })] };
  if (isDone === false) return { status: 'refused', errors: [userErrorOf({ message })] };
  if (record === null && entries.length === 0) return { status: 'refused', errors: [GONE] };
  return { status: 'saved', answer, message };
}

const GONE: UserError = {
  message: 'This record is not there any more, or you may not change it.',
  code: null,
  fields: [],
};

function failure(cause: Error): Outcome<never> {
  const error = isWireError(cause) ? cause : new NetworkError(undefined, { cause });
  if (error.name === 'GraphQLResponseError' && !isAboutAccess(error)) {
    const isBreakdown = error.errors.some((entry) => isFailure(codeOf({ ...entry })));
    const errors = error.errors.flatMap(userErrorsOfEntry);
    return { status: 'refused', errors, ...(isBreakdown && { mayHaveHappened: true }) };
  }
  return { status: 'failed', error, mayHaveHappened: mayHaveHappened(error) };
}

/** Signing in helps against these, not another value. */
function isAboutAccess({ errors }: GraphQLResponseError): boolean {
  const codes = errors.map((entry) => codeOf({ ...entry })).filter((code) => code !== null);
  return ['unauthenticated', 'forbidden'].includes(accessProblemOf(codes) ?? '');
}

/** How many fields lead to the mutation itself: one, or more where mutations stand in namespaces. */
function depthOf({ operation }: ConcreteRequest): number {
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
