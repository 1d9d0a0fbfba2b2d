import { useContext, useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { addressOf } from '../../../address/address.ts';
import { listSearchParams, type ListAddress } from '../../../lists/listAddress.ts';
import { totalVariables } from '../../../lists/listVariables.ts';
import { PageSourceContext, useLoadedPage } from '../../../relay/pageContext.tsx';
import { operationOf, pageQuery } from '../../../relay/pageQueries.ts';
import type { QueryState } from '../../../relay/queryState.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { ListChoicesContext } from '../listContext.ts';
import type { AnyList } from '../listDefinition.ts';
import type { Total } from './readFigure.ts';

/** The answer of a list's total at an address, once it is there. */
export interface FigureAt {
  readonly state: QueryState;
  readonly data: unknown;
}

/**
 * Asks for the totals of a list at several addresses, as the list itself asks for its own: what is drawn is what the
 * list says there. They belong to the page around them, which refreshes them with the rest, and each fails by itself.
 */
export function useFigures(
  list: AnyList,
  { query }: Total,
  states: readonly ListAddress[],
): readonly FigureAt[] {
  const environment = useRelayEnvironment();
  const page = useLoadedPage();
  const source = useContext(PageSourceContext);
  const lists = useContext(ListChoicesContext);
  const locale = useLocale();
  const visitor = source?.visitor ?? { ...locale, lists };
  const figures = states.map((state) => {
    const search = listSearchParams(state).toString();
    const variables = totalVariables(list, addressOf(new URLSearchParams(search)), visitor);
    const asked = pageQuery(query, variables as object, { need: 'deferred' });
    return { name: `chart ${search}`, asked };
  });
  const names = figures.map(({ name }) => name).join('\n');
  useEffect(() => {
    page.also(Object.fromEntries(figures.map(({ name, asked }) => [name, asked])));
    // The names say all that is asked for of a page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [page, names]);
  return figures.map(({ name, asked }) => {
    const state = page.stateOf([name]);
    const { fragment } = operationOf(asked);
    return { state, data: state.status === 'ready' ? environment.lookup(fragment).data : null };
  });
}
