import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';

interface Items<Item> {
  /** One for each item, which goes with it wherever it is moved. */
  readonly keys: readonly number[];
  append(item: Item): void;
  remove(index: number): void;
  moveUp(index: number): void;
  /** The element whose children the items are. */
  readonly element: RefObject<HTMLDivElement | null>;
}

interface Keys {
  readonly keys: readonly number[];
  readonly next: number;
}

/**
 * The items of a list in a form, added, removed and moved by a person.
 *
 * @param value as the form gives it, which what is typed into an item does not change
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
  // A draft that comes back, or what somebody else has saved, is put there by the form itself.
  if (keys.length !== count) setKeys(resized({ keys, next }, count));
  useEffect(() => {
    if (added.current === null) return;
    const item = element.current?.children[keys.indexOf(added.current)];
    item?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
    added.current = null;
  }, [keys]);
  const change = (order: readonly number[], item?: Item) => {
    const items = (getValues(name) as readonly Item[] | null | undefined) ?? [];
    const byKey = new Map(keys.map((key, index) => [key, items[index]]));
    if (item !== undefined) byKey.set(next, item);
    setKeys({ keys: order, next: next + 1 });
    onChange(order.map((key) => byKey.get(key) as Item));
  };
  return {
    keys,
    element,
    append: (item) => {
      added.current = next;
      change([...keys, next], item);
    },
    remove: (index) => change(keys.toSpliced(index, 1)),
    moveUp: (index) => change(keys.toSpliced(index, 1).toSpliced(index - 1, 0, keys[index])),
  };
}

function resized({ keys, next }: Keys, count: number): Keys {
  const missing = Math.max(0, count - keys.length);
  const fresh = Array.from({ length: missing }, (_, index) => next + index);
  return { keys: [...keys.slice(0, count), ...fresh], next: next + missing };
}
