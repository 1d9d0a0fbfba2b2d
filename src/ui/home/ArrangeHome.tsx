import 'client-only';
import { useRef } from 'react';
import { t } from '../../locale/translate.ts';
import type { HomeArrangement } from '../../visitor/homeArrangement.ts';
import buttons from '../button.module.css';
import items from '../form/items.module.css';
import { MoveTools } from '../form/ItemTools.tsx';
import { useOrderedItems } from '../form/useOrderedItems.ts';
import { useLocale } from '../locale/useLocale.ts';
import styles from './arrangeHome.module.css';
import type { HomePart } from './homeParts.ts';

export interface ArrangeHomeProps {
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
  const order = parts.map(({ name }) => name);
  const { partOf, within, step, said } = useOrderedItems({
    name: 'home',
    keys: order,
    element,
    nameOf: (index) => parts[index].title,
    move: (index, to) =>
      onArrange({ order: order.toSpliced(index, 1).toSpliced(to, 0, order[index]), hidden }),
  });
  const show = (name: string, isShown: boolean) =>
    onArrange({
      order,
      hidden: isShown ? hidden.filter((other) => other !== name) : [...hidden, name],
    });
  return (
    <div {...within} className={`${items.list} ${styles.arrange}`}>
      <ul ref={element} className={items.items} aria-label={t('Parts of the home page', locale)}>
        {parts.map(({ name, title }, index) => (
          <li key={name} className={items.item} {...partOf(name)}>
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
