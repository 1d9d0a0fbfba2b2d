import { useLocale } from '../../locale/useLocale.ts';
import type { Locale } from '../../../locale/locale.ts';
import { formatNumber } from '../../../locale/formats.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { Icon } from '../../Icon.tsx';
import { FormField } from '../FormField.tsx';
import {
  wrong,
  type ControlProps,
  type Input,
  type InputWords,
  type LabelledInput,
} from '../input.ts';
import { countProblem, type ListLimits } from '../limits.ts';
import styles from '../form.module.css';
import { everyText, textItems } from '../textItems.ts';
import { useItems } from '../useItems.ts';
import { isSame } from '../values.ts';

interface ListSettings<Value> extends InputWords, ListLimits {
  /** The input of an item; its label, if it has one, is shown beside the item's number. */
  readonly item: Input<Value>;
}

/** React Hook Form needs objects as items. */
export interface ItemState {
  readonly value: unknown;
  /** An existing item without a value: null, or an empty object. */
  readonly isThere?: 'null' | 'empty';
}

/** Null for no list, which differs from an empty list. */
type ItemsState = readonly ItemState[] | null;

/** An ordered list of values. */
export function list<Value>({
  item: own,
  ...words
}: ListSettings<Value>): Input<Value[], ItemsState> {
  const item: LabelledInput<Value> = { ...own, label: own.label ?? '' };
  const kept = (held: ItemsState) =>
    (held ?? []).filter(({ value, isThere }) => isThere !== undefined || !item.isEmpty(value));
  const sendItem = ({ value, isThere }: ItemState, locale: Locale) =>
    isThere === 'null' && item.isEmpty(value) ? (null as Value) : item.serialize(value, locale);
  return {
    ...words,
    kind: 'list',
    item: item as LabelledInput,
    empty: null,
    cleared: [],
    isWide: true,
    isGroup: true,
    parse: (values, locale) =>
      (values as unknown[]).map((value): ItemState => {
        if (value === null) return { value: item.empty, isThere: 'null' };
        const held = item.parse(value, locale);
        return item.isEmpty(held) ? { value: held, isThere: 'empty' } : { value: held };
      }),
    isEmpty: (held) => kept(held).length === 0,
    check: (held, locale, before) => {
      const ofItems = (held ?? []).flatMap(({ value }, index) =>
        item.isEmpty(value) || before?.some((known) => isSame(known.value, value))
          ? []
          : item.check(value, locale).map(({ path, message }) => ({
              path: [String(index), 'value', ...path],
              message,
            })),
      );
      // An error of the whole list would hide those of its items.
      return ofItems.length > 0 ? ofItems : wrong(countProblem(kept(held).length, words, locale));
    },
    canonical: (held) =>
      kept(held).map(({ value }) =>
        item.isEmpty(value) ? item.empty : (item.canonical?.(value) ?? value),
      ),
    serialize: (held, locale) => kept(held).map((one) => sendItem(one, locale)),
    format: (held, locale) =>
      kept(held)
        .map(({ value }) => (item.isEmpty(value) ? '—' : item.format(value, locale)))
        .join(', '),
    ...(item.fromText && {
      fromText: (text, locale) =>
        everyText(textItems(text), (part) => {
          const reading = item.fromText?.(part, locale) ?? { held: item.empty };
          return 'problem' in reading ? reading : { held: { value: reading.held } };
        }),
    }),
    Control: (props) => <ListControl {...props} item={item} />,
  };
}

function ListControl({
  name,
  id,
  value,
  onChange,
  item,
}: ControlProps<ItemsState> & { item: LabelledInput }) {
  const { keys, append, remove, moveUp, element } = useItems<ItemState>(name, value, onChange);
  const locale = useLocale();
  const labelAt = (index: number) =>
    `${tLabel(item.label, locale)} ${formatNumber(index + 1, locale)}`.trim();
  return (
    <div className={styles.list} ref={element}>
      {keys.map((key, index) => (
        <div key={key} className={styles.item}>
          <FormField name={`${name}.${index}.value`} input={{ ...item, label: labelAt(index) }} />
          <button
            type="button"
            className={buttons.icon}
            aria-label={t('Move {name} up', locale, { name: labelAt(index) })}
            disabled={index === 0}
            onClick={() => moveUp(index)}
          >
            <Icon name="arrowUp" />
          </button>
          <button
            type="button"
            className={buttons.icon}
            aria-label={t('Remove {name}', locale, { name: labelAt(index) })}
            onClick={() => remove(index)}
          >
            <Icon name="cross" />
          </button>
        </div>
      ))}
      <button
        type="button"
        id={id}
        className={buttons.button}
        onClick={() => append({ value: item.empty })}
      >
        {t('Add', locale)}
      </button>
    </div>
  );
}
