import { fetchQuery } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { optionsOf } from '../form/picker.ts';
import { type AnyFinder, type Option } from '../../lists/picker.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { hasScreen, type Resource } from '../../address/resource.ts';

/** Finds the records of a resource by a text. */
export type RecordSearch = AnyFinder;

/** The records found of one resource. */
export interface FoundRecords {
  readonly resource: Resource;
  readonly options: ReadonlyArray<Option>;
}

/** The state of a search through all resources. */
export interface SearchState {
  readonly text: string;
  /** In the order of the searches, those that found something. */
  readonly found: readonly FoundRecords[];
  /** Resources that could not be searched. */
  readonly failed: readonly Resource[];
  readonly isDone: boolean;
}

const MOST_OPTIONS = 5;
/** Searches at a time: some of the browser's connections stay free for the page itself. */
const AT_ONCE = 4;

/**
 * Searches resources on the server, a few at a time, and reports each response as it arrives.
 *
 * @returns a function that ends the search: it aborts requests, and nothing is reported after it
 */
export function searchRecords(
  environment: Environment,
  searches: readonly RecordSearch[],
  text: string,
  tell: (state: SearchState) => void,
): () => void {
  const left = searches.filter(({ picker }) => hasScreen(picker.resource, 'record'));
  const order = left.map(({ picker }) => picker.resource);
  const requests = new Set<{ unsubscribe: () => void }>();
  let state: SearchState = { text, found: [], failed: [], isDone: left.length === 0 };
  let running = 0;
  let isOver = false;

  const settle = (change: Partial<SearchState>) => {
    running -= 1;
    if (isOver) return;
    state = { ...state, ...change, isDone: left.length === 0 && running === 0 };
    tell(state);
    next();
  };
  const run = (finder: RecordSearch) => {
    running += 1;
    const { resource } = finder.picker;
    const asked = pagedVariables(finder, { q: text });
    const request = fetchQuery(environment, finder.query, asked).subscribe({
      next: (response) => {
        const options = optionsOf(finder, response);
        settle({ found: withFound(state.found, { resource, options }, order) });
      },
      error: () => settle({ failed: [...state.failed, resource] }),
    });
    requests.add(request);
  };
  const next = () => {
    while (running < AT_ONCE && left.length > 0) run(left.shift() as RecordSearch);
  };
  tell(state);
  next();
  return () => {
    isOver = true;
    for (const request of requests) request.unsubscribe();
  };
}

function withFound(
  found: readonly FoundRecords[],
  { resource, options }: FoundRecords,
  order: readonly Resource[],
): readonly FoundRecords[] {
  if (options.length === 0) return found;
  const all = [...found, { resource, options: options.slice(0, MOST_OPTIONS) }];
  return all.sort((one, other) => order.indexOf(one.resource) - order.indexOf(other.resource));
}
