import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import looks from '../button.module.css';
import { PartBoundary } from '../errors/PartBoundary.tsx';
import { FieldGrid } from '../form/FieldGrid.tsx';
import { filledValues, type AnyFields, type FormState } from '../form/values.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import type { AnyActionStep } from './recordAction.ts';
import formStyles from '../form/form.module.css';
import styles from './action.module.css';

interface ActionStepsProps<Row> {
  readonly steps: readonly AnyActionStep[];
  readonly fields: AnyFields;
  readonly record: Row;
  /** The buttons that send and leave the form, with another between: below its last step. */
  readonly buttons: (beside: ReactNode) => ReactNode;
  /** Leaves the form. */
  readonly cancel: ReactNode;
}

/**
 * The form of an action in steps. All of them stay rendered, so that what is entered is kept; a step is left when its
 * inputs are valid, and is shown again when the backend refuses one of them.
 */
export function ActionSteps<Row>({
  steps,
  fields,
  record,
  buttons,
  cancel,
}: ActionStepsProps<Row>) {
  const locale = useLocale();
  const { getValues } = useFormContext();
  const own = fieldsOfSteps(steps, fields);
  const { at, isSubmitting, goBack, goOn } = useSteps(own);
  const shown = useShownStep(at);
  const entered = Object.assign({}, ...own.slice(0, at)) as AnyFields;
  const back = at > 0 && (
    <button type="button" className={looks.button} disabled={isSubmitting} onClick={goBack}>
      {t('Back', locale)}
    </button>
  );
  return (
    <>
      <Progress steps={steps} at={at} />
      {steps.map((step, index) => (
        <div
          key={step.label}
          ref={index === at ? shown : undefined}
          role="group"
          aria-label={tLabel(step.label, locale)}
          tabIndex={-1}
          hidden={index !== at}
          className={styles.step}
        >
          {index === at && (
            <StepContent
              step={step}
              isSummary={Object.keys(own[index]).length === 0}
              entered={entered}
              state={getValues()}
              record={record}
            />
          )}
          <FieldGrid fields={own[index]} />
        </div>
      ))}
      {at === steps.length - 1 ? (
        buttons(back)
      ) : (
        <div className={formStyles.buttons}>
          <NextButton onUse={goOn} />
          {back}
          {cancel}
        </div>
      )}
    </>
  );
}

/** How far the form has come. */
function Progress({ steps, at }: { steps: readonly AnyActionStep[]; at: number }) {
  const locale = useLocale();
  return (
    <Stepper activeStep={at} alternativeLabel>
      {steps.map(({ label }) => (
        <Step key={label}>
          <StepLabel>{tLabel(label, locale)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

/** Leaves a step. The Enter key presses a form's first button that submits it. */
function NextButton({ onUse }: { onUse: () => void }) {
  const locale = useLocale();
  return (
    <button
      type="submit"
      className={looks.primary}
      onClick={(event) => {
        event.preventDefault();
        onUse();
      }}
    >
      {t('Next|step', locale)}
    </button>
  );
}

/** Which step a form is at. @param own the inputs of each */
function useSteps(own: readonly AnyFields[]) {
  const form = useFormContext();
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const [at, setAt] = useState(0);
  const [wasSubmitting, setSubmitting] = useState(isSubmitting);
  if (wasSubmitting !== isSubmitting) {
    setSubmitting(isSubmitting);
    const wrong = own.findIndex((names) => Object.keys(names).some((name) => name in errors));
    if (!isSubmitting && wrong >= 0) setAt(wrong);
  }
  const next = async () => {
    const names = Object.keys(own[at]);
    const isValid = names.length === 0 || (await form.trigger(names, { shouldFocus: true }));
    if (isValid) setAt(at + 1);
  };
  return { at, isSubmitting, goBack: () => setAt(at - 1), goOn: () => void next() };
}

/** The inputs of each step; the first has those that no step names. */
function fieldsOfSteps(steps: readonly AnyActionStep[], fields: AnyFields): AnyFields[] {
  const named = new Set(steps.flatMap((step) => step.fields ?? []));
  return steps.map((step, index) =>
    Object.fromEntries(
      Object.entries(fields).filter(
        ([name]) => step.fields?.includes(name) || (index === 0 && !named.has(name)),
      ),
    ),
  );
}

/** Gives the focus to a step when it is shown after another. */
function useShownStep(at: number) {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(at);
  useEffect(() => {
    if (last.current !== at) element.current?.focus();
    last.current = at;
  }, [at]);
  return element;
}

interface StepContentProps {
  readonly step: AnyActionStep;
  /** It asks for nothing: without content of its own it sums up what was entered before. */
  readonly isSummary: boolean;
  readonly entered: AnyFields;
  readonly state: FormState;
  readonly record: unknown;
}

function StepContent({
  step: { label, Content },
  isSummary,
  entered,
  state,
  record,
}: StepContentProps) {
  const locale = useLocale();
  if (Content)
    return (
      <PartBoundary resetKey={label}>
        <Suspense fallback={<p role="status">{t('Loading…', locale)}</p>}>
          <Content
            record={record as never}
            values={filledValues(entered, state, locale) as never}
          />
        </Suspense>
      </PartBoundary>
    );
  if (!isSummary) return null;
  return (
    <dl className={styles.summary}>
      {Object.entries(entered).map(([name, input]) => (
        <div key={name}>
          <dt>{tLabel(input.label, locale)}</dt>
          <dd>
            {input.isEmpty(state[name]) ? t('Not set', locale) : input.format(state[name], locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
