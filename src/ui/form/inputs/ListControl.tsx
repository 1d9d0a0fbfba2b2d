import { useFormContext } from 'react-hook-form';
import { formatNumber } from '../../../locale/formats.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { FormField } from '../FormField.tsx';
import type { ControlProps, LabelledInput } from '../input.ts';
import { ItemTool, MoveTools } from '../ItemTools.tsx';
import { useItems } from '../useItems.ts';
import { useOrderedItems } from '../useOrderedItems.ts';
import styles from '../items.module.css';

/** React Hook Form needs objects as items. */
export interface ItemState {
  readonly value: unknown;
  /** An existing item without a value: null, or an empty object. */
  readonly isThere?: 'null' | 'empty';
}

/** Null for no list, which differs from an empty list. */
export type ItemsState = readonly ItemState[] | null;

/** The items of a list, which a person adds, removes, and orders: by dragging, by keys, and by buttons. */
export function ListControl({
  name,
  id,
  label = '',
  value,
  onChange,
  item,
}: ControlProps<ItemsState> & { item: LabelledInput }) {
  const { keys, append, remove, move, element } = useItems<ItemState>(name, value, onChange);
  const { getValues } = useFormContext();
  const locale = useLocale();
  const labelAt = (index: number) =>
    `${tLabel(item.label, locale)} ${formatNumber(index + 1, locale)}`.trim();
  const nameOf = (index: number) => {
    const { value: state } = (getValues(name) as readonly ItemState[])[index];
    return item.isEmpty(state) ? labelAt(index) : item.format(state, locale);
  };
  const { partOf, within, step, said } = useOrderedItems({ name, keys, element, nameOf, move });
  return (
    <div {...within} className={styles.list}>
      <div ref={element} className={styles.items}>
        {keys.map((key, index) => (
          <div key={key} className={styles.item} {...partOf(key)}>
            <FormField name={`${name}.${index}.value`} input={{ ...item, label: labelAt(index) }} />
            <div className={styles.tools}>
              {keys.length > 1 && (
                <MoveTools
                  label={labelAt(index)}
                  index={index}
                  count={keys.length}
                  onStep={(by) => step(index, by)}
                />
              )}
              <ItemTool
                icon="cross"
                label={t('Remove {name}', locale, { name: labelAt(index) })}
                onUse={() => remove(index)}
              />
            </div>
          </div>
        ))}
      </div>
      {item.Adder ? (
        <item.Adder
          id={id}
          label={label}
          onAdd={(states) => append(...states.map((state) => ({ value: state })))}
        />
      ) : (
        <button
          type="button"
          id={id}
          className={buttons.button}
          onClick={() => append({ value: item.empty })}
        >
          {t('Add', locale)}
        </button>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
