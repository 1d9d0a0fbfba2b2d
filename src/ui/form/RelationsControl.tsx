import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { ControlProps } from './input.ts';
import { optionName } from './picker.ts';
import { type Option, type Picker } from '../../lists/picker.ts';
import { RelationControl } from './RelationControl.tsx';
import { useRecordTitle } from './useRecordTitle.ts';
import styles from './form.module.css';

interface RelationsControlProps<Row, Key> extends ControlProps<ReadonlyArray<Option<Key>> | null> {
  readonly picker: Picker<Row, Key>;
}

/** Several records: the chosen ones, and a search for another one. */
export function RelationsControl<Row, Key extends string | number>({
  value: held,
  onChange,
  ...props
}: RelationsControlProps<Row, Key>) {
  const value = held ?? [];
  const add = (option: Option<Key> | null) => {
    if (option && !value.some(({ key }) => key === option.key)) onChange([...value, option]);
  };
  return (
    <div className={styles.list}>
      {value.length > 0 && (
        <ul className={styles.chosen}>
          {value.map((option) => (
            <ChosenRecord
              key={option.key}
              picker={props.picker}
              option={option}
              onRemove={() => onChange(value.filter(({ key }) => key !== option.key))}
            />
          ))}
        </ul>
      )}
      <RelationControl {...props} value={null} onChange={add} />
    </div>
  );
}

function ChosenRecord<Row, Key extends string | number>({
  picker,
  option,
  onRemove,
}: {
  readonly picker: Picker<Row, Key>;
  readonly option: Option<Key>;
  readonly onRemove: () => void;
}) {
  const locale = useLocale();
  const title = useRecordTitle(option.hasOnlyKey ? picker : null, String(option.key));
  const name = title ?? optionName(picker, option, locale);
  return (
    <li>
      {name}
      <button
        type="button"
        className={buttons.icon}
        aria-label={t('Remove {name}', locale, { name })}
        onClick={onRemove}
      >
        <Icon name="cross" size={14} />
      </button>
    </li>
  );
}
