import { fetchQuery } from 'react-relay';
import type { IEnvironment, Observable, OperationType } from 'relay-runtime';
import { pagedVariables } from '../../lists/listVariables.ts';
import type { Locale } from '../../locale/locale.ts';
import { optionName, optionsOf } from './picker.ts';
import { type Finder, type Option } from '../../lists/picker.ts';

/** Queries the records that match a text; the first page of all records for an empty one. */
export function findOptions<Row, Key extends string | number>(
  environment: IEnvironment,
  finder: Finder<OperationType, Row, Key>,
  text: string,
  locale: Locale,
): Observable<ReadonlyArray<Option<Key>>> {
  const asked = pagedVariables(finder, { q: text });
  return fetchQuery<OperationType>(environment, finder.query, asked).map((answer) => {
    const options = optionsOf(finder, answer);
    if (finder.search) return options;
    const wanted = text.toLowerCase();
    return options.filter((option) =>
      optionName(finder.picker, option, locale).toLowerCase().includes(wanted),
    );
  });
}
