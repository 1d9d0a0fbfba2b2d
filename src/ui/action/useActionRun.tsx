import { useRef, useState, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Locale } from '../../locale/locale.ts';
import { commit } from '../../relay/mutation.ts';
import { usePage } from '../../relay/pageContext.tsx';
import { refetchedSubject, subjectOf, type FieldValues } from '../../relay/subjectValues.ts';
import { inputsOf } from '../form/inputsOf.ts';
import { asChange } from '../form/recordChange.ts';
import { showDifferences } from '../form/showDifferences.ts';
import type { FormState } from '../form/values.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { showToast } from '../toasts/toasts.ts';
import { usePageAddress } from '../embeddedPage.ts';
import type { ActionRunProps, ActionSending } from './ActionDialog.tsx';
import { actionState, type ActionState } from './actionState.ts';
import { enteredVariables } from './enteredVariables.ts';
import { outcomeMessage } from './outcomeMessage.ts';
import { readChanged } from './readStart.ts';
import { useStart } from './useStart.ts';

/**
 * Sends an action, and says where the person is with it.
 *
 * @param name the record's title
 */
export function useActionRun<Row>(
  { action, record, onSend, onClose }: ActionRunProps<Row>,
  name: string,
  locale: Locale,
): { state: ActionState; sending: ActionSending } {
  const environment = useRelayEnvironment();
  const page = usePage();
  const start = useStart(action, locale);
  const [result, setResult] = useState<ReactNode>(null);
  /** The record's values when the action was sent. */
  const before = useRef<FieldValues | null>(null);
  const showSaved = useShowSaved(action, locale);
  const { Result } = action;
  const sending: ActionSending = {
    save: async (state) => {
      before.current = subjectOf(environment, page);
      const entered = enteredVariables(action, record, start, state, locale);
      if (entered.failure) return entered.failure;
      const sent = commit(environment, asChange(action), entered.variables);
      onSend?.(sent);
      const outcome = await sent;
      if (outcome.status === 'saved') void showSaved(entered.names, state);
      return outcome;
    },
    check: async () => {
      const now = await refetchedSubject(environment, page);
      if (now) void page.refresh();
      return { isSaved: null, words: outcomeMessage(name, before.current, now, locale) };
    },
    onSaved: (response, message) => {
      const refreshed = page.refresh();
      if (Result) return setResult(<Result response={response as never} />);
      if (message) return setResult(<p>{message}</p>);
      onClose();
      const values = { action: tLabel(action.label, locale), record: name };
      showToast({ words: t('“{action}” done: {record}.', locale, values) });
      void refreshed.then(keepFocusOnPage);
    },
  };
  return { state: actionState(start, result), sending };
}

/** What had the focus may be gone: the button of an action that is no longer offered. */
function keepFocusOnPage(): void {
  if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
}

/** Compares what the record has with what was entered, where the action says how to read it. */
function useShowSaved<Row>({ start, fields = {} }: ActionRunProps<Row>['action'], locale: Locale) {
  const environment = useRelayEnvironment();
  const address = usePageAddress();
  return async (names: readonly string[], typed: FormState) => {
    if (!start) return;
    const inputs = inputsOf(fields);
    const read = () => readChanged(environment, start, inputs, address, locale);
    await showDifferences({ fields: inputs, names, typed, read }, locale);
  };
}
