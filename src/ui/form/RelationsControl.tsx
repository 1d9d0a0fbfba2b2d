import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { ControlProps } from './input.ts';
import { optionName } from './picker.ts';
import { type Option, type Picker } from '../../lists/picker.ts';
import { RelationControl } from './RelationControl.tsx';
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
  const locale = useLocale();
  const value = held ?? [];
  const add = (option: Option<Key> | null) => {
    if (option && !value.some(({ key }) => key === option.key)) onChange([...value, option]);
  };
  return (
    <div className={styles.list}>
      {value.length > 0 && (
        <ul className={styles.chosen}>
          {value.map((option) => (
            <li key={option.key}>
              {optionName(props.picker, option, locale)}
              <button
                type="button"
                className={buttons.icon}
                aria-label={t('Remove {name}', locale, {
                  name: optionName(props.picker, option, locale),
                })}
                onClick={() => onChange(value.filter(({ key }) => key !== option.key))}
              >
                <Icon name="cross" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <RelationControl {...props} value={null} onChange={add} />
    </div>
  );
}
