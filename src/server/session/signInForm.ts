import { parseCookie, stringifySetCookie } from 'cookie';
import { COOKIE_PATH } from '../../address/basePath.ts';
import type { RequestHead } from '../handler.ts';
import { HttpError } from '../httpError.ts';
import { isSecure, type OriginSettings } from '../sameOrigin.ts';
import { sealContent, unsealContent } from './seal.ts';
import type { Refusal } from './sessionResponse.ts';
import type { SignInDescription, SignInInput } from './signInDescription.ts';

/** Why a form was refused, for the screen; about an input, or about the whole form. */
export interface FormProblem {
  readonly message: string;
  readonly input: string | null;
}

/** What the next form continues with. */
export interface FormState {
  /** What was entered and is no secret, by the inputs' names. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly FormProblem[];
  /** The step that follows; null for the first form. */
  readonly step: number | null;
  /** What the step sends besides its inputs. */
  readonly carried: Readonly<Record<string, unknown>>;
  /** What earlier forms sent that a step sends again. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** What the step offers to choose from; null where its inputs say that. */
  readonly choices: SignInInput['choices'];
  /** Whether the session is to end with the browser. */
  readonly endsWithBrowser: boolean;
  /** What the person is recognised by. */
  readonly identifier: string;
}

const COOKIE = 'frontage-sign-in';
const PURPOSE = 'frontage: a form to sign in, 1';
const LIFETIME_MS = 10 * 60_000;

/** What a backend says is shown as text, and not at any length. */
const MAX_MESSAGE_LENGTH = 300;
const MAX_PROBLEMS = 5;

/** The name of an input's field in the form. */
export const FIELD_PREFIX = 'values.';

/** A sign-in that was not completed, and what the form continues with. */
export class SignInIncomplete extends HttpError {
  readonly state: FormState;

  constructor(code: string, message: string, state: FormState) {
    super(401, code, message);
    this.state = state;
  }
}

/** The inputs that the form has: those of the mutation, or of the step that follows. */
export function inputsOf(
  { signIn, steps }: SignInDescription,
  state: Pick<FormState, 'step' | 'choices'> | null,
): readonly SignInInput[] {
  const { step = null, choices = null } = state ?? {};
  const { inputs } = step === null ? signIn : (steps[step] ?? signIn);
  if (choices === null) return inputs;
  return inputs.map((input) => (input.kind === 'choice' ? { ...input, choices } : input));
}

/** A backend's reasons as the screen shows them, at the inputs that they name. */
export function problemsOf(
  refusals: readonly Refusal[],
  inputs: readonly SignInInput[],
): readonly FormProblem[] {
  return refusals
    .filter(({ message }) => message !== '')
    .slice(0, MAX_PROBLEMS)
    .map(({ message, field }) => ({
      message: message.slice(0, MAX_MESSAGE_LENGTH),
      input: inputs.find(({ name }) => isAbout(field, name))?.name ?? null,
    }));
}

function isAbout(field: readonly string[], name: string): boolean {
  const [last] = field.slice(-1);
  return last !== undefined && name.split('.').at(-1)?.toLowerCase() === last.toLowerCase();
}

/** What was entered, without secrets. */
export function keptValues(
  inputs: readonly SignInInput[],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const isSecret = ({ kind }: SignInInput) => ['password', 'newPassword', 'code'].includes(kind);
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const value = values[FIELD_PREFIX + input.name];
      return typeof value === 'string' && !isSecret(input) ? [[input.name, value]] : [];
    }),
  );
}

/** Keeps what a form continues with where no script can read it. @returns a value of `Set-Cookie` */
export async function formCookie(
  request: RequestHead,
  state: FormState | null,
  origins: OriginSettings,
): Promise<string> {
  const value = state
    ? await sealContent(PURPOSE, { ...state, until: Date.now() + LIFETIME_MS })
    : '';
  return stringifySetCookie({
    name: COOKIE,
    value,
    maxAge: state ? LIFETIME_MS / 1_000 : 0,
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request, origins),
  });
}

/** What the form continues with; null for a new one. */
export async function readFormState({ headers }: Pick<RequestHead, 'headers'>) {
  const seal = parseCookie(headers.get('cookie') ?? '')[COOKIE];
  const content = seal ? await unsealContent(PURPOSE, seal) : null;
  const state = content as (FormState & { until: number }) | null;
  return state && state.until > Date.now() ? state : null;
}
