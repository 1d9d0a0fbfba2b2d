import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { pagedVariables } from '../list/listVariables.ts';
import { optionsOf, type Option, type Picker } from './picker.ts';

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
export function useOptions<Query extends OperationType, Row, Key>(
  picker: Picker<Query, Row, Key>,
  text: string | null,
): Search<Key> {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ text: string; search: Search<Key> } | null>(null);
  useEffect(() => {
    if (text === null) return;
    const asked = pagedVariables(picker.settings, { q: text });
    let subscription: { unsubscribe: () => void } | undefined;
    const ask = () => {
      subscription = fetchQuery<Query>(environment, picker.query, asked).subscribe({
        next: (answer) => {
          const options = optionsOf(picker, answer);
          setFound({ text, search: { status: 'found', options: narrowed(picker, options, text) } });
        },
        error: () => setFound({ text, search: { status: 'failed' } }),
      });
    };
    const timer = setTimeout(ask, text === '' ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, picker, text]);
  if (text === null) return { status: 'idle' };
  return found?.text === text ? found.search : { status: 'searching' };
}

function narrowed<Query extends OperationType, Row, Key>(
  { settings }: Picker<Query, Row, Key>,
  options: ReadonlyArray<Option<Key>>,
  text: string,
): ReadonlyArray<Option<Key>> {
  if (settings.search) return options;
  return options.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
}
