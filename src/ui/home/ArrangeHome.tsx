import 'client-only';
import { useRef, useState } from 'react';
import { formatNumber } from '../../locale/formats.ts';
import { t } from '../../locale/translate.ts';
import type { HomeArrangement } from '../../visitor/homeArrangement.ts';
import buttons from '../button.module.css';
import items from '../form/items.module.css';
import { MoveTools } from '../form/ItemTools.tsx';
import { useDraggedItems } from '../form/useDraggedItems.ts';
import { useLocale } from '../locale/useLocale.ts';
import styles from './arrangeHome.module.css';
import type { HomePart } from './homeParts.ts';

interface ArrangeHomeProps {
  /** The hidden ones, too, in the person's order. */
  readonly parts: readonly HomePart[];
  readonly hidden: readonly string[];
  /** Shows and keeps another arrangement. */
  readonly onArrange: (arrangement: HomeArrangement) => void;
}

/** Which parts of the home page are shown, and in which order. Each change is kept at once. */
export default function ArrangeHome({ parts, hidden, onArrange }: ArrangeHomeProps) {
  const locale = useLocale();
  const element = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const order = parts.map(({ name }) => name);
  // Dragging knows items by numbers, which a name keeps wherever it comes.
  const [numbers] = useState(() => new Map<string, number>());
  const keys = order.map((name) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return numbers.get(name)!;
  });
  const moveTo = (index: number, to: number) => {
    onArrange({ order: order.toSpliced(index, 1).toSpliced(to, 0, order[index]), hidden });
    const [place, count] = [formatNumber(to + 1, locale), formatNumber(parts.length, locale)];
    const name = parts[index].title;
    setSaid(t('{name}: position {place} of {count}', locale, { name, place, count }));
  };
  const { partOf, within, keepFocus } = useDraggedItems('home', keys, element, moveTo);
  const step = (index: number, by: number) => {
    if (!(index + by in parts)) return;
    keepFocus();
    moveTo(index, index + by);
  };
  const show = (name: string, isShown: boolean) =>
    onArrange({
      order,
      hidden: isShown ? hidden.filter((other) => other !== name) : [...hidden, name],
    });
  return (
    <div {...within} className={`${items.list} ${styles.arrange}`}>
      <ul ref={element} className={items.items} aria-label={t('Parts of the home page', locale)}>
        {parts.map(({ name, title }, index) => (
          <li key={name} className={items.item} {...partOf(keys[index])}>
            <label className={styles.part}>
              <input
                type="checkbox"
                checked={!hidden.includes(name)}
                onChange={({ target }) => show(name, target.checked)}
              />
              {title}
            </label>
            <div className={items.tools}>
              <MoveTools
                label={title}
                index={index}
                count={parts.length}
                onStep={(by) => step(index, by)}
              />
            </div>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={buttons.button}
        onClick={() => onArrange({ order: [], hidden: [] })}
      >
        {t('Reset', locale)}
      </button>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
