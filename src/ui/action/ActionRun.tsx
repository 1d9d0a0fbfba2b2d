import 'client-only';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { GraphQLResponseError, type WireError } from '../../relay/errors.ts';
import { commit } from '../../relay/mutation.ts';
import { useLoadedPage } from '../../relay/pageContext.tsx';
import type { FieldValues } from '../../relay/subjectValues.ts';
import { useAccess } from '../access/useAccess.ts';
import buttons from '../button.module.css';
import { Dialog } from '../Dialog.tsx';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { titleOf } from '../fields/title.ts';
import type { Title } from '../../relay/caught.ts';
import type { Finding, UnknownOutcomeTexts } from '../form/VerifyOutcome.tsx';
import { asChange } from '../form/recordChange.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { readSaved } from '../form/savedDifferences.ts';
import { inputsOf } from '../form/inputsOf.ts';
import { filledValues, type FormState } from '../form/values.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { showToast } from '../toasts/toasts.ts';
import { usePageAddress } from '../pageAddress.ts';
import { listHref, recordHref, type RecordKey, type Resource } from '../../address/resource.ts';
import { allowedAction } from './allowedAction.ts';
import { outcomeMessage } from './outcomeMessage.ts';
import { variablesFor, type AnyAction } from './recordAction.ts';
import { readChanged, withEmptied } from './readStart.ts';
import { useStart } from './useStart.ts';
import styles from './action.module.css';

interface ActionRunProps<Row> {
  readonly resource: Resource;
  readonly recordKey?: RecordKey | null;
  readonly title?: Title;
  readonly record: Row;
  readonly action: AnyAction<Row>;
  readonly onClose: () => void;
}

/** Most actions have no steps. */
const ActionSteps = dynamic(() => import('./ActionSteps.tsx').then((part) => part.ActionSteps), {
  ssr: false,
  loading: WhileLoading,
}) as unknown as typeof import('./ActionSteps.tsx').ActionSteps;

