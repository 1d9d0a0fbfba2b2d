import { useReducer } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { UserError } from '../../relay/userErrors.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { showToast } from '../toasts/toasts.ts';
import { useOneAtATime } from '../oneAtATime.ts';
import type { PlacedError } from './placeErrors.ts';
import type { Check, Save, Take } from './saving.ts';
import { isUnknown, NOTHING_SENT, sendingReducer, shownSending } from './sendingState.ts';
import { changedNames, type AnyFields, type FormState } from './values.ts';

/** How a form is sent, and what follows. */
export interface Sending<Data> {
  readonly fields: AnyFields;
  /** The record's values when it was last read; null for a new record. */
  readonly before: FormState | null;
  readonly locale: Locale;
  readonly save: Save<Data>;
  /** Verifies the outcome when no response came. */
  readonly check: Check;
  /** `save` itself verifies an unknown outcome before it sends again. */
  readonly verifiesFirst?: boolean;
  /** Called after saving; nothing more can be sent until its promise resolves. */
  readonly onSaved: (response: Data, message: string | null) => Promise<unknown> | void;
  /** Called when there was nothing to save. */
  readonly onUnchanged?: () => Promise<unknown> | void;
}

/**
 * Sends a form, once at a time, and shows the backend's errors at their inputs. Asks before it sends again
 * what may have been done already.
 *
 * @param finish called once the backend has the form's values
 */
export function useSending<Data>(
  form: UseFormReturn<Record<string, unknown>>,
  sending: Sending<Data>,
  finish: () => void,
) {
  const { fields, before, locale, save, check, onSaved } = sending;
  const [state, dispatch] = useReducer(sendingReducer, NOTHING_SENT);
  const take: Take = (name, value) => form.resetField(name, { defaultValue: value });
  const reportRefusal = async (errors: readonly UserError[], state: FormState) => {
    const sent = before === null ? [] : changedNames(fields, before, state);
    const placed = await errorsInPlace(fields, errors, locale, sent);
    const above = placed.filter(({ name }) => name === null).map(({ message }) => message);
    dispatch({
      type: 'errorsPlaced',
      messages: [...new Set(above)],
      details: [...new Set(errors.flatMap((error) => error.details ?? []))],
    });
    placed.forEach(({ name, message }, index) => {
      if (name) form.setError(name, { type: 'backend', message }, { shouldFocus: index === 0 });
    });
  };
  const send = async (state: FormState) => {
    dispatch({ type: 'sent' });
    const outcome = await save(state, take);
    if (outcome === 'unchanged') {
      finish();
      return sending.onUnchanged?.();
    }
    // A server that has answered can be asked at once what became of it.
    const finding =
      outcome?.status === 'refused' && isUnknown(outcome)
        ? await check(state, take).catch(() => null)
        : null;
    dispatch({ type: 'answered', outcome, finding });
    if (outcome?.status === 'saved') {
      finish();
      await onSaved(outcome.response, outcome.message);
    }
    if (outcome?.status !== 'refused') return;
    if (finding?.isSaved) finish();
    if (finding?.isSaved && sending.onUnchanged) {
      const message = outcome.errors.map((error) => error.message).join(' ');
      showToast({ words: t(SAVED_WITH_ERROR, locale, { message }) });
      return sending.onUnchanged();
    }
    await reportRefusal(outcome.errors, state);
  };
  const look = async () => {
    const finding = await check(form.getValues(), take);
    if (finding.isSaved) finish();
    dispatch({ type: 'checked', finding });
    return finding;
  };
  const submit = useOneAtATime(() => {
    // An update is idempotent; creating or running an action is not.
    const isSafe = before !== null || state.status !== 'unknown' || sending.verifiesFirst;
    const isWanted = isSafe || window.confirm(t(REPEAT_QUESTION, locale));
    return isWanted ? form.handleSubmit(send)() : undefined;
  });
  return { ...shownSending(state), look, submit };
}

/** Errors at their inputs; above the form when the code that places them cannot be loaded. */
function errorsInPlace(
  fields: AnyFields,
  errors: readonly UserError[],
  locale: Locale,
  sent: readonly string[],
): Promise<readonly PlacedError[]> {
  return import('./placeErrors.ts').then(
    ({ placeErrors }) => placeErrors(fields, errors, locale, sent),
    () => errors.map(({ message }) => ({ name: null, message })),
  );
}

const SAVED_WITH_ERROR = 'Saved, but the backend reported an error: {message}';

const REPEAT_QUESTION =
  'It is not known yet whether this was done. Do it again? It may be done twice.';
