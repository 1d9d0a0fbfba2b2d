import { GraphQLResponseError, isWireError, ResponseError } from '../../relay/errors.ts';
import type { GraphQLErrorEntry } from '../../relay/errors.ts';
import type { TransportOptions } from '../../relay/transport.ts';
import { userErrorsOfEntry } from '../../relay/userErrors.ts';
import { HttpError } from '../httpError.ts';
import type { Settings } from '../settings.ts';
import { callBackend, issuedBy, type SessionAnswer } from './backendSession.ts';
import { refusalsIn, valueAt, type Refusal } from './sessionAnswer.ts';
import {
  requestOf,
  type SignInCall,
  type SignInDescription,
  type SignInInput,
  type SignInStep,
} from './signInDescription.ts';
import {
  FIELD_PREFIX,
  inputsOf,
  keptValues,
  problemsOf,
  SignInIncomplete,
  type FormState,
} from './signInForm.ts';
import type { NewSession } from './types.ts';

interface SignInOptions {
  readonly description: SignInDescription;
  readonly settings: Pick<Settings, 'endpoint' | 'headers'>;
  /** The backend, without any person's credential. */
  readonly backend: TransportOptions;
  /** What an earlier form left, if this one continues it. */
  readonly state: FormState | null;
}

/**
 * Signs in by the schema's own mutation, or takes a further step of it.
 *
 * @param fields what was entered, by the names of the form's fields
 * @throws {SignInIncomplete} when the backend refuses, or wants a further step
 * @throws {HttpError} when the backend cannot be asked
 */
export async function signInByMutation(
  fields: Readonly<Record<string, unknown>>,
  { description, settings, backend, state }: SignInOptions,
): Promise<NewSession> {
  const step = state?.step ?? null;
  const call = step === null ? description.signIn : description.steps[step];
  const inputs = inputsOf(description, step);
  const values = enteredValues(inputs, fields);
  const identifier = state?.identifier ?? identifierIn(inputs, values);
  const next = {
    ...{ values: keptValues(inputs, fields), problems: [], step, identifier },
    carried: state?.carried ?? {},
  };
  const request = await requestOf(description, call, { ...next.carried, ...values });
  const { answer, refusals } = await answerTo(() => callBackend(request, backend), call);
  const following = answer || refusals ? followingStep(description, step, answer, refusals) : null;
  if (following !== null) {
    const carried = carriedTo(description.steps[following], answer, { ...next.carried, ...values });
    throw furtherStep({ ...next, values: {}, step: following, carried });
  }
  if (refusals) throw refused({ ...next, problems: problemsOf(refusals, inputs) });
  const issued = answer && issuedBy(answer, { places: call, description, settings });
  if (!issued) throw refused(next);
  return { ...issued, origin: { kind: 'mutation' }, identifier };
}

/** What the backend answered, or its reasons to refuse. */
interface Outcome {
  readonly answer: SessionAnswer | null;
  readonly refusals: readonly Refusal[] | null;
}

async function answerTo(ask: () => Promise<SessionAnswer>, call: SignInCall): Promise<Outcome> {
  try {
    const answer = await ask();
    const { data, errors = [] } = answer.result;
    const reported = refusalsIn(data, call);
    if (reported.length > 0) return { answer, refusals: reported };
    return { answer, refusals: errors.length > 0 ? errors.flatMap(refusalsOfEntry) : null };
  } catch (error) {
    if (error instanceof GraphQLResponseError && error.status < 500)
      return { answer: null, refusals: error.errors.flatMap(refusalsOfEntry) };
    if (error instanceof ResponseError && [400, 401, 403, 422].includes(error.status))
      return { answer: null, refusals: [] };
    if (error instanceof ResponseError && error.status === 429)
      throw new HttpError(
        429,
        'TOO_MANY_TRIES',
        'The backend asks to wait before signing in again.',
        error.retryAfter ?? DEFAULT_WAIT_SECONDS,
      );
    if (!isWireError(error)) throw error;
    throw new HttpError(502, 'SIGN_IN_UNAVAILABLE', 'The backend could not be asked.');
  }
}

const DEFAULT_WAIT_SECONDS = 60;

function refusalsOfEntry(entry: GraphQLErrorEntry): readonly Refusal[] {
  return userErrorsOfEntry(entry).map(({ message, code, fields }) => ({
    ...{ message, code, field: fields[0] ?? [] },
  }));
}

/** Refusals that mean that a step has to follow, where no value says so. */
const STEP_REFUSALS = {
  code: /\b(otp|totp|mfa|2fa|one.?time|two.?factor|tfa|verification.?code|second.?factor)\b/i,
  newPassword: /password.*\b(expired|change|changed|reset)\b/i,
  choice: /^$/,
};

/** The step that an answer asks for; null for none. A step may follow another. */
function followingStep(
  { steps }: SignInDescription,
  current: number | null,
  answer: SessionAnswer | null,
  refusals: readonly Refusal[] | null,
): number | null {
  if (current !== null) return null;
  const found = steps.findIndex(({ when, kind }) => {
    if (!when)
      return (refusals ?? []).some(({ message, code }) =>
        STEP_REFUSALS[kind].test(`${code ?? ''} ${message}`.replaceAll('_', ' ')),
      );
    const value = answer && valueAt(answer.result.data, when.places);
    return when.type === null ? Boolean(value) : value === when.type;
  });
  return found === -1 ? null : found;
}

function carriedTo(
  { carried, repeated }: SignInStep,
  answer: SessionAnswer | null,
  earlier: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const data = answer?.result.data;
  return Object.fromEntries([
    ...repeated.map(({ input, from }) => [input, earlier[from]]),
    ...carried.map(({ input, places }) => [input, valueAt(data, places)]),
  ]) as Record<string, unknown>;
}

function refused(state: FormState): SignInIncomplete {
  return new SignInIncomplete('SIGN_IN_REFUSED', 'The backend did not accept this.', state);
}

function furtherStep(state: FormState): SignInIncomplete {
  return new SignInIncomplete('SIGN_IN_CONTINUES', 'The backend asks for more.', state);
}

/** The values that a form sends, by the inputs' names. */
function enteredValues(
  inputs: readonly SignInInput[],
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    inputs.map((input) => [input.name, valueOf(input, fields[FIELD_PREFIX + input.name])]),
  );
}

function valueOf({ kind, type, required }: SignInInput, entered: unknown): unknown {
  // A box that is not ticked is not sent.
  if (kind === 'remember' || kind === 'boolean')
    return entered !== undefined && entered !== '' && entered !== 'false' && entered !== false;
  const isSecret = kind === 'password' || kind === 'newPassword';
  const text = typeof entered === 'string' ? (isSecret ? entered : entered.trim()) : '';
  if (text === '') return required ? text : undefined;
  const isNumber = /^(Int|Float)!?$/.test(type) && Number.isFinite(Number(text));
  return isNumber ? Number(text) : text;
}

function identifierIn(
  inputs: readonly SignInInput[],
  values: Readonly<Record<string, unknown>>,
): string {
  const own = inputs.filter(({ kind }) => kind === 'identifier' || kind === 'choice');
  return own.map(({ name }) => String(values[name] ?? '')).join('\n');
}
