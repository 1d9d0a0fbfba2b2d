import type { IncomingMessage } from 'node:http';
import { requestHead } from '../nodeHandler.ts';
import { settings } from '../settings.ts';
import { signInDescription, type SignInInput, type SignInStep } from './signInDescription.ts';
import { inputsOf, readFormState, type FormProblem } from './signInForm.ts';

/** The form of the schema's own way to sign in. */
export interface SignInForm {
  readonly inputs: readonly SignInInput[];
  /** What was entered before and is no secret, by the inputs' names. */
  readonly values: Readonly<Record<string, string>>;
  readonly refusals: readonly FormProblem[];
  /** What the form asks for that continues an accepted one; null for the first. */
  readonly step: SignInStep['kind'] | null;
}

/**
 * The form of the schema's own way to sign in, with what a refused one has left; null where the
 * schema has none, or where the app has credentials of its own for everybody.
 *
 * @param continues whether the last form was refused, or asked for more
 */
export async function signInForm(
  request: IncomingMessage,
  continues: boolean,
): Promise<SignInForm | null> {
  const description = signInDescription();
  if (!description || Object.hasOwn(settings().headers, description.send.header)) return null;
  const state = continues ? await readFormState(requestHead(request)) : null;
  return {
    inputs: inputsOf(description, state),
    values: state?.values ?? {},
    refusals: state?.problems ?? [],
    step: state?.step == null ? null : (description.steps[state.step]?.kind ?? null),
  };
}
