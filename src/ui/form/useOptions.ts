import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLocale } from '../locale/useLocale.ts';
import type { Option, Picker } from './picker.ts';

export type Search<Key> =
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | { readonly status: 'found'; readonly options: ReadonlyArray<Option<Key>> }
  | { readonly status: 'failed' };

/** Milliseconds that a person stops for before what they typed is searched for. */
const PAUSE = 200;

/**
 * The records that match a text, asked for when the typing stops; answers to what is no longer asked
 * are thrown away.
 *
 * @param text null while nothing is searched for
 */
export function useOptions<Row, Key extends string | number>(
  picker: Picker<Row, Key>,
  text: string | null,
): Search<Key> {
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const [found, setFound] = useState<{ text: string; search: Search<Key> } | null>(null);
  useEffect(() => {
    if (text === null) return;
    let isLeft = false;
    let subscription: { unsubscribe: () => void } | undefined;
    const show = (search: Search<Key>) => isLeft || setFound({ text, search });
    const fail = () => show({ status: 'failed' });
    const ask = async () => {
      const [finder, { findOptions }] = await loadSearch(picker);
      if (isLeft) return;
      subscription = findOptions(environment, finder, text, locale).subscribe({
        next: (options) => show({ status: 'found', options }),
        error: fail,
      });
    };
    const timer = setTimeout(() => ask().catch(fail), text === '' ? 0 : PAUSE);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, picker, text, locale]);
  if (text === null) return { status: 'idle' };
  return found?.text === text ? found.search : { status: 'searching' };
}

/** Loads a picker's search while somebody comes to it: what is typed before that is searched for then. */
export function prepareSearch<Row, Key>(picker: Picker<Row, Key>): void {
  loadSearch(picker).catch(() => {});
}

/** How records are asked for is not part of a form's page until somebody looks for one. */
function loadSearch<Row, Key>(picker: Picker<Row, Key>) {
  return Promise.all([picker.finder(), import('./findOptions.ts')]);
}
