import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatNumber } from '../../../locale/formats.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { Icon, type IconName } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { FormField } from '../FormField.tsx';
import type { ControlProps, LabelledInput } from '../input.ts';
import { useDraggedItems } from '../useDraggedItems.ts';
import { useItems } from '../useItems.ts';
import styles from './list.module.css';

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
  const [said, setSaid] = useState('');
  const labelAt = (index: number) =>
    `${tLabel(item.label, locale)} ${formatNumber(index + 1, locale)}`.trim();
  const moveTo = (index: number, to: number) => {
    const { value: held } = (getValues(name) as readonly ItemState[])[index];
    const words = item.isEmpty(held) ? labelAt(index) : item.format(held, locale);
    move(index, to);
    const [place, count] = [formatNumber(to + 1, locale), formatNumber(keys.length, locale)];
    setSaid(t('{name}: position {place} of {count}', locale, { name: words, place, count }));
  };
  const { partOf, within, keepFocus } = useDraggedItems(name, keys, element, moveTo);
  const step = (index: number, by: number) => {
    if (!(index + by in keys)) return;
    keepFocus();
    moveTo(index, index + by);
  };
  return (
    <div {...within} className={styles.list}>
      <div ref={element} className={styles.items}>
        {keys.map((key, index) => (
          <div key={key} className={styles.item} {...partOf(key)}>
            <FormField name={`${name}.${index}.value`} input={{ ...item, label: labelAt(index) }} />
            <div className={styles.tools}>
              {keys.length > 1 && (
                <>
                  <button
                    type="button"
                    data-handle=""
                    className={styles.handle}
                    aria-label={t('Move {record}', locale, { record: labelAt(index) })}
                    title={t('Drag it, or press the arrow keys.', locale)}
                    onKeyDown={(event) => {
                      const by = STEPS[event.key];
                      if (by === undefined) return;
                      event.preventDefault();
                      step(index, by);
                    }}
                  >
                    <Icon name="grip" />
                  </button>
                  <Tool
                    icon="arrowUp"
                    label={t('Move {name} up', locale, { name: labelAt(index) })}
                    isOff={index === 0}
                    onUse={() => step(index, -1)}
                  />
                  <Tool
                    icon="arrowDown"
                    label={t('Move {name} down', locale, { name: labelAt(index) })}
                    isOff={index === keys.length - 1}
                    onUse={() => step(index, 1)}
                  />
                </>
              )}
              <Tool
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
          onAdd={(states) => append(...states.map((held) => ({ value: held })))}
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

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  /** The button has no effect now, but stays rendered so that it keeps the focus. */
  readonly isOff?: boolean;
  readonly onUse: () => void;
}

function Tool({ icon, label, isOff = false, onUse }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onUse}
    >
      <Icon name={icon} />
    </button>
  );
}
