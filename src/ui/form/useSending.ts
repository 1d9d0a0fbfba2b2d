import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WireError } from '../../relay/errors.ts';
import type { UserError } from '../../relay/userErrors.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { showToast } from '../toasts/toasts.ts';
import { useOneAtATime } from '../oneAtATime.ts';
import type { PlacedError } from './placeErrors.ts';
import type { Check, Save, Take } from './saving.ts';
import type { Finding } from './VerifyOutcome.tsx';
import type { AnyFields, FormState } from './values.ts';

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
  readonly onSaved: (answer: Data, message: string | null) => Promise<unknown> | void;
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
  const [failure, setFailure] = useState<WireError | null>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [details, setDetails] = useState<readonly string[]>([]);
  /**
   * How often the form was sent, whether the last outcome is unknown, and whether a check has shown
   * that it failed.
   */
  const [unknown, setUnknown] = useState<UnknownOutcome>(NOTHING_UNKNOWN);
  const take: Take = (name, value) => form.resetField(name, { defaultValue: value });
  const send = async (held: FormState) => {
    setFailure(null);
    setMessages([]);
    setDetails([]);
    const outcome = await save(held, take);
    if (outcome === 'unchanged') {
      finish();
      return sending.onUnchanged?.();
    }
    const isUnknown = outcome !== null && outcome.status !== 'saved' && outcome.mayHaveHappened;
    // A server that has answered can be asked at once what became of it.
    const finding =
      isUnknown && outcome.status === 'refused' ? await check(held, take).catch(() => null) : null;
    const isRefuted = finding?.isSaved === false;
    const isOpen = isUnknown === true && !isRefuted;
    setUnknown(({ turn }) => ({ turn: turn + 1, isOpen, isRefuted, finding }));
    if (finding?.isSaved && outcome?.status === 'refused') {
      finish();
      const message = outcome.errors.map((error) => error.message).join(' ');
      if (sending.onUnchanged) showToast({ words: t(SAVED_WITH_ERROR, locale, { message }) });
      if (sending.onUnchanged) return sending.onUnchanged();
    }
    if (outcome?.status === 'saved') {
      finish();
      await onSaved(outcome.answer, outcome.message);
    } else if (outcome?.status === 'refused') {
      const placed = await errorsInPlace(fields, outcome.errors);
      setDetails([...new Set(outcome.errors.flatMap((error) => error.details ?? []))]);
      setMessages([
        ...new Set(placed.filter(({ name }) => name === null).map(({ message }) => message)),
      ]);
      placed.forEach(({ name, message }, index) => {
        if (name) form.setError(name, { type: 'backend', message }, { shouldFocus: index === 0 });
      });
    } else if (outcome?.status === 'failed') {
      setFailure(outcome.error);
    }
  };
  const look = async () => {
    const finding = await check(form.getValues(), take);
    if (finding.isSaved) finish();
    setUnknown((last) => ({ ...last, isRefuted: finding.isSaved === false }));
    return finding;
  };
  const submit = useOneAtATime(() => {
    // An update is idempotent; creating or running an action is not.
    const isSafe = before !== null || !unknown.isOpen || unknown.isRefuted || sending.verifiesFirst;
    const isWanted = isSafe || window.confirm(t(REPEAT_QUESTION, locale));
    return isWanted ? form.handleSubmit(send)() : undefined;
  });
  return { failure, messages, details, unknown, look, submit };
}

/** Errors at their inputs; above the form when the code that places them cannot be loaded. */
function errorsInPlace(
  fields: AnyFields,
  errors: readonly UserError[],
): Promise<readonly PlacedError[]> {
  return import('./placeErrors.ts').then(
    ({ placeErrors }) => placeErrors(fields, errors),
    () => errors.map(({ message }) => ({ name: null, message })),
  );
}

interface UnknownOutcome {
  readonly turn: number;
  readonly isOpen: boolean;
  readonly isRefuted: boolean;
  /** What the form itself has found out; null where it could not, or did not ask. */
  readonly finding: Finding | null;
}

const NOTHING_UNKNOWN: UnknownOutcome = {
  turn: 0,
  isOpen: false,
  isRefuted: false,
  finding: null,
};

const SAVED_WITH_ERROR = 'Saved, but the backend reported an error: {message}';

const REPEAT_QUESTION =
  'It is not known yet whether this was done. Do it again? It may be done twice.';
