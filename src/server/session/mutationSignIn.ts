import { GraphQLResponseError, isWireError, ResponseError } from '../../relay/errors.ts';
import type { GraphQLErrorEntry } from '../../relay/errors.ts';
import type { TransportOptions } from '../../relay/transport.ts';
import { userErrorsOfEntry } from '../../relay/userErrors.ts';
import { HttpError } from '../httpError.ts';
import type { Settings } from '../settings.ts';
import { callBackend, issuedBy, type SessionResponse } from './backendSession.ts';
import { followingStep, sentAgain, stateOf } from './furtherSteps.ts';
import { refusalsIn, type Refusal } from './sessionResponse.ts';
import {
  requestOf,
  type SignInCall,
  type SignInDescription,
  type SignInInput,
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
  const inputs = inputsOf(description, state);
  const values = enteredValues(inputs, fields);
  const remember = inputs.find(({ kind }) => kind === 'remember');
  const next: FormState = {
    values: keptValues(inputs, fields),
    problems: [],
    step,
    choices: state?.choices ?? null,
    identifier: state?.identifier ?? identifierIn(inputs, values),
    carried: state?.carried ?? {},
    sent: { ...state?.sent, ...sentAgain(description, values) },
    endsWithBrowser: remember ? values[remember.name] !== true : (state?.endsWithBrowser ?? false),
  };
  const request = await requestOf(description, call, { ...next.carried, ...values });
  const { response, refusals } = await responseTo(() => callBackend(request, backend), call);
  const following = followingStep(description, call, { step, response, refusals });
  if (following !== null) throw furtherStep(stateOf(next, following, description, response));
  if (refusals) throw refused({ ...next, problems: problemsOf(refusals, inputs) });
  const issued = response && issuedBy(response, { places: call, description, settings });
  if (!issued) throw refused(next);
  const { identifier, endsWithBrowser } = next;
  return { ...issued, origin: { kind: 'mutation' }, identifier, endsWithBrowser };
}

/** What the backend answered, or its reasons to refuse. */
interface Outcome {
  readonly response: SessionResponse | null;
  readonly refusals: readonly Refusal[] | null;
}

async function responseTo(ask: () => Promise<SessionResponse>, call: SignInCall): Promise<Outcome> {
  try {
    const response = await ask();
    const { data, errors = [] } = response.result;
    const reported = refusalsIn(data, call);
    if (reported.length > 0) return { response, refusals: reported };
    return { response, refusals: errors.length > 0 ? errors.flatMap(refusalsOfEntry) : null };
  } catch (error) {
    if (error instanceof GraphQLResponseError && error.status < 500)
      return { response: null, refusals: error.errors.flatMap(refusalsOfEntry) };
    if (error instanceof ResponseError && [400, 401, 403, 422].includes(error.status))
      return { response: null, refusals: [] };
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
    message,
    code,
    field: fields[0] ?? [],
  }));
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
