import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { commit } from '../../relay/mutation.ts';
import { useLoadedPage } from '../../relay/pageContext.tsx';
import { changedFields, type FieldValues } from '../../relay/subjectValues.ts';
import buttons from '../button.module.css';
import { titleOf, type Title } from '../fields/title.ts';
import type { Finding } from '../form/OutcomeCheck.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { filledIn, holdValues, type AnyFields } from '../form/values.ts';
import { useLocale } from '../locale/locale.ts';
import { listHref, recordHref, type RecordKey, type Resource } from '../resource.ts';
import { changeOf, variablesFor, type AnyAction } from './recordAction.ts';
import styles from './action.module.css';

interface ActionRunProps<Row> {
  readonly resource: Resource;
  readonly recordKey?: RecordKey | null;
  readonly title?: Title;
  readonly record: Row;
  readonly action: AnyAction<Row>;
  readonly onClose: () => void;
}

/** A dialog that says what an action will do and to what, asks for what it needs, and does it. */
export function ActionRun<Row>({
  resource,
  recordKey,
  title,
  record,
  action,
  onClose,
}: ActionRunProps<Row>) {
  const { label, description, isDangerous, isDelete, fields } = action;
  const environment = useRelayEnvironment();
  const page = useLoadedPage();
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [locale] = useState(useLocale());
  const inputs = fields as AnyFields;
  const [start] = useState(() => holdValues(inputs, {}, locale));
  const [done, setDone] = useState<string | null>(null);
  /** What the record held when the action was sent. */
  const before = useRef<FieldValues | null>(null);
  const name = titleOf(resource, recordKey, title);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  const finish = (_answer: unknown, message: string | null) => {
    if (isDelete) {
      dialog.current?.close();
      void router.push(listHref(resource));
      return;
    }
    page.refresh();
    if (message) setDone(message);
    else dialog.current?.close();
  };
  const check = async (): Promise<Finding> => {
    await page.refresh();
    return { isSaved: null, words: wordsOn(name, before.current, page.subject()) };
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="action-title" onClose={onClose}>
      <h2 id="action-title">{`${label} ${name}`}</h2>
      {description && <p>{description}</p>}
      {isDelete && <p>{`${name} will be gone. This cannot be undone.`}</p>}
      {done === null ? (
        <RecordForm<unknown>
          fields={inputs}
          start={start}
          before={null}
          locale={locale}
          draftKey={
            recordKey == null ? null : `${recordHref(resource, recordKey)} ${label.toLowerCase()}`
          }
          submitLabel={label}
          isDangerous={isDangerous}
          save={(held) => {
            before.current = page.subject();
            const variables = variablesFor(action, record, filledIn(inputs, held, locale));
            return commit(environment, changeOf(action), variables);
          }}
          check={check}
          onSaved={finish}
          cancel={
            <button
              type="button"
              className={buttons.button}
              onClick={() => dialog.current?.close()}
            >
              {isDangerous ? 'Keep it as it is' : 'Not now'}
            </button>
          }
        />
      ) : (
        <>
          <p role="status">{done}</p>
          <button type="button" className={buttons.primary} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </>
      )}
    </dialog>
  );
}

/** What can be said of an action that got no answer: others may have changed the record as well. */
function wordsOn(name: string, before: FieldValues | null, now: FieldValues | null): string {
  if (!now) return `${name} is not there any more.`;
  if (!before) return `Behind this window ${name} shows what the backend holds now.`;
  const changed = changedFields(before, now).map(inWords);
  return changed.length > 0
    ? `${name} has changed since: ${changed.join(', ')}. Look at it behind this window before you do this again.`
    : `So far nothing on ${name} has changed: this was probably not done.`;
}

/** `shippedAt` as `shipped at`. */
function inWords(field: string): string {
  return field
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}
