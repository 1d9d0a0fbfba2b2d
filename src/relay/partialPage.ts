import {
  commitLocalUpdate,
  Environment,
  getStorageKey,
  Network,
  Observable,
  RecordSource,
  Store,
  type DataID,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';
import type { Address } from '../address/address.ts';
import { escapedPart } from '../address/resource.ts';
import { LoadedPage } from './loadedPage.ts';
import { operationOf, type PageQueries } from './pageQueries.ts';
import { subjectPath, type Step } from './subjectPath.ts';

/** A page to be rendered with what is known. Nothing that its environment is asked for comes. */
export interface PartialPage {
  readonly environment: Environment;
  readonly page: LoadedPage;
}

/**
 * What the store knows of the record that a page is about, from whatever queries, read by the page's own queries. The
 * page gets an environment of its own on a copy of the store's records, for two reasons. Fragments that miss data must
 * wait for the query that is under way. And the link from the query to the record is only known to be true once the
 * query is answered.
 *
 * @param environment the environment of the page that is open
 * @param queries the queries of the page to show
 * @param address the address of the page to show, whose `key` is the record's
 * @returns null where the store knows only the record's key
 */
export function partialPage(
  environment: Environment,
  queries: PageQueries,
  { key }: Address,
): PartialPage | null {
  const query = Object.values(queries).find(({ subject }) => subject !== null);
  const path = (query && subjectPath(operationOf(query), query.subject ?? [])) ?? [];
  const last = path.at(-1);
  // Whether a filtered list would have the record is not known before it is there. One of all records does.
  const isInAll = Boolean(query?.row) && last?.isPlural;
  const isInList = path.some((step) => step.isPlural && !(isInAll && step === last));
  if (!last || isInList || typeof key !== 'string') return null;
  const records = environment.getStore().getSource();
  const id = idsOf(key, last.type).find((id) => isKnown(records.get(id), key));
  if (id === undefined) return null;
  const partial = new Environment({
    network: Network.create(() => Observable.create(() => undefined)),
    store: new Store(new RecordSource(records.toJSON())),
  });
  commitLocalUpdate(partial, (store) => {
    const record = store.get(id);
    if (!record) return;
    const holder = holderOf(store, path);
    if (last.isPlural) holder.setLinkedRecords([record], last.storageKey);
    else holder.setLinkedRecord(record, last.storageKey);
    addObjects(record, last);
  });
  return { environment: partial, page: new LoadedPage(partial, queries) };
}

/** The ids in the store that a record of an address may have: `dataIdentity` gives them. */
function idsOf(key: string, type: string | null): DataID[] {
  return type ? [`${type}:${escapedPart(key)}`, `${type}:${key}`, key] : [key];
}

const KEYS = new Set(['__id', '__typename', 'id']);

/** Whether there is more of a record than what it is one of, and its key. */
function isKnown(record: object | null | undefined, key: string): boolean {
  return Object.entries(record ?? {}).some(
    ([name, value]) => !KEYS.has(name) && value !== null && String(value) !== key,
  );
}

/** What the last field of the way is a field of. */
function holderOf(store: RecordSourceProxy, path: readonly Step[]): RecordProxy {
  return path
    .slice(0, -1)
    .reduce<RecordProxy>(
      (parent, { storageKey, type }) =>
        parent.getOrCreateLinkedRecord(storageKey, type ?? 'Object'),
      store.getRoot(),
    );
}

type Selected = Pick<Step, 'selections' | 'variables'>;

/**
 * Adds missing objects of a record to the store, such as an amount with its currency, as empty ones: where the schema
 * says that an object is always there, code reads its fields without a check. Other records stay missing.
 */
function addObjects(record: RecordProxy, { selections, variables }: Selected): void {
  for (const selection of selections) {
    if ('selections' in selection && selection.kind !== 'LinkedField')
      addObjects(record, { selections: selection.selections, variables });
    if (selection.kind !== 'LinkedField') continue;
    const key = getStorageKey(selection, variables);
    if (selection.plural) {
      if (record.getLinkedRecords(key) === undefined) record.setLinkedRecords([], key);
      continue;
    }
    if (selection.selections.some((inner) => inner.kind === 'ScalarField' && inner.name === 'id'))
      continue;
    if (record.getLinkedRecord(key) === null) continue;
    const object = record.getOrCreateLinkedRecord(key, selection.concreteType ?? 'Object');
    addObjects(object, { selections: selection.selections, variables });
  }
}
