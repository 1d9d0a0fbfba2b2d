import { fetchQuery } from 'react-relay';
import type { IEnvironment, Observable, OperationType } from 'relay-runtime';
import { pagedVariables } from '../list/listVariables.ts';
import { optionsOf, type Option, type Picker } from './picker.ts';

/** Asks for the records that match a text; a page of all of them where it is empty. */
export function findOptions<Query extends OperationType, Row, Key>(
  environment: IEnvironment,
  picker: Picker<Query, Row, Key>,
  text: string,
): Observable<ReadonlyArray<Option<Key>>> {
  const asked = pagedVariables(picker.settings, { q: text });
  return fetchQuery<Query>(environment, picker.query, asked).map((answer) =>
    narrowed(picker, optionsOf(picker, answer), text),
  );
}

function narrowed<Query extends OperationType, Row, Key>(
  { settings }: Picker<Query, Row, Key>,
  options: ReadonlyArray<Option<Key>>,
  text: string,
): ReadonlyArray<Option<Key>> {
  if (settings.search) return options;
  return options.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
}
