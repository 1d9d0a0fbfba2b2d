import { useLocale } from '../locale/useLocale.ts';
import { tLabel } from '../../locale/translate.ts';
import { column, type Column, type ColumnOptions, type ReadValue } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import styles from './fields.module.css';
import { Value } from './Value.tsx';
import type { Choices } from '../../lists/choices.ts';

/** One of a fixed set of values, as a chip. The tone supports the word and never stands for it. */
export function Choice({ choices, ...props }: ValueProps<string> & { choices: Choices }) {
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

interface ChoiceColumnOptions<Row> extends ColumnOptions<Row> {
  readonly choices: Choices;
}

/** A column of values out of a fixed set. */
export function choiceColumn<Row>(
  id: string,
  value: ReadValue<Row, string>,
  { choices, ...options }: ChoiceColumnOptions<Row>,
): Column<Row> {
  const cell = (row: Row) => <Choice value={value(row)} choices={choices} />;
  return column(id, value, { cell, ...options });
}
