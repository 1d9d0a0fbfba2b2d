import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { FormProvider, set, useForm, useFormState, type FieldErrors } from 'react-hook-form';
import type { WireError } from '../../relay/errors.ts';
import type { Outcome } from '../../relay/mutation.ts';
import type { UserError } from '../../relay/userErrors.ts';
import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { useOneAtATime } from '../oneAtATime.ts';
import { FormField, IsThereContext } from './FormField.tsx';
import styles from './form.module.css';
import { VerifyOutcome, type Finding, type UnknownOutcomeTexts } from './VerifyOutcome.tsx';
import type { PlacedError } from './placeErrors.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import { useDraft } from './useDraft.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { replayEarlyInput } from './earlyInput.ts';
import { useIsChanged } from './useIsChanged.ts';
import { useSaveKey } from './useSaveKey.ts';
import { findProblems, type AnyFields, type Held } from './values.ts';

/** Updates an input that the person has not changed to the record's current value. */
export type Take = (name: string, value: unknown) => void;

/**
 * Saves the form's values.
 *
 * @returns `unchanged` when the backend already has all of them, null when they must not be sent
 *   yet
 */
export type Save<Answer> = (
  held: Held,
  take: Take,
) => Promise<Outcome<Answer> | 'unchanged' | null>;

/** Checks whether the backend has the form's values. @throws when it could not be read */
export type Check = (held: Held, take: Take) => Promise<Finding>;

export interface RecordFormProps<Answer> {
  readonly fields: AnyFields;
  /** The initial values. */
  readonly start: Held;
  /** The record's values when it was last read; null for a new record. */
  readonly before: Held | null;
  readonly locale: Locale;
  /** The storage key of the draft; null for no draft. */
  readonly draftKey: string | null;
  /** Called when a draft is restored, with the record's values from when it was begun. */
  readonly onDraft?: (before: Held) => void;
  readonly submitLabel: string;
  /** The input that is focused first. */
  readonly focused?: string;
  readonly isDangerous?: boolean;
  readonly save: Save<Answer>;
  /** Preloads the code for saving; called on the first input. */
  readonly prepare?: () => void;
  /** Verifies the outcome when no response came. */
  readonly check: Check;
  /** Texts for the unknown outcome of something other than saving. */
  readonly unknownWords?: UnknownOutcomeTexts;
  /** `save` itself verifies an unknown outcome before it sends again. */
  readonly verifiesFirst?: boolean;
  /** Called after saving; nothing more can be sent until its promise resolves. */
  readonly onSaved: (answer: Answer, message: string | null) => Promise<unknown> | void;
  /** Called when there was nothing to save. */
  readonly onUnchanged?: () => Promise<unknown> | void;
  /** A link or button that leaves without saving. */
  readonly cancel: ReactNode;
  /** Content above the inputs. */
  readonly children?: ReactNode;
}

/**
 * A form: validates before sending, shows the backend's errors at their inputs, asks before it is
 * left with unsaved changes, and keeps a draft.
 */
export function RecordForm<Answer>(props: RecordFormProps<Answer>) {
  const { fields, start, before, locale, focused, save, check, onSaved } = props;
  const [failure, setFailure] = useState<WireError | null>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  /**
   * How often the form was sent, whether the last outcome is unknown, and whether a check has shown
   * that it failed.
   */
  const [unknown, setUnknown] = useState(NOTHING_UNKNOWN);
  const element = useRef<HTMLFormElement>(null);
  const isSaved = useRef(false);
  const form = useForm<Record<string, unknown>>({
    defaultValues: start,
    resolver: (held) => {
      const problems = findProblems(fields, held, locale, before);
      const errors: FieldErrors = {};
      for (const { path, message } of problems)
        set(errors, path.join('.'), { type: 'check', message });
      return problems.length === 0 ? { values: held, errors: {} } : { values: {}, errors };
    },
  });
  const { isSubmitting } = useFormState({ control: form.control });
  const isChanged = useIsChanged(form, fields, before ?? start);
  useLeaveGuard(useCallback(() => isChanged && !isSaved.current, [isChanged]));
  const { restored, dropDraft } = useDraft(form, props);
  useSaveKey(element);
  useEffect(() => {
    if (element.current) replayEarlyInput(element.current);
  }, []);
  const onFirstChange = useEffectEvent(() => props.prepare?.());
  useEffect(() => {
    if (isChanged) onFirstChange();
  }, [isChanged]);
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus(focused);
  }, [setFocus, focused]);

  const take: Take = (name, value) => form.resetField(name, { defaultValue: value });
  const finish = () => {
    isSaved.current = true;
    dropDraft();
  };
  const send = async (held: Held) => {
    setFailure(null);
    setMessages([]);
    const outcome = await save(held, take);
    if (outcome === 'unchanged') {
      finish();
      return props.onUnchanged?.();
    }
    const isUnknown = outcome !== null && outcome.status !== 'saved' && outcome.mayHaveHappened;
    setUnknown(({ turn }) => ({ turn: turn + 1, isOpen: isUnknown === true, isRefuted: false }));
    if (outcome?.status === 'saved') {
      finish();
      await onSaved(outcome.answer, outcome.message);
    } else if (outcome?.status === 'refused') {
      const placed = await errorsInPlace(fields, outcome.errors);
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
  const sendOnce = useOneAtATime(() => {
    // An update is idempotent; creating or running an action is not.
    const isSafe = before !== null || !unknown.isOpen || unknown.isRefuted || props.verifiesFirst;
    const isWanted = isSafe || window.confirm(t(REPEAT_QUESTION, locale));
    return isWanted ? form.handleSubmit(send)() : undefined;
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    sendOnce();
  };
  const discard = () => {
    dropDraft();
    form.reset(start);
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
        onSubmit={submit}
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
        <ProblemSummary fields={fields} messages={messages} />
        {failure && (
          // With an unknown outcome there is no plain retry.
          <ErrorPanel
            error={failure}
            place="form"
            uncertainty={props.unknownWords?.unknown}
            onRetry={unknown.isOpen ? undefined : submit}
          />
        )}
        {unknown.isOpen && (
          <VerifyOutcome key={unknown.turn} check={look} words={props.unknownWords} />
        )}
        {props.children}
        <IsThereContext value={before !== null}>
          <div className={styles.fields}>
            {requiredFirst(fields).map(([name, input]) => (
              <FormField key={name} name={name} input={input} />
            ))}
          </div>
        </IsThereContext>
        <FormButtons {...props} isSubmitting={isSubmitting} />
      </form>
    </FormProvider>
  );
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

const NOTHING_UNKNOWN = { turn: 0, isOpen: false, isRefuted: false };

const REPEAT_QUESTION =
  'It is not known yet whether this was done. Do it again? It may be done twice.';

type FormButtonsProps = { readonly isSubmitting: boolean } & Pick<
  RecordFormProps<never>,
  'submitLabel' | 'isDangerous' | 'cancel'
>;

function FormButtons({ submitLabel, isDangerous, cancel, isSubmitting }: FormButtonsProps) {
  const locale = useLocale();
  return (
    <div className={styles.buttons}>
      <button
        type="submit"
        className={isDangerous ? buttons.danger : buttons.primary}
        disabled={isSubmitting}
      >
        {isSubmitting ? t('Working…', locale) : submitLabel}
      </button>
      {cancel}
    </div>
  );
}

/** Required inputs come first. */
function requiredFirst(fields: AnyFields) {
  const all = Object.entries(fields);
  return [
    ...all.filter(([, { required }]) => required),
    ...all.filter(([, { required }]) => !required),
  ];
}
