import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import buttons from '../button.module.css';
import { Dialog } from '../Dialog.tsx';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { RecordForm, type RecordFormProps } from '../form/RecordForm.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import type { Title } from '../../relay/caught.ts';
import type { Outcome } from '../../relay/mutation.ts';
import { recordHref, type RecordKey, type Resource } from '../../address/resource.ts';
import type { ActionState } from './actionState.ts';
import { doingWords, leavingWords } from './dialogWords.ts';
import type { AnyAction } from './recordAction.ts';
import type { Start } from './useStart.ts';
import styles from './action.module.css';

/** An action on a record, and how to leave it. */
export interface ActionRunProps<Row> {
  readonly resource: Resource;
  readonly recordKey?: RecordKey | null;
  readonly title?: Title;
  readonly record: Row;
  readonly action: AnyAction<Row>;
  /** Reads the record again where it is a part of the page, which stays when it is deleted; null where it is gone. */
  readonly reread?: () => Promise<object | null>;
  /** Called when it is sent, with what becomes of it. */
  readonly onSend?: (outcome: Promise<Outcome<unknown>>) => void;
  readonly onClose: () => void;
}

/** How the form of an action is sent, and what follows. */
export type ActionSending = Pick<
  RecordFormProps<unknown>,
  'save' | 'check' | 'verifiesFirst' | 'unknownWords' | 'onSaved'
>;

interface ActionDialogProps<Row> extends ActionRunProps<Row> {
  /** The record's title. */
  readonly name: string;
  readonly state: ActionState;
  readonly sending: ActionSending;
  /** What is said of the action besides the schema's description. */
  readonly children?: ReactNode;
}

/** Most actions have no steps. */
const ActionSteps = dynamic(() => import('./ActionSteps.tsx').then((part) => part.ActionSteps), {
  ssr: false,
  loading: WhileLoading,
}) as unknown as typeof import('./ActionSteps.tsx').ActionSteps;

/** A dialog that names an action and its record, and shows where a person is with it. */
export function ActionDialog<Row>(props: ActionDialogProps<Row>) {
  const { action, name, state, onClose, children } = props;
  const locale = useLocale();
  const isUnread = 'start' in state && state.start.isUnread;
  return (
    <Dialog
      title={t('{action} {record}', locale, { action: tLabel(action.label, locale), record: name })}
      onClose={onClose}
    >
      {action.description && <p className={styles.about}>{tLabel(action.description, locale)}</p>}
      {children}
      {isUnread && (
        <p role="status">
          {t('The current values could not be loaded: the form starts empty.', locale)}
        </p>
      )}
      <ActionContent {...props} />
    </Dialog>
  );
}

function ActionContent<Row>(props: ActionDialogProps<Row>) {
  const { action, state, onClose } = props;
  const locale = useLocale();
  switch (state.status) {
    case 'loading':
      return <p role="status">{t('Loading the current values…', locale)}</p>;
    case 'lost':
      return (
        <>
          <p role="alert">
            {t('{action} could not be loaded. Try again, or reload the page.', locale, {
              action: tLabel(action.label, locale),
            })}
          </p>
          <CancelButton {...props} />
        </>
      );
    case 'asking':
      return <ActionForm {...props} start={state.start} />;
    case 'done':
      return (
        <>
          <div role="status">{state.result}</div>
          <button type="button" className={buttons.primary} onClick={onClose}>
            {t('Close', locale)}
          </button>
        </>
      );
  }
}

function ActionForm<Row>(props: ActionDialogProps<Row> & { readonly start: Start }) {
  const { resource, recordKey, record, action, start, sending } = props;
  const { label, isDangerous, steps } = action;
  const locale = useLocale();
  const cancel = <CancelButton {...props} />;
  return (
    <RecordForm<unknown>
      {...sending}
      fields={start.inputs}
      start={start.state}
      before={null}
      locale={locale}
      draftKey={
        recordKey == null ? null : `${recordHref(resource, recordKey)} ${label.toLowerCase()}`
      }
      submitLabel={doingWords(action, resource, locale)}
      isDangerous={isDangerous}
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
  );
}

function CancelButton<Row>({
  action: { label, steps, isDangerous },
  onClose,
}: Pick<ActionRunProps<Row>, 'action' | 'onClose'>) {
  const locale = useLocale();
  return (
    <button type="button" className={buttons.button} onClick={onClose}>
      {leavingWords({ label, isDangerous, hasSteps: Boolean(steps) }, locale)}
    </button>
  );
}
