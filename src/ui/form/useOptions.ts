import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { lackingOf } from '../../access/access.ts';
import { useAccess } from '../access/useAccess.ts';
import { useLocale } from '../locale/useLocale.ts';
import { loadUnasked } from '../../loading/loadUnasked.ts';
import type { Picker } from '../../lists/picker.ts';
import type { OptionGroup } from './findOptions.ts';
import { useRecordAround } from './recordAround.ts';

export type Search<Key> =
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | { readonly status: 'found'; readonly groups: ReadonlyArray<OptionGroup<Key>> }
  | { readonly status: 'failed' };

/** What a search has found; nothing as long as it has not. */
export function groupsOf<Key>(search: Search<Key>): ReadonlyArray<OptionGroup<Key>> {
  return search.status === 'found' ? search.groups : [];
}

/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 200;

/**
 * Searches records, debounced; responses to earlier texts are dropped.
 *
 * @param text null while the list is closed
 */
export function useOptions<Row, Key extends string | number>(
  picker: Picker<Row, Key>,
  text: string | null,
): Search<Key> {
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const lacking = lackingOf(useAccess());
  const [found, setFound] = useState<{ text: string; search: Search<Key> } | null>(null);
  const around = useEffectEvent(useRecordAround());
  useEffect(() => {
    if (text === null) return;
    let isLeft = false;
    let subscription: { unsubscribe: () => void } | undefined;
    const show = (search: Search<Key>) => isLeft || setFound({ text, search });
    const fail = () => show({ status: 'failed' });
    const ask = async () => {
      const [finder, { findOptions }] = await loadSearch(picker);
      if (isLeft) return;
      const search = { text, around: around(), locale, lacking };
      subscription = findOptions(environment, finder, search).subscribe({
        next: (groups) => show({ status: 'found', groups }),
        error: fail,
      });
    };
    const timer = setTimeout(() => ask().catch(fail), text === '' ? 0 : DEBOUNCE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, picker, text, locale, lacking]);
  if (text === null) return { status: 'idle' };
  return found?.text === text ? found.search : { status: 'searching' };
}

/** Preloads a picker's search code. */
export function preloadSearch<Row, Key>(picker: Picker<Row, Key>): void {
  loadUnasked(() => loadSearch(picker)).catch(() => {});
}

/** The search code is not part of the form's page. */
function loadSearch<Row, Key>(picker: Picker<Row, Key>) {
  return Promise.all([picker.finder(), import('./findOptions.ts')]);
}
