import {
  commitLocalUpdate,
  Environment,
  getStorageKey,
  Network,
  Observable,
  RecordSource,
  Store,
  type DataID,
  type NormalizationLinkedField,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';
import type { Address } from '../address/address.ts';
import { LoadedPage } from './loadedPage.ts';
import { operationOf, type PageQueries, type PageQuery } from './pageQueries.ts';

/** A page to be rendered with what is known. Nothing that its environment is asked for comes. */
export interface PartialPage {
  readonly environment: Environment;
  readonly page: LoadedPage;
}

/**
 * What the store has of the record that a page is about, whichever queries it came with, as the page's own queries read
 * it. It has an environment of its own, on a copy of the store's records: fragments that miss data wait for their query
 * where it is under way, and the link from the query to the record is not known to be true before it is answered.
 *
 * @param environment that of the page which is open
 * @param queries those of the page to show
 * @param address its address, whose `key` is the record's
 * @returns null where nothing is known of the record besides its key
 */
export function partialPage(
  environment: Environment,
  queries: PageQueries,
  { key }: Address,
): PartialPage | null {
  const query = Object.values(queries).find(({ subject }) => subject !== null);
  const path = query && pathTo(query);
  if (!path || typeof key !== 'string') return null;
  const records = environment.getStore().getSource();
  const id = idsOf(key, path.at(-1)?.type).find((id) => isKnown(records.get(id), key));
  if (id === undefined) return null;
  const partial = new Environment({
    network: Network.create(() => Observable.create(() => undefined)),
    store: new Store(new RecordSource(records.toJSON())),
  });
  commitLocalUpdate(partial, (store) => linkRecord(store, path, id));
  return { environment: partial, page: new LoadedPage(partial, queries) };
}

/** A field on the way from a query to its record. */
interface Step {
  /** Its name in the store, with its arguments. */
  readonly storageKey: string;
  /** Null where several types are possible. */
  readonly type: string | null;
}

/** The way from a query to the record that its page is about; null where it cannot be told. */
function pathTo(query: PageQuery): readonly Step[] | null {
  const { request } = operationOf(query);
  let { selections } = request.node.operation;
  const path: Step[] = [];
  for (const name of query.subject ?? []) {
    const field = selections.find(
      (selection): selection is NormalizationLinkedField =>
        selection.kind === 'LinkedField' && (selection.alias ?? selection.name) === name,
    );
    if (!field || field.plural) return null;
    const { concreteType: type = null } = field;
    path.push({ storageKey: getStorageKey(field, request.variables), type });
    ({ selections } = field);
  }
  return path.length > 0 ? path : null;
}

/** The ids in the store that a record of an address may have: `dataIdentity` gives them. */
function idsOf(key: string, type: string | null | undefined): DataID[] {
  const escaped = key.replaceAll(/[,%]/g, encodeURIComponent);
  return type ? [`${type}:${escaped}`, `${type}:${key}`, key] : [key];
}

const KEYS = new Set(['__id', '__typename', 'id']);

/** Whether there is more of a record than what it is one of, and its key. */
function isKnown(record: object | null | undefined, key: string): boolean {
  return Object.entries(record ?? {}).some(
    ([name, value]) => !KEYS.has(name) && value !== null && String(value) !== key,
  );
}

function linkRecord(store: RecordSourceProxy, path: readonly Step[], id: DataID): void {
  const record = store.get(id);
  let parent: RecordProxy = store.getRoot();
  for (const { storageKey, type } of path.slice(0, -1))
    parent = parent.getOrCreateLinkedRecord(storageKey, type ?? 'Object');
  const last = path.at(-1);
  if (record && last) parent.setLinkedRecord(record, last.storageKey);
}
