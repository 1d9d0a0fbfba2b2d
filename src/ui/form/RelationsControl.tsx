import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { ControlProps } from './input.ts';
import { optionName } from './picker.ts';
import { type Option, type Picker } from '../../lists/picker.ts';
import { RelationControl } from './RelationControl.tsx';
import { isUnchosen, type RelationState, type Unchosen } from './unchosen.ts';
import { useRecordTitle } from './useRecordTitle.ts';
import styles from './form.module.css';

/** The chosen records, behind them what is typed to find another one. */
export type RelationsState<Key> = ReadonlyArray<Option<Key> | Unchosen<Key>> | null;

interface RelationsControlProps<Row, Key> extends ControlProps<RelationsState<Key>> {
  readonly picker: Picker<Row, Key>;
}

/** Several records: the chosen ones, and a search for another one. */
export function RelationsControl<Row, Key extends string | number>({
  value: state,
  onChange,
  ...props
}: RelationsControlProps<Row, Key>) {
  const value = chosenOptions(state);
  const search = (state ?? []).find((one) => isUnchosen(one)) ?? null;
  const add = (next: RelationState<Key>) => {
    const isThere = next && !isUnchosen(next) && value.some(({ key }) => key === next.key);
    onChange(next && !isThere ? [...value, next] : value);
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
              onRemove={() => onChange((state ?? []).filter((one) => one !== option))}
            />
          ))}
        </ul>
      )}
      <RelationControl {...props} value={search} onChange={add} />
    </div>
  );
}

/** The records that are chosen, without what is typed to find another one. */
export function chosenOptions<Key extends string | number>(
  state: RelationsState<Key>,
): ReadonlyArray<Option<Key>> {
  return (state ?? []).flatMap((one) => (isUnchosen(one) ? [] : [one]));
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
