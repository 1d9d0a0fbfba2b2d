import { fetchQuery } from 'react-relay';
import {
  getFragment,
  getSelector,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import type { Address } from '../../address/address.ts';
import { isWireError, NetworkError } from '../../relay/errors.ts';
import type { PageSource } from '../../relay/pageContext.tsx';
import { ofEdges, withBeside } from './beside.tsx';
import { columnsOfList } from './columnsOfList.ts';
import { rowsQuery, type AnyList } from './listDefinition.ts';
import { pageIn } from '../../lists/pageInResponse.ts';
import type { PageOfList } from './pages.ts';
import type { ReadFragment } from './related/relatedColumns.ts';

/**
 * Fetches and reads a page of a list without rendering. Each page has its own Relay environment, so that
 * an export of many rows uses little memory.
 *
 * @throws {WireError} the error of the request
 * @throws the signal's reason when it is aborted
 */
export async function readPage(
  list: AnyList,
  address: Address,
  { newEnvironment, visitor }: Pick<PageSource, 'newEnvironment' | 'visitor'>,
  signal: AbortSignal,
): Promise<PageOfList> {
  const environment = newEnvironment();
  const { variables } = rowsQuery(list, address, visitor);
  const data = await responseOf(environment, list.query, variables, signal);
  const { rows, edges, pageInfo } = pageIn(list, data);
  const { fragment, keyOf } = list.table;
  const read: ReadFragment = (ofRecords, refs) => readRows(environment, ofRecords, refs);
  const beside = [
    ...(list.edges ? [{ ...ofEdges(list.edges), data: read(list.edges.fragment, edges) }] : []),
    ...(list.relatedRecords?.read(rows, read) ?? []),
  ];
  return {
    paging: list.paging,
    pageInfo,
    keyOf,
    columns: columnsOfList(list),
    rows: withBeside(read(fragment, rows), beside),
  };
}

/** Reads the data of a plural fragment from the store, for each row. */
export function readRows(
  environment: Environment,
  fragment: GraphQLTaggedNode,
  rows: readonly unknown[],
): unknown[] {
  const selector = rows.length > 0 ? getSelector(getFragment(fragment), [...rows]) : null;
  if (selector?.kind !== 'PluralReaderSelector') return [];
  return selector.selectors.map((row) => environment.lookup(row).data);
}

function responseOf(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: OperationType['variables'],
  signal: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      request.unsubscribe();
      reject(signal.reason as Error);
    };
    // A signal that many pages share must not keep each of them alive.
    const settle = () => signal.removeEventListener('abort', stop);
    const request = fetchQuery<OperationType>(environment, query, variables).subscribe({
      next: (data) => {
        settle();
        resolve(data);
      },
      error: (error: unknown) => {
        settle();
        reject(isWireError(error) ? error : new NetworkError(undefined, { cause: error }));
      },
    });
    signal.addEventListener('abort', stop);
  });
}
