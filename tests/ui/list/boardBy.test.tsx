/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { readListAddress } from '../../../src/lists/listAddress.ts';
import { choiceFilter } from '../../../src/lists/filters/filterSettings.ts';
import { offsetPaging } from '../../../src/lists/paging.ts';
import { BoardBy } from '../../../src/ui/list/board/BoardBy.tsx';
import type { ListOfTable } from '../../../src/ui/list/listContext.ts';
import type { AnyList } from '../../../src/ui/list/listDefinition.ts';
import { at, routerAt } from '../testRouter.tsx';

const choices = { A: { label: 'A', tone: 'neutral' }, B: { label: 'B', tone: 'neutral' } } as const;

const filter = (name: string, label: string) => ({
  [name]: { ...choiceFilter(choices, { is: (value) => ({ [name]: value }) }, { label }), label },
});

test('a board is divided by what its rows have, and by nothing else that its list is asked for', () => {
  const settings = {
    layouts: { board: 'kind' },
    paging: offsetPaging((limit: number, offset: number) => ({ limit, offset })),
    filters: {
      ...filter('kind', 'Kind'),
      ...filter('topic', 'Topic'),
      ...filter('version', 'Version'),
    },
    table: { columns: [{ id: 'title' }, { id: 'kind' }, { id: 'topic' }] },
  } as unknown as AnyList;
  const address = readListAddress(settings, { layout: 'board' });
  const list = { path: '/articles', address } as unknown as ListOfTable;
  render(at(routerAt('/articles'), <BoardBy settings={settings} list={list} by="kind" />));
  const links = within(screen.getByRole('navigation', { name: 'Group by' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Kind', 'Topic']);
});
