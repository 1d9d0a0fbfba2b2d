import { fetchQuery } from 'react-relay';
import type { IEnvironment, Observable, OperationType } from 'relay-runtime';
import { pagedVariables } from '../list/listVariables.ts';
import { optionsOf, type Finder, type Option } from './picker.ts';

/** Asks for the records that match a text; a page of all of them where it is empty. */
export function findOptions<Row, Key>(
  environment: IEnvironment,
  finder: Finder<OperationType, Row, Key>,
  text: string,
): Observable<ReadonlyArray<Option<Key>>> {
  const asked = pagedVariables(finder.settings, { q: text });
  return fetchQuery<OperationType>(environment, finder.query, asked).map((answer) => {
    const options = optionsOf(finder, answer);
    return finder.settings.search ? options : narrowed(options, text);
  });
}

function narrowed<Key>(
  options: ReadonlyArray<Option<Key>>,
  text: string,
): ReadonlyArray<Option<Key>> {
  return options.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
}
