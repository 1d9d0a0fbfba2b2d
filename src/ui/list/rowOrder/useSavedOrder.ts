import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Address } from '../../../address/address.ts';
import { t } from '../../../locale/translate.ts';
import { usePage } from '../../../relay/pageContext.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { showToast } from '../../toasts/toasts.ts';
import type { PlacedRow } from './placesInOrder.ts';
import type { AnyRowOrder } from './rowOrder.ts';
import type { SavedOrder } from './orderToSave.ts';

interface OrderOfPage {
  readonly order: AnyRowOrder;
  /** The address of the page that has the rows. */
  readonly page: Address;
  /** The rows as the backend has them. */
  readonly rows: readonly PlacedRow[];
  readonly isWhole: boolean;
}

/** Rows in the order in which a person has put them, and what moves one. */
interface MovableRows {
  /** An order is being saved. */
  readonly isMoving: boolean;
  readonly shown: readonly PlacedRow[];
  readonly move: (index: number, to: number) => void;
}

/**
 * Saves the order that a person makes, which is shown at once. While one is saved, the next one waits; what the backend
 * refuses is back where it was.
 */
export function useSavedOrder({ order, page: address, rows, isWhole }: OrderOfPage): MovableRows {
  const environment = useRelayEnvironment();
  const page = usePage();
  const locale = useLocale();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const isSaving = useRef(false);
  const next = useRef<readonly string[] | null>(null);
  const shown = wanted ? inOrder(rows, wanted) : rows;
  const isMoving = wanted !== null;
  useEffect(() => {
    if (!isMoving) return;
    // An order of which only a part is saved is neither the former nor the new one.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isMoving]);

  const save = async (all: readonly PlacedRow[]): Promise<SavedOrder> => {
    const loaded = await import('./saveOrder.ts').catch(() => null);
    if (!loaded) return { status: 'refused', reason: t(NOT_LOADED, locale) };
    return loaded.saveOrder({ environment, order, page: address, rows: all, isWhole, locale });
  };
  const saveAll = async (made: readonly PlacedRow[]): Promise<SavedOrder> => {
    let result = await save(made);
    while (result.status === 'saved' && next.current) {
      const following = inOrder(result.rows, next.current);
      next.current = null;
      result = await save(following);
    }
    return result;
  };
  const undo = async (now: readonly PlacedRow[], former: readonly string[]): Promise<string> => {
    const result = await save(inOrder(now, former));
    await page.refresh();
    return result.status === 'saved'
      ? t('Change undone.', locale)
      : t('Not undone: {reason}', locale, result);
  };
  const begin = async (made: readonly PlacedRow[]): Promise<void> => {
    const former = keysOf(rows);
    isSaving.current = true;
    try {
      const result = await saveAll(made);
      const isSaved = result.status === 'saved';
      await page.refresh();
      showToast(
        isSaved
          ? { words: t('The order is saved.', locale), undo: () => undo(result.rows, former) }
          : { words: t('The order was not saved: {reason}', locale, result) },
      );
    } finally {
      isSaving.current = false;
      next.current = null;
      setWanted(null);
    }
  };
  const move = (index: number, to: number) => {
    const made = shown.toSpliced(index, 1).toSpliced(to, 0, shown[index]);
    setWanted(keysOf(made));
    if (isSaving.current) next.current = keysOf(made);
    else void begin(made);
  };
  return { isMoving, shown, move };
}

const NOT_LOADED =
  'Part of the app could not be loaded. You may be offline, or the app has been updated.';

function keysOf(rows: readonly PlacedRow[]): string[] {
  return rows.map(({ key }) => key);
}

/** Rows in the order of their keys; those of other keys come last. */
function inOrder(rows: readonly PlacedRow[], keys: readonly string[]): PlacedRow[] {
  const known = keys.flatMap((key) => rows.find((row) => row.key === key) ?? []);
  return [...known, ...rows.filter(({ key }) => !keys.includes(key))];
}