/** A dialog that names an action and its record, asks for its arguments, and runs it. */
export function ActionRun<Row>({
  resource,
  recordKey,
  title,
  record,
  action: whole,
  onClose,
}: ActionRunProps<Row>) {
  const access = useAccess();
  const action = useMemo(() => allowedAction(access, whole), [access, whole]);
  const { label, description, isDangerous, isDelete, fields = {}, steps, Result } = action;
  const environment = useRelayEnvironment();
  const page = useLoadedPage();
  const router = useRouter();
  const locale = useLocale();
  const address = usePageAddress();
  const inputs = inputsOf(fields);
  const start = useStart(action, locale);
  const [done, setDone] = useState<ReactNode>(null);
  /** The record's values when the action was sent. */
  const before = useRef<FieldValues | null>(null);
  /** The action was sent and its outcome is unknown. */
  const isUnknown = useRef(false);
  const name = titleOf(resource, recordKey, title, locale);
  const said = tLabel(label, locale);

  const finish = async (answer: unknown, message: string | null) => {
    if (isDelete) {
      onClose();
      await router.push(listHref(resource));
      return;
    }
    page.refresh();
    if (Result) setDone(<Result answer={answer as never} />);
    else if (message) setDone(<p>{message}</p>);
    else onClose();
  };
  const check = async (): Promise<Finding> => {
    const now = await page.refetchSubject();
    if (now) void page.refresh();
    if (!isDelete)
      return { isSaved: null, words: outcomeMessage(name, before.current, now, locale) };
    const words = t(now ? STILL_THERE : GONE, locale, { name });
    if (now) return { isSaved: false, words };
    showToast({ words });
    void finish(null, null);
    return { isSaved: true, words };
  };
  /**
   * A deletion that may have been executed is verified first. @returns null when the record still
   * exists
   */
  const verifyDeletion = async () => {
    try {
      return (await check()).isSaved ? ('unchanged' as const) : null;
    } catch (error) {
      return { status: 'failed', error: error as WireError, mayHaveHappened: true } as const;
    }
  };
  /**
   * Reads the record again afterwards, where possible, since backends round and truncate values.
   */
  const compareSaved = async (names: readonly string[], typed: FormState) => {
    const { start: reading } = action;
    if (!reading) return;
    const read = () => readChanged(environment, reading, inputs, address, locale);
    const words = await readSaved({ fields: inputs, names, typed, read }, locale);
    if (words) showToast({ words });
  };
  const send = async (held: FormState) => {
    const known = isDelete && isUnknown.current ? await verifyDeletion() : null;
    if (known) return known;
    before.current = page.subject();
    const given = filledValues(inputs, held, locale);
    const values = start ? withEmptied(inputs, start.held, held, given) : given;
    const { variables, failure } = readVariables(action, record, values);
    if (failure) return failure;
    const outcome = await commit(environment, asChange(action), variables);
    isUnknown.current = outcome.status !== 'saved' && outcome.mayHaveHappened === true;
    if (outcome.status === 'saved') void compareSaved(Object.keys(values), held);
    return outcome;
  };
  // Without the record's currency, an amount in cents is not known.
  const isLost =
    start?.isUnread === true &&
    Object.values(start.inputs).some(({ isOfOneRecord }) => isOfOneRecord);
  // Beside the button to the step before, "Go back" would be ambiguous.
  const leave = steps ? 'Close' : isDangerous ? 'Go back' : 'Cancel';
  const cancel = (
    <button type="button" className={buttons.button} onClick={onClose}>
      {t(leave, locale)}
    </button>
  );
  return (
    <Dialog
      title={t('{action} {record}', locale, { action: said, record: name })}
      onClose={onClose}
    >
      {description && <p className={styles.about}>{tLabel(description, locale)}</p>}
      {isDelete && (
        <p className={styles.about}>
          {t('{record} will be deleted. This cannot be undone.', locale, { record: name })}
        </p>
      )}
      {start === null && <p role="status">{t('Loading the current values…', locale)}</p>}
      {isLost && (
        <>
          <p role="alert">
            {t('{action} could not be loaded. Try again, or reload the page.', locale, {
              action: said,
            })}
          </p>
          {cancel}
        </>
      )}
      {start?.isUnread && !isLost && (
        <p role="status">
          {t('The current values could not be loaded: the form starts empty.', locale)}
        </p>
      )}
      {done === null && start !== null && !isLost && (
        <RecordForm<unknown>
          fields={start.inputs}
          start={start.held}
          before={null}
          locale={locale}
          draftKey={
            recordKey == null ? null : `${recordHref(resource, recordKey)} ${label.toLowerCase()}`
          }
          submitLabel={said}
          isDangerous={isDangerous}
          save={send}
          check={check}
          verifiesFirst={isDelete}
          unknownWords={isDelete ? deletionWords(name, locale) : undefined}
          onSaved={finish}
          cancel={cancel}
          layout={
            steps &&
            ((buttons) => (
              <ActionSteps
                steps={steps}
                fields={start.inputs}
                record={record}
                buttons={buttons}
                cancel={cancel}
              />
            ))
          }
        />
      )}
      {done !== null && (
        <>
          <div role="status">{done}</div>
          <button type="button" className={buttons.primary} onClick={onClose}>
            {t('Close', locale)}
          </button>
        </>
      )}
    </Dialog>
  );
}

/** The variables; or why they could not be made of the record: a field that it needs could not be read. */
function readVariables<Row>(action: AnyAction<Row>, record: Row, values: object) {
  try {
    return { variables: variablesFor(action, record, values), failure: null };
  } catch (error) {
    if (!(error instanceof GraphQLResponseError)) throw error;
    const failure = { status: 'failed', error, mayHaveHappened: false } as const;
    return { variables: null, failure };
  }
}

const STILL_THERE = '{name} still exists. You can try again.';
const GONE = '{name} was deleted.';

function deletionWords(name: string, locale: Locale): UnknownOutcomeTexts {
  return {
    unknown: t('It is not known whether {name} was deleted.', locale, { name }),
    look: t('Check whether it was deleted', locale),
  };
}
