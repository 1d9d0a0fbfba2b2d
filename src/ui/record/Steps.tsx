import { tLabel, t } from '../../locale/translate.ts';
import type { Choices } from '../../lists/choices.ts';
import { reading, type Caught } from '../../relay/caught.ts';
import { useLocale } from '../locale/useLocale.ts';
import styles from './steps.module.css';

export interface StepsProps {
  readonly value: Caught<string>;
  /** Those with a step are shown in its order. */
  readonly choices: Choices;
}

/** How far a record has come, of the states that it passes. Nothing for a state beside that way, such as cancelled. */
export function Steps({ value, choices }: StepsProps) {
  const locale = useLocale();
  const read = reading(value);
  const state = read.ok ? read.value : null;
  const current = state && Object.hasOwn(choices, state) ? choices[state]?.step : undefined;
  if (!current) return null;
  const steps = Object.values(choices)
    .flatMap(({ label, step }) => (step ? [{ label, step }] : []))
    .sort((a, b) => a.step - b.step);
  return (
    <ol className={styles.steps} aria-label={t('Progress', locale)}>
      {steps.map(({ label, step }) => (
        <li
          key={step}
          data-passed={step <= current || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {tLabel(label, locale)}
        </li>
      ))}
    </ol>
  );
}
