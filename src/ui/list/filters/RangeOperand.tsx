import type { FilterKind } from '../../../lists/filters/filterKind.ts';
import { RANGE } from '../../../lists/filters/typedNumbers.ts';
import { tLabel } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import styles from './filterEditor.module.css';

interface RangeOperandProps {
  readonly label: string;
  readonly kind: FilterKind;
  readonly name: string;
  /** As in the address: `1..5`. */
  readonly value: string;
  /** Of its first input. */
  readonly autoFocus: boolean;
}

/** The ends of a range, both under one name; the one that is given alone is the whole range. */
export function RangeOperand({ label, kind, name, value, autoFocus }: RangeOperandProps) {
  const locale = useLocale();
  const [start = '', end = start] = value.split(RANGE).map((text) => text.trim());
  const input = {
    name,
    type: kind === 'day' || kind === 'moment' ? 'date' : 'text',
    inputMode: kind === 'number' ? ('decimal' as const) : undefined,
  };
  return (
    <fieldset className={styles.range}>
      <legend>{label}</legend>
      <label>
        {tLabel('From', locale)}
        <input {...input} defaultValue={start} autoFocus={autoFocus} />
      </label>
      <label>
        {tLabel('To', locale)}
        <input {...input} defaultValue={end} />
      </label>
    </fieldset>
  );
}
