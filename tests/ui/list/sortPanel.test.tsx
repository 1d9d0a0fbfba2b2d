/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import SortPanel from '../../../src/ui/list/sort/SortPanel.tsx';
import type { SortLinks } from '../../../src/ui/list/sort/sortLinks.ts';
import { at, routerAt } from '../testRouter.tsx';

const COLUMNS = ['status', 'placed', 'notes'].map((id) => ({ id, label: id }));

/** What the menu offers, as the words and the address of each entry. */
function offered(links: SortLinks): string[][] {
  render(at(routerAt('/orders'), <SortPanel links={links} columns={COLUMNS} />));
  return screen
    .getAllByRole('link')
    .map((link) => [link.textContent ?? '', link.getAttribute('href') ?? '']);
}

const href = (column: string) => (column === 'notes' ? null : `/orders?sort=${column}`);

test('a list that is sorted by one column is sorted by another in its place', () => {
  expect(offered({ current: '-placed', href, hrefAlso: () => null })).toEqual([
    ['placed descending', '/orders?sort=placed'],
    ['status', '/orders?sort=status'],
  ]);
});

test('one that is sorted by several columns is sorted by one more, with their numbers', () => {
  const hrefAlso = (column: string) =>
    column === 'notes' ? null : `/orders?sort=placed,${column}`;
  expect(offered({ current: 'placed', href, hrefAlso })).toEqual([
    ['1. placed ascending', '/orders?sort=placed,placed'],
    ['status', '/orders?sort=placed,status'],
  ]);
});
