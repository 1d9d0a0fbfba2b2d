import { useLocale } from '../locale/useLocale.ts';
import { tLabel } from '../../locale/translate.ts';
import { defineColumn } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import styles from './fields.module.css';
import { Value } from './Value.tsx';
import type { Choices } from '../../lists/choices.ts';

export interface ChoiceProps extends ValueProps<string> {
  readonly choices: Choices;
}

/** One of a fixed set of values, as a chip. The tone supports the word and never stands for it. */
export function Choice({ choices, ...props }: ChoiceProps) {
  const locale = useLocale();
  return (
    <Value {...props}>
      {(name) => {
        // A backend may know values that this schema does not: they are shown as they come.
        const known = Object.hasOwn(choices, name) ? choices[name] : undefined;
        const words = known ? tLabel(known.label, locale) : name;
        return (
          <span className={`${styles.chip} ${styles[known?.tone ?? 'neutral']}`}>{words}</span>
        );
      }}
    </Value>
  );
}

const UNKNOWN: Choices = {};

/** A status whose values no schema has, as a chip in the backend's words. */
export function StatusText(props: ValueProps<string>) {
  return <Choice {...props} choices={UNKNOWN} />;
}

/** A column of such statuses. */
export const statusTextColumn = /* @__PURE__ */ defineColumn(StatusText, { holds: 'choice' });

/** A column of values out of a fixed set. */
export const choiceColumn = /* @__PURE__ */ defineColumn(Choice, { holds: 'choice' });
