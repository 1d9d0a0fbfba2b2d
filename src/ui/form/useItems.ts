import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';

interface Items<Item> {
  /** A stable React key for each item. */
  readonly keys: readonly number[];
  append(...items: readonly Item[]): void;
  remove(index: number): void;
  /** Puts an item at another place. */
  move(index: number, to: number): void;
  /** The element that contains the items. */
  readonly element: RefObject<HTMLDivElement | null>;
}

interface Keys {
  readonly keys: readonly number[];
  readonly next: number;
}

/**
 * State of a list whose items a person adds, removes and moves.
 *
 * @param value the form's value, which does not change while a person types into an item
 */
export function useItems<Item>(
  name: string,
  value: readonly Item[] | null | undefined,
  onChange: (items: readonly Item[]) => void,
): Items<Item> {
  const { getValues } = useFormContext();
  const element = useRef<HTMLDivElement>(null);
  const count = value?.length ?? 0;
  const [{ keys, next }, setKeys] = useState<Keys>(() => resized({ keys: [], next: 0 }, count));
  const added = useRef<number | null>(null);
  // Restored drafts and merged changes replace the value from outside.
  if (keys.length !== count) setKeys(resized({ keys, next }, count));
  useEffect(() => {
    if (added.current === null) return;
    const item = element.current?.children[keys.indexOf(added.current)];
    item?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
    added.current = null;
  }, [keys]);
  const change = (order: readonly number[], fresh: readonly Item[] = []) => {
    const items = (getValues(name) as readonly Item[] | null | undefined) ?? [];
    const byKey = new Map(keys.map((key, index) => [key, items[index]]));
    fresh.forEach((item, index) => byKey.set(next + index, item));
    setKeys({ keys: order, next: next + fresh.length });
    onChange(order.map((key) => byKey.get(key) as Item));
  };
  return {
    keys,
    element,
    append: (...items) => {
      added.current = next;
      change([...keys, ...items.map((_, index) => next + index)], items);
    },
    remove: (index) => change(keys.toSpliced(index, 1)),
    move: (index, to) => change(keys.toSpliced(index, 1).toSpliced(to, 0, keys[index])),
  };
}

function resized({ keys, next }: Keys, count: number): Keys {
  const missing = Math.max(0, count - keys.length);
  const fresh = Array.from({ length: missing }, (_, index) => next + index);
  return { keys: [...keys.slice(0, count), ...fresh], next: next + missing };
}
