import type { SessionResponse } from './backendSession.ts';
import { textAt, valueAt, type Refusal } from './sessionResponse.ts';
import type {
  SignInCall,
  SignInDescription,
  SignInInput,
  SignInStep,
} from './signInDescription.ts';
import type { FormState } from './signInForm.ts';

/** What a backend said to a form. */
interface Said {
  /** The step that it said it to; null for the first form. */
  readonly step: number | null;
  readonly response: SessionResponse | null;
  readonly refusals: readonly Refusal[] | null;
}

/** Refusals that mean that a step has to follow, where no value says so. */
const STEP_REFUSALS = {
  code: /\b(otp|totp|mfa|2fa|one.?time|two.?factor|tfa|verification.?code|second.?factor)\b/i,
  newPassword: /password.*\b(expired|change|changed|reset)\b/i,
  choice: /^$/,
};

/**
 * The step that a response asks for; null for none. A step may follow another. A response with a token asks for nothing,
 * whatever else it says: many say of everybody whether they have a second factor.
 */
export function followingStep(
  { steps }: SignInDescription,
  call: SignInCall,
  { step, response, refusals }: Said,
): number | null {
  const data = response?.result.data;
  if (textAt(data, call.token) !== null) return null;
  const found = steps.findIndex(({ when, kind }, index) => {
    if (index === step) return false;
    if (when) return isSo(valueAt(data, when.places), when.type);
    return step === null && (refusals ?? []).some((refusal) => asksFor(kind, refusal));
  });
  return found === -1 ? null : found;
}

function isSo(value: unknown, type: string | null): boolean {
  if (type !== null) return value === type;
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function asksFor(kind: SignInStep['kind'], { code, message }: Refusal): boolean {
  return STEP_REFUSALS[kind].test(`${code ?? ''} ${message}`.replaceAll('_', ' '));
}

/** What of a form's values a step sends again. */
export function sentAgain(
  { steps }: SignInDescription,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = new Set(steps.flatMap(({ repeated }) => repeated.map(({ from }) => from)));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

/** What the form of a step continues with. */
export function stateOf(
  earlier: FormState,
  step: number,
  { steps }: SignInDescription,
  response: SessionResponse | null,
): FormState {
  const { carried, repeated, offered } = steps[step];
  const data = response?.result.data;
  const entries: [string, unknown][] = [
    ...repeated.map(({ input, from }): [string, unknown] => [input, earlier.sent[from]]),
    ...carried.map(({ input, places }): [string, unknown] => [
      input,
      // What an earlier response gave may hold for all steps.
      valueAt(data, places) ?? earlier.carried[input],
    ]),
  ];
  const choices = offered ? choicesIn(valueAt(data, offered.places), offered) : null;
  return { ...earlier, values: {}, step, carried: Object.fromEntries(entries), choices };
}

/** They are kept in a cookie. */
const MAX_CHOICES = 40;
const MAX_LABEL_LENGTH = 60;

function choicesIn(
  list: unknown,
  { value, label }: NonNullable<SignInStep['offered']>,
): SignInInput['choices'] {
  const elements: readonly unknown[] = Array.isArray(list) ? list : [];
  const choices = elements.slice(0, MAX_CHOICES).flatMap((element) => {
    const own = (name: string | null) =>
      name === null ? element : (Object(element) as Record<string, unknown>)[name];
    const key = own(value);
    if (typeof key !== 'string' && typeof key !== 'number') return [];
    const words = own(label);
    const text = typeof words === 'string' && words !== '' ? words : String(key);
    return [{ value: String(key), label: text.slice(0, MAX_LABEL_LENGTH) }];
  });
  return choices.length > 0 ? choices : null;
}
