import { useRouter } from 'next/router';
import { useContext, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { WireError } from '../../relay/errors.ts';
import { commit } from '../../relay/mutation.ts';
import { usePage } from '../../relay/pageContext.tsx';
import { refetchedSubject } from '../../relay/subjectValues.ts';
import { EmbeddedPageContext } from '../embeddedPage.ts';
import { titleOf } from '../fields/title.ts';
import { asChange } from '../form/recordChange.ts';
import type { Finding, UnknownOutcomeTexts } from '../form/VerifyOutcome.tsx';
import type { FormState } from '../form/values.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { showToast } from '../toasts/toasts.ts';
import { leavingHref } from '../../address/resource.ts';
import { ActionDialog, type ActionRunProps, type ActionSending } from './ActionDialog.tsx';
import { actionState } from './actionState.ts';
import { enteredVariables } from './enteredVariables.ts';
import { useStart, type Start } from './useStart.ts';
import styles from './action.module.css';

/** A dialog that says which record will be deleted, deletes it, and leads to the list, or stays where it was a part of the page. */
export function DeletionRun<Row>(props: ActionRunProps<Row>) {
  const { resource, recordKey, title, action } = props;
  const locale = useLocale();
  const name = titleOf(resource, recordKey, title, locale);
  const start = useStart(action, locale);
  const sending = useDeletion(props, name, start, locale);
  return (
    <ActionDialog {...props} name={name} state={actionState(start, null)} sending={sending}>
      <p className={styles.about}>
        {t('{record} will be deleted. This cannot be undone.', locale, { record: name })}
      </p>
    </ActionDialog>
  );
}

/** Deletes a record. One that may be deleted already is verified first. */
function useDeletion<Row>(
  { resource, record, action, reread, onClose }: ActionRunProps<Row>,
  name: string,
  start: Start | null,
  locale: Locale,
): ActionSending {
  const environment = useRelayEnvironment();
  const page = usePage();
  const router = useRouter();
  const embedded = useContext(EmbeddedPageContext);
  /** The deletion was sent and its outcome is unknown. */
  const isUnknown = useRef(false);
  const onSaved = async () => {
    onClose();
    showToast({ words: t(GONE, locale, { name }) });
    if (reread) page.refresh();
    else if (embedded) embedded.leave();
    else await router.push(leavingHref(resource));
  };
  const check = async (): Promise<Finding> => {
    const now = await (reread ? reread() : refetchedSubject(environment, page));
    if (now) void page.refresh();
    if (now) return { isSaved: false, words: t(STILL_THERE, locale, { name }) };
    void onSaved();
    return { isSaved: true, words: t(GONE, locale, { name }) };
  };
  /** @returns null when the record still exists */
  const verify = async () => {
    try {
      return (await check()).isSaved ? ('unchanged' as const) : null;
    } catch (error) {
      return { status: 'failed', error: error as WireError, mayHaveHappened: true } as const;
    }
  };
  const save = async (state: FormState) => {
    const known = isUnknown.current ? await verify() : null;
    if (known) return known;
    const entered = enteredVariables(action, record, start, state, locale);
    if (entered.failure) return entered.failure;
    const outcome = await commit(environment, asChange(action), entered.variables);
    isUnknown.current = outcome.status !== 'saved' && outcome.mayHaveHappened === true;
    return outcome;
  };
  return { save, check, onSaved, verifiesFirst: true, unknownWords: unknownWords(name, locale) };
}

const STILL_THERE = '{name} still exists. You can try again.';
const GONE = '{name} was deleted.';

function unknownWords(name: string, locale: Locale): UnknownOutcomeTexts {
  return {
    unknown: t('It is not known whether {name} was deleted.', locale, { name }),
    look: t('Check whether it was deleted', locale),
  };
}
