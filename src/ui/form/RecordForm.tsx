import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {
  FormProvider,
  set,
  useForm,
  useFormState,
  type FieldErrors,
  type UseFormReturn,
} from 'react-hook-form';
import dynamic from 'next/dynamic';
import { isForBrowser } from '../../address/isForBrowser.ts';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { loadUnasked } from '../loadUnasked.ts';
import buttons from '../button.module.css';
import { t } from '../../locale/translate.ts';
import { arrivals } from './arrivals.ts';
import { replayEarlyInput } from './earlyInput.ts';
import { FormButtons } from './FormButtons.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import { IsThereContext } from './FormField.tsx';
import styles from './form.module.css';
import type { UnknownOutcomeTexts } from './VerifyOutcome.tsx';
import { preloadProblems, ProblemSummary } from './ProblemSummary.tsx';
import { RecordAroundContext, type RecordAround } from './recordAround.ts';
import { useDraft } from './useDraft.ts';
import { useIsChanged } from './useIsChanged.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useSaveKey } from './useSaveKey.ts';
import { useSending, type Sending } from './useSending.ts';
import { findProblems, type AnyFields, type FormState } from './values.ts';

const loadFailure = () => import('./SendingFailure.tsx').then((module) => module.SendingFailure);

const LazySendingFailure = dynamic(loadFailure, { ssr: false, loading: WhileLoading });

export interface RecordFormProps<Data> extends Sending<Data> {
  /** The initial values. */
  readonly start: FormState;
  /** What else is known of the record, where the form has only some of its inputs. */
  readonly around?: RecordAround;
  /** The storage key of the draft; null for no draft. */
  readonly draftKey: string | null;
  /** Called when a draft is restored, with the record's values from when it was begun. */
  readonly onDraft?: (before: FormState) => void;
  readonly submitLabel: string;
  /** The input that is focused first. */
  readonly focused?: string;
  readonly isDangerous?: boolean;
  /** Preloads the code for saving; called on the first input. */
  readonly prepare?: () => void;
  /** Texts for the unknown outcome of something other than saving. */
  readonly unknownWords?: UnknownOutcomeTexts;
  /** A link or button that leaves without saving. */
  readonly cancel: ReactNode;
  /** Content above the inputs. */
  readonly children?: ReactNode;
  /** Lays out the inputs and the buttons; the buttons are below all inputs where it is left out. */
  readonly layout?: FormLayout;
}

const LEAVE_DRAFT = 'Leave this page? Your changes are not saved, but are here when you come back.';

/** @param buttons gives the buttons that send and leave the form, with others between */
type FormLayout = (buttons: (beside?: ReactNode) => ReactNode, fields: AnyFields) => ReactNode;

const inputsAboveButtons: FormLayout = (buttons, fields) => (
  <>
    <FieldGrid fields={fields} />
    {buttons()}
  </>
);

/**
 * A form: validates before sending, shows the backend's errors at their inputs, asks before it is
 * left with unsaved changes, and keeps a draft.
 */
export function RecordForm<Data>(props: RecordFormProps<Data>) {
  const { fields, start, before, locale, focused, layout = inputsAboveButtons } = props;
  const around = useMemo(
    () => props.around ?? { fields, values: start },
    [props.around, fields, start],
  );
  const element = useRef<HTMLFormElement>(null);
  const isSaved = useRef(false);
  const form: UseFormReturn<Record<string, unknown>> = useForm<Record<string, unknown>>({
    defaultValues: start,
    resolver: async (now) => {
      const arrived = arrivals(form.control);
      await arrived;
      const state = arrived ? form.getValues() : now;
      const problems = findProblems(fields, state, locale, before);
      const errors: FieldErrors = {};
      for (const { path, message } of problems)
        set(errors, path.join('.'), { type: 'check', message });
      return problems.length === 0 ? { values: state, errors: {} } : { values: {}, errors };
    },
  });
  const { isSubmitting } = useFormState({ control: form.control });
  const isChanged = useIsChanged(form, fields, before ?? start);
  useLeaveGuard(
    useCallback(() => isChanged && !isSaved.current, [isChanged]),
    props.draftKey === null ? undefined : t(LEAVE_DRAFT, locale),
  );
  const { restored, dropDraft } = useDraft(form, props);
  useSaveKey(element);
  useEffect(() => {
    if (element.current) replayEarlyInput(element.current);
  }, []);
  const onFirstChange = useEffectEvent(() => {
    props.prepare?.();
    // Ahead of what they are about, since the network may be it.
    preloadProblems();
    loadUnasked(loadFailure).catch(() => {});
  });
  useEffect(() => {
    if (isChanged) onFirstChange();
  }, [isChanged]);
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus(focused);
  }, [setFocus, focused]);

  const finish = () => {
    isSaved.current = true;
    dropDraft();
  };
  const { failure, messages, details, unknown, look, submit } = useSending(form, props, finish);
  const discard = () => {
    dropDraft();
    form.reset(start);
  };
  /** Who cancels wants none of it back: the question is another one than that of leaving. */
  const onCancel = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (!isLink || isForBrowser(event) || !isChanged) return;
    if (window.confirm(t('Discard your changes?', locale))) finish();
    else {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <FormProvider {...form}>
      {/* Before hydration no handler could send it, so native submission is disabled. */}
      <form
        ref={element}
        method="dialog"
        // Autofill would count as the person's input.
        autoComplete="off"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        // A browser extension may reset the elements, which would then differ from the form's
        // values.
        onReset={(event) => event.preventDefault()}
        className={styles.form}
      >
        {restored && (isChanged || restored.hadSecrets) && (
          <p className={styles.notice} role="status">
            {t('Your unsaved changes were restored.', locale)}
            {restored.hadSecrets && ` ${t('Secrets are not stored: enter them again.', locale)}`}
            <button type="button" className={buttons.button} onClick={discard}>
              {t('Discard', locale)}
            </button>
          </p>
        )}
        <ProblemSummary
          fields={fields}
          messages={messages}
          details={details}
          isUnknown={unknown !== null}
        />
        {(failure || unknown) && (
          <LazySendingFailure
            failure={failure}
            unknown={unknown}
            look={look}
            submit={submit}
            words={props.unknownWords}
          />
        )}
        {props.children}
        <IsThereContext value={before !== null}>
          <RecordAroundContext value={around}>
            {layout(
              (beside) => (
                <FormButtons
                  {...props}
                  isSubmitting={isSubmitting}
                  beside={beside}
                  onCancel={onCancel}
                />
              ),
              fields,
            )}
          </RecordAroundContext>
        </IsThereContext>
      </form>
    </FormProvider>
  );
}
