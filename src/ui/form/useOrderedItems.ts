import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { formatNumber } from '../../locale/formats.ts';
import { t } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';

/** An item on its way, and the item that it is over. */
interface Lifted {
  readonly key: Key;
  readonly over: Key;
}

/** What tells the items of a list apart, wherever they come. */
type Key = string | number;

interface OrderedItems {
  /** Of the list: lists may lie in the items of others. */
  readonly name: string;
  readonly keys: readonly Key[];
  /** What contains the items. */
  readonly element: RefObject<HTMLElement | null>;
  /** What an item is called. */
  readonly nameOf: (index: number) => string;
  readonly move: (index: number, to: number) => void;
  /** They are dragged by their handles alone, so that their text can be selected. */
  readonly isByHandle?: boolean;
}

/**
 * Lets the items of a list be dragged by a handle, as the cards of a board are, and moved by steps; says where each has
 * come, and keeps the focus on what moves them.
 */
export function useOrderedItems({
  name,
  keys,
  element,
  nameOf,
  move,
  isByHandle = false,
}: OrderedItems) {
  const locale = useLocale();
  const [said, setSaid] = useState('');
  const moveTo = (index: number, to: number) => {
    const words = nameOf(index);
    move(index, to);
    const [place, count] = [formatNumber(to + 1, locale), formatNumber(keys.length, locale)];
    setSaid(t('{name}: position {place} of {count}', locale, { name: words, place, count }));
  };
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const stepped = useRef<Stepped | null>(null);
  useLayoutEffect(() => {
    // An element that the browser takes out and puts in again elsewhere has lost the focus; and where items have their
    // elements by their index, it is that of another item now.
    if (stepped.current) controlOf(element.current, name, stepped.current)?.focus();
    stepped.current = null;
  }, [keys, element, name]);
  const keyOf = (part: string | null) => keys.find((key) => part === partName(name, key));
  const lift = useEffectEvent((card: string): boolean => {
    const key = keyOf(card);
    if (key === undefined) return false;
    setLifted({ key, over: key });
    return true;
  });
  const over = useEffectEvent((place: string | null) => {
    const key = keyOf(place);
    setLifted((last) => last && { ...last, over: key ?? last.over });
  });
  /** Between two items it is dropped over the last one; outside of the list, not at all. */
  const drop = useEffectEvent((place: string | null) => {
    setLifted(null);
    if (!lifted || place === null) return;
    // The last step may not be rendered yet.
    const target = keyOf(place) ?? lifted.over;
    if (target !== lifted.key) moveTo(keys.indexOf(lifted.key), keys.indexOf(target));
  });
  const hasSeveral = keys.length > 1;
  useEffect(() => {
    if (!hasSeveral) return;
    const stop = new AbortController();
    const load = async () => {
      const { watchDrags } = await import('../list/moves/pointerDrag.ts');
      const around = element.current?.parentElement;
      if (!around || stop.signal.aborted) return;
      const unwatch = watchDrags(around, {
        lift: (card) => lift(card),
        over: (place) => over(place),
        drop: (place) => drop(place),
        isByHandle,
      });
      stop.signal.addEventListener('abort', unwatch);
    };
    // Most forms are left without a list being ordered: the code comes once a pointer is over the page.
    const { signal } = stop;
    window.addEventListener('pointerover', () => void load(), { once: true, signal });
    return () => stop.abort();
  }, [element, hasSeveral, isByHandle]);
  return {
    /** The attributes of what is around the items. */
    within: { 'data-place': name, 'data-lifted': lifted ? '' : undefined },
    /** The attributes of an item. */
    partOf: (key: Key) => ({
      'data-card': partName(name, key),
      'data-place': partName(name, key),
      'data-state': lifted?.key === key ? 'lifted' : undefined,
      'data-side': lifted?.over === key ? sideOf(lifted, keys) : undefined,
    }),
    /** Moves an item up, by less than zero, or down: what has the focus has it afterwards. */
    step: (index: number, by: number) => {
      if (!(index + by in keys)) return;
      const item = itemElement(element.current, name, keys[index]);
      const control = controlsIn(item).indexOf(document.activeElement as HTMLElement);
      stepped.current = { key: keys[index], control };
      moveTo(index, index + by);
    },
    /** For screen readers: what was moved last, and where it is. */
    said,
  };
}

/** An item that was moved by a step, and the place of what moved it among its controls. */
interface Stepped {
  readonly key: Key;
  readonly control: number;
}

function controlOf(
  within: ParentNode | null,
  name: string,
  { key, control }: Stepped,
): HTMLElement | undefined {
  return controlsIn(itemElement(within, name, key))[control];
}

function itemElement(within: ParentNode | null, name: string, key: Key): HTMLElement | undefined {
  const items = within?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
  return [...items].find(({ dataset }) => dataset.card === partName(name, key));
}

function controlsIn(item: HTMLElement | undefined): HTMLElement[] {
  return [...(item?.querySelectorAll<HTMLElement>('button') ?? [])];
}

function partName(name: string, key: Key): string {
  return `${name} ${key}`;
}

/** On which side of the item that it is over a lifted item would come. */
function sideOf({ key, over }: Lifted, keys: readonly Key[]): 'before' | 'after' | undefined {
  if (key === over) return undefined;
  return keys.indexOf(over) < keys.indexOf(key) ? 'before' : 'after';
}
