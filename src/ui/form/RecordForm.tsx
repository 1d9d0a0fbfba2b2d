import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import dynamic from 'next/dynamic';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { loadUnasked } from '../../loading/loadUnasked.ts';
import { replayEarlyInput } from './earlyInput.ts';
import { FormInputs, type FormLayout } from './FormInputs.tsx';
import styles from './form.module.css';
import type { UnknownOutcomeTexts } from './VerifyOutcome.tsx';
import { preloadProblems, ProblemSummary } from './ProblemSummary.tsx';
import type { RecordAround } from './recordAround.ts';
import { RestoredDraft } from './RestoredDraft.tsx';
import { useCheckedForm } from './useCheckedForm.ts';
import { useSaveKey } from './useSaveKey.ts';
import { useSending, type Sending } from './useSending.ts';
import { useUnsavedInput } from './useUnsavedInput.ts';
import type { FormState } from './values.ts';

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

/**
 * A form: validates before sending, shows the backend's errors at their inputs, asks before it is
 * left with unsaved changes, and keeps a draft.
 */
export function RecordForm<Data>(props: RecordFormProps<Data>) {
  const element = useRef<HTMLFormElement>(null);
  const form = useCheckedForm(props);
  const { isSubmitting } = useFormState({ control: form.control });
  const { isChanged, restored, finish, discard, onCancel } = useUnsavedInput(form, props);
  useSaveKey(element);
  useEffect(() => {
    if (element.current) replayEarlyInput(element.current);
  }, []);
  usePreloadOnChange(isChanged, props.prepare);
  const { focused } = props;
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus(focused);
  }, [setFocus, focused]);
  const { failure, messages, details, unknown, look, submit } = useSending(form, props, finish);
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
          <RestoredDraft restored={restored} locale={props.locale} onDiscard={discard} />
        )}
        <ProblemSummary
          fields={props.fields}
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
        <FormInputs {...props} isSubmitting={isSubmitting} onCancel={onCancel} />
      </form>
    </FormProvider>
  );
}

/** Loads what sending takes, and what shows how it went, as soon as there is something to send. */
function usePreloadOnChange(isChanged: boolean, prepare: (() => void) | undefined): void {
  const onFirstChange = useEffectEvent(() => {
    prepare?.();
    // Ahead of what they are about, since the network may be it.
    preloadProblems();
    loadUnasked(loadFailure).catch(() => {});
  });
  useEffect(() => {
    if (isChanged) onFirstChange();
  }, [isChanged]);
}
