import type { MutationParameters } from 'relay-runtime';
import { GraphQLResponseError } from '../../relay/errors.ts';
import type { Outcome } from '../../relay/mutation.ts';
import type { Locale } from '../../locale/locale.ts';
import { inputsOf } from '../form/inputsOf.ts';
import { filledValues, type FormState } from '../form/values.ts';
import { variablesFor, type AnyAction } from './recordAction.ts';
import { withEmptied } from './readStart.ts';
import type { Start } from './useStart.ts';

/** The variables of what was entered; or why they could not be made of the record. */
export type EnteredVariables =
  | {
      readonly variables: MutationParameters['variables'];
      /** The names of the inputs that are sent. */
      readonly names: readonly string[];
      readonly failure: null;
    }
  | { readonly failure: Outcome<never> & { readonly status: 'failed' } };

/** The variables of an action. They fail where a field of the record that they need could not be read. */
export function enteredVariables<Row>(
  action: AnyAction<Row>,
  record: Row,
  start: Start | null,
  state: FormState,
  locale: Locale,
): EnteredVariables {
  const inputs = inputsOf(action.fields ?? {});
  const given = filledValues(inputs, state, locale);
  const values = start ? withEmptied(inputs, start.state, state, given) : given;
  try {
    const variables = variablesFor(action, record, values);
    return { variables, names: Object.keys(values), failure: null };
  } catch (error) {
    if (!(error instanceof GraphQLResponseError)) throw error;
    return { failure: { status: 'failed', error, mayHaveHappened: false } };
  }
}
