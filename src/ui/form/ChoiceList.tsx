import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import type { ControlProps, NamedValues } from './input.ts';
import { offeredChoices } from './inputs/choice.tsx';
import styles from './form.module.css';

interface ChoiceListProps extends ControlProps<string> {
  readonly offers: NamedValues;
  /** Called when it is left without a choice. */
  readonly onLeave: () => void;
}

/**
 * The open list of the values of a choice (ARIA Authoring Practices Guide, listbox). Arrow keys move over the values, and
 * choose none of them: a native select or radio button would have been changed by each step.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { id, label, value, offers, onChange, ref, describedBy, onLeave } = props;
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const offered = offeredChoices(offers, props).map(([option, nameIn]) => ({
    option,
    name: nameIn(locale),
  }));
  const [active, setActive] = useState(() => offered.findIndex(({ option }) => option === value));
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    // A touch beside it does not take the focus away in every browser.
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target)) leave();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      const chosen = offered[active];
      if (chosen) onChange(chosen.option);
      return;
    }
    const next = nextActive(
      key,
      active,
      offered.map(({ name }) => name),
    );
    if (next === null) return;
    // The page's shortcuts leave alone what is taken here.
    event.preventDefault();
    setActive(next);
  };
  return (
    <div className={`${styles.options} ${styles.choiceList}`}>
      <ul
        ref={(element) => {
          list.current = element;
          if (typeof ref === 'function') ref(element);
        }}
        id={id}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-describedby={describedBy}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
      >
        {offered.map(({ option, name }, index) => (
          <li
            key={option}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option === value}
            data-active={index === active || undefined}
            onClick={() => onChange(option)}
          >
            <span>{name}</span>
            {option === value && <Icon name="check" size={14} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The index that a key leads to; null for a key that leads nowhere. */
function nextActive(key: string, active: number, names: readonly string[]): number | null {
  const last = names.length - 1;
  if (key === 'ArrowDown') return Math.min(active + 1, last);
  if (key === 'ArrowUp') return active < 0 ? last : Math.max(active - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if ([...key].length !== 1) return null;
  const begins = (name: string) => name.toLowerCase().startsWith(key.toLowerCase());
  const after = names.findIndex((name, index) => index > active && begins(name));
  const found = after >= 0 ? after : names.findIndex(begins);
  return found >= 0 ? found : active;
}
