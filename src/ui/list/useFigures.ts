import { useContext, useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { addressOf } from '../../address/address.ts';
import { listSearchParams, type ListAddress } from '../../lists/listAddress.ts';
import { totalVariables } from '../../lists/listVariables.ts';
import { PageSourceContext, useLoadedPage } from '../../relay/pageContext.tsx';
import { operationOf, pageQuery } from '../../relay/pageQueries.ts';
import { READY, type QueryState } from '../../relay/queryState.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Count } from './Counted.tsx';
import { ListChoicesContext } from './listContext.ts';
import type { AnyList } from './listDefinition.ts';

/** The response of a list's total at an address, once it is there. */
export interface FigureAt {
  readonly state: QueryState;
  readonly data: unknown;
}

/**
 * Asks for the totals of a list at several addresses, as the list itself asks for its own: what is drawn is what the
 * list says there. They belong to the page around them, which refreshes them with the rest, and each fails by itself.
 *
 * @param options.withSums whether sums are shown: databases read each row for them
 */
export function useFigures(
  list: AnyList,
  { query }: Count,
  states: readonly ListAddress[],
  { withSums }: { readonly withSums: boolean },
): readonly FigureAt[] {
  const environment = useRelayEnvironment();
  const page = useLoadedPage();
  const source = useContext(PageSourceContext);
  const lists = useContext(ListChoicesContext);
  const locale = useLocale();
  const visitor = source?.visitor ?? { ...locale, lists };
  const figures = states.map((state) => {
    const search = listSearchParams(state).toString();
    const address = addressOf(new URLSearchParams(search));
    const variables = totalVariables(list, address, visitor, { withSums });
    const asked = pageQuery(query, variables as object, { need: 'deferred' });
    return { name: `${withSums ? 'sums' : 'total'} ${search}`, asked };
  });
  const names = figures.map(({ name }) => name).join('\n');
  useEffect(() => {
    page.addQueries(Object.fromEntries(figures.map(({ name, asked }) => [name, asked])));
    // The names say all that is asked for of a page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [page, names]);
  return figures.map(({ name, asked }) => {
    const operation = operationOf(asked);
    const own = page.stateOf([name]);
    // What is in the store is shown from the first frame on.
    const isKnown = own.status === 'pending' && environment.check(operation).status === 'available';
    const state = isKnown ? READY : own;
    const { fragment } = operation;
    return { state, data: state.status === 'ready' ? environment.lookup(fragment).data : null };
  });
}
