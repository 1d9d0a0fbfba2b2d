import { useEffect, useRef } from 'react';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import type { FilterSetting } from '../../../lists/listSettings.ts';
import { choiceInWords } from './choiceInWords.ts';
import styles from '../list.module.css';

interface ChoiceSelectProps<Variables> {
  readonly name: string;
  readonly filter: FilterSetting<Variables>;
  /** The value in the address; empty for any. */
  readonly value: string;
  /** Called when a person has chosen, after the form has the value. */
  readonly onChosen: (form: HTMLFormElement) => void;
}

/** A select with a filter's values, or any. It follows the address and keeps the focus. */
export function ChoiceSelect<Variables>({
  name,
  filter,
  value,
  onChosen,
}: ChoiceSelectProps<Variables>) {
  const locale = useLocale();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  const label = tLabel(filter.label, locale);
  const inWords = (choice: string) => choiceInWords(filter, choice, locale);
  return (
    <select
      ref={select}
      name={name}
      defaultValue={value}
      aria-label={label}
      className={styles.select}
      onChange={({ currentTarget: { form } }) => form && onChosen(form)}
    >
      <option value="">{t('{field}: any', locale, { field: label })}</option>
      {Object.keys(filter.choices ?? {}).map((choice) => (
        <option key={choice} value={choice}>
          {choice === value
            ? t('{field}: {value}', locale, { field: label, value: inWords(choice) })
            : inWords(choice)}
        </option>
      ))}
    </select>
  );
}
