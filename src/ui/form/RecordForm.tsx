import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { FormProvider, set, useForm, useFormState, type FieldErrors } from 'react-hook-form';
import type { WireError } from '../../relay/errors.ts';
import type { Outcome } from '../../relay/mutation.ts';
import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import buttons from '../button.module.css';
import type { Locale } from '../locale/locale.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { FormField, IsThereContext } from './FormField.tsx';
import styles from './form.module.css';
import { placeErrors } from './placeErrors.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { findProblems, type AnyFields, type Held } from './values.ts';

/**
 * Sends what a form holds.
 *
 * @param take gives an input that nobody has touched the value that the record has by now
 * @returns null when nothing was sent
 */
export type Save<Answer> = (
  held: Held,
  take: (name: string, value: unknown) => void,
) => Promise<Outcome<Answer> | null>;

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
  readonly isDangerous?: boolean;
  readonly save: Save<Answer>;
  readonly onSaved: (answer: Answer, message: string | null) => void;
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
  const { fields, start, before, locale, draftKey, save, onSaved, children } = props;
  const [failure, setFailure] = useState<WireError | null>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
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
  // Read here, or the form would not keep it up to date.
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  useLeaveGuard(useCallback(() => isDirty && !isSaved.current, [isDirty]));
  const isRestored = useDraft(form, props);
  useSaveKey(element);

  const send = async (held: Held) => {
    setFailure(null);
    setMessages([]);
    const outcome = await save(held, (name, value) =>
      form.resetField(name, { defaultValue: value }),
    );
    if (outcome?.status === 'saved') {
      isSaved.current = true;
      if (draftKey) dropDraft(draftKey);
      onSaved(outcome.answer, outcome.message);
    } else if (outcome?.status === 'refused') {
      const placed = placeErrors(fields, outcome.errors);
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
  const submit = (event?: FormEvent) => void form.handleSubmit(send)(event);
  const discard = () => {
    if (draftKey) dropDraft(draftKey);
    form.reset(start);
  };
  return (
    <FormProvider {...form}>
      {/* Until the page is hydrated there is nothing that could send it, so it must not send itself. */}
      <form ref={element} method="dialog" noValidate onSubmit={submit} className={styles.form}>
        {isRestored && isDirty && (
          <p className={styles.notice} role="status">
            What you had typed and not saved is here again.
            <button type="button" className={buttons.button} onClick={discard}>
              Discard it
            </button>
          </p>
        )}
        <ProblemSummary fields={fields} messages={messages} />
        {failure && <ErrorPanel error={failure} place="form" onRetry={submit} />}
        {children}
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

interface FormButtonsProps extends Pick<
  RecordFormProps<never>,
  'submitLabel' | 'isDangerous' | 'cancel'
> {
  readonly isSubmitting: boolean;
}

function FormButtons({ submitLabel, isDangerous, cancel, isSubmitting }: FormButtonsProps) {
  return (
    <div className={styles.buttons}>
      <button
        type="submit"
        className={isDangerous ? buttons.danger : buttons.primary}
        disabled={isSubmitting}
      >
        {isSubmitting ? 'Working…' : submitLabel}
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

/** Keeps what is typed, and brings it back. @returns whether something was brought back */
function useDraft<Answer>(
  form: ReturnType<typeof useForm<Record<string, unknown>>>,
  { draftKey, start, before, onDraft }: RecordFormProps<Answer>,
): boolean {
  const [isRestored, setRestored] = useState(false);
  const known = useRef({ start, onDraft });
  useEffect(() => {
    // After hydration, and after what was typed before it.
    const timer = setTimeout(() => {
      const draft = draftKey === null ? null : readDraft(draftKey);
      if (!draft) return;
      const { start: empty, onDraft: tell } = known.current;
      const typed = Object.entries(draft.typed).filter(([name]) => Object.hasOwn(empty, name));
      const values = { ...form.getValues(), ...Object.fromEntries(typed) };
      form.reset(values, { keepDefaultValues: true });
      tell?.(draft.before);
      setRestored(true);
    });
    return () => clearTimeout(timer);
  }, [draftKey, form]);
  const base = before ?? start;
  useEffect(() => {
    if (draftKey === null) return;
    const subscription = form.watch((held) => keepDraft(draftKey, base, held));
    return () => subscription.unsubscribe();
  }, [draftKey, base, form]);
  return isRestored;
}

/** ⌘S or Ctrl+S saves. */
function useSaveKey(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey)
        return;
      event.preventDefault();
      element.current?.requestSubmit();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [element]);
}
