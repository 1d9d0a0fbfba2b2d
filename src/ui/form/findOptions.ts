import { fetchQuery } from 'react-relay';
import { Observable, type IEnvironment, type OperationType } from 'relay-runtime';
import type { Access } from '../../access/access.ts';
import { allowedSettings } from '../../lists/allowedSettings.ts';
import { narrowedVariables, pagedVariables } from '../../lists/listVariables.ts';
import type { Locale } from '../../locale/locale.ts';
import { optionName, optionsOf } from './picker.ts';
import type { Finder, Option } from '../../lists/picker.ts';
import { ownerIn, type Owner } from './owner.ts';
import type { RecordAround } from './recordAround.ts';

/** Options of which a person can say something: whose they are. */
export interface OptionGroup<Key> {
  /** Null for those that nothing is said of. */
  readonly owner: Owner | null;
  readonly options: ReadonlyArray<Option<Key>>;
}

/** What is searched for, and by whom. */
interface OptionSearch {
  readonly text: string;
  readonly around: RecordAround;
  readonly locale: Locale;
  /** What the person's role lacks: it is not searched. */
  readonly lacking: Access;
}

/**
 * Queries the records that match a text; the first page of all records for an empty one. Those that belong to what the
 * record around has chosen come first: for a customer's order, the addresses of that customer.
 */
export function findOptions<Row, Key extends string | number>(
  environment: IEnvironment,
  whole: Finder<OperationType, Row, Key>,
  { text, around, locale, lacking }: OptionSearch,
): Observable<ReadonlyArray<OptionGroup<Key>>> {
  const finder = allowedSettings(lacking, whole.picker.resource, whole);
  const isWanted = matcher(finder, text, locale);
  const ask = (variables: OperationType['variables']) =>
    fetchQuery<OperationType>(environment, finder.query, variables).map((response) =>
      optionsOf(finder, response).filter(isWanted),
    );
  const all = ask(pagedVariables(finder, { q: text }));
  const owner = ownerIn(finder, around);
  const narrowed = owner && narrowedVariables(finder, { q: text }, owner.condition);
  if (!narrowed) return all.map((options) => [{ owner: null, options }]);
  // They are offered beside all others, which are there without them.
  const own = ask(narrowed).catch(() => Observable.from<Array<Option<Key>>>([]));
  return both(own, all).map(([first, options]) => {
    const keys = new Set(first.map(({ key }) => key));
    const others = options.filter(({ key }) => !keys.has(key));
    const groups = [
      { owner, options: first },
      { owner: null, options: others },
    ];
    return groups.filter((group) => group.options.length > 0);
  });
}

/** Whether an option is meant by a text: what the backend does not search is searched here. */
function matcher<Row, Key extends string | number>(
  finder: Finder<OperationType, Row, Key>,
  text: string,
  locale: Locale,
): (option: Option<Key>) => boolean {
  if (finder.search) return () => true;
  const wanted = text.toLowerCase();
  return (option) => optionName(finder.picker, option, locale).toLowerCase().includes(wanted);
}

/** What two requests have found, once both have: options that came later would move the others away under a pointer. */
function both<Found>(
  one: Observable<Found>,
  other: Observable<Found>,
): Observable<readonly [Found, Found]> {
  return Observable.create((sink) => {
    const found: [Found?, Found?] = [];
    const requests = [one, other].map((request, index) =>
      request.subscribe({
        next: (value) => {
          found[index] = value;
        },
        error: sink.error,
        complete: () => {
          const [first, second] = found;
          if (first === undefined || second === undefined) return;
          sink.next([first, second]);
          sink.complete();
        },
      }),
    );
    return () => requests.forEach((request) => request.unsubscribe());
  });
}
