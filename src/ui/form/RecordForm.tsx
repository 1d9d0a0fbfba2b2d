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
import { VerifyOutcome, type Finding, type UnknownWords } from './VerifyOutcome.tsx';
import type { PlacedError } from './placeErrors.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import { useDraft } from './useDraft.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { replayTyping } from './typedEarly.ts';
import { useIsChanged } from './useIsChanged.ts';
import { useSaveKey } from './useSaveKey.ts';
import { findProblems, type AnyFields, type Held } from './values.ts';

/** Gives an input that nobody has touched the value that the record has by now. */
export type Take = (name: string, value: unknown) => void;

/**
 * Sends what a form holds.
 *
 * @returns `unchanged` when the backend holds all of it already, null when it must not be sent yet
 */
export type Save<Answer> = (
  held: Held,
  take: Take,
) => Promise<Outcome<Answer> | 'unchanged' | null>;

/** Looks whether the backend holds what a form holds. @throws when it could not be looked at */
export type Check = (held: Held, take: Take) => Promise<Finding>;

export interface RecordFormProps<Answer> {
  readonly fields: AnyFields;
  /** What the form starts with. */
  readonly start: Held;
  /** Of a record that is there: what it held when it was last looked at. */
  readonly before: Held | null;
  readonly locale: Locale;
  /** Where what is typed is kept until it is saved; null where it is not worth keeping. */
  readonly draftKey: string | null;
  /** A draft was found: what the record held when it was begun. */
  readonly onDraft?: (before: Held) => void;
  readonly submitLabel: string;
  /** The input that has the focus at first. */
  readonly focused?: string;
  readonly isDangerous?: boolean;
  readonly save: Save<Answer>;
  /** Loads what sending takes; called when something is typed. */
  readonly prepare?: () => void;
  /** For when no answer came. */
  readonly check: Check;
  /** How that is said, where it is about something else than saving. */
  readonly unknownWords?: UnknownWords;
  /** What may have been done is looked for by `save` itself before it is sent again. */
  readonly looksFirst?: boolean;
  /** What comes next; until that is over, a page to be loaded included, nothing more can be sent. */
  readonly onSaved: (answer: Answer, message: string | null) => Promise<unknown> | void;
  /** There was nothing to save. */
  readonly onUnchanged?: () => Promise<unknown> | void;
  /** The way out without saving. */
  readonly cancel: ReactNode;
  /** Above the inputs. */
  readonly children?: ReactNode;
}

/**
 * A form over inputs: it checks before it sends, says at the input what the backend refuses, asks
 * before it is left with something unsaved in it, and keeps what was typed whatever happens.
 */
export function RecordForm<Answer>(props: RecordFormProps<Answer>) {
  const { fields, start, before, locale, focused, save, check, onSaved } = props;
  const [failure, setFailure] = useState<WireError | null>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  /** How often something was sent, whether nobody knows if that was done, and whether a look shows that it was not. */
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
    if (element.current) replayTyping(element.current);
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
    // What a record is changed to it can be changed to again; anything else would be done twice.
    const isSafe = before !== null || !unknown.isOpen || unknown.isRefuted || props.looksFirst;
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
      {/* Until the page is hydrated there is nothing that could send it, so it must not send itself. */}
      <form
        ref={element}
        method="dialog"
        // A browser that fills it in by itself, with what stood here once, is nobody who types.
        autoComplete="off"
        noValidate
        onSubmit={submit}
        // An extension's, say: the elements would show what they did at first, and the form hold what was typed.
        onReset={(event) => event.preventDefault()}
        className={styles.form}
      >
        {restored && (isChanged || restored.hadSecrets) && (
          <p className={styles.notice} role="status">
            {t('What you had typed and not saved is here again.', locale)}
            {restored.hadSecrets && ` ${t('Secrets are not kept: enter them again.', locale)}`}
            <button type="button" className={buttons.button} onClick={discard}>
              {t('Discard it', locale)}
            </button>
          </p>
        )}
        <ProblemSummary fields={fields} messages={messages} />
        {failure && (
          // What may have been saved is not sent again without a look.
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
            {inOrder(fields).map(([name, input]) => (
              <FormField key={name} name={name} input={input} />
            ))}
          </div>
        </IsThereContext>
        <FormButtons {...props} isSubmitting={isSubmitting} />
      </form>
    </FormProvider>
  );
}

/** Refusals at their inputs; above the form where the code that places them, which few need, does not come. */
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
  'Nobody knows yet whether this was done. Do it again? It may then be done twice.';

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

/** What has to be given comes first. */
function inOrder(fields: AnyFields) {
  const all = Object.entries(fields);
  return [
    ...all.filter(([, { required }]) => required),
    ...all.filter(([, { required }]) => !required),
  ];
}
