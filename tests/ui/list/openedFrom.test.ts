/** @jest-environment jsdom */
import type { MouseEvent as ReactMouseEvent } from 'react';
import { countTurn, keepCount, storedSequence } from '../../../src/ui/list/openedFrom.ts';
import { parseSequence, placeIn } from '../../../src/ui/list/recordSequence.ts';
import { storeSequenceOnClick } from '../../../src/ui/list/storeSequenceOnClick.ts';

jest.mock('../../../src/ui/record/SequenceLinks.tsx', () => ({}));

const SIZE = 3;
const rows = Array.from({ length: SIZE }, (_, index) => `/orders/${index}`);

interface Page {
  readonly href: string;
  readonly previous?: string;
  readonly next?: string;
  /** What the pager says of the first row. */
  readonly first?: number;
}

const FIRST: Page = { href: '/orders', next: '/orders?after=c', first: 1 };
const SECOND: Page = {
  href: '/orders?after=c',
  previous: '/orders?before=d',
  next: '/orders?after=f',
};
const THIRD: Page = { href: '/orders?after=f', previous: '/orders?before=g' };
/** The second page again, as it is paged back to. */
const BACK: Page = {
  href: '/orders?before=g',
  previous: '/orders?before=d',
  next: '/orders?after=f',
};

/** Shows as much of a list's page as is read. */
function show({ href, previous, next, first }: Page): void {
  window.history.replaceState(null, '', href);
  const link = (rel: string, to?: string) => (to ? `<a rel="${rel}" href="${to}">${rel}</a>` : '');
  document.body.innerHTML = `<main><span data-total="9">9</span><ul>${rows
    .map((row) => `<li><a href="${row}">${row}</a></li>`)
    .join('')}</ul><nav ${first ? `data-first="${first}"` : ''}>${link('prev', previous)}${link(
    'next',
    next,
  )}</nav></main>`;
}

/** Presses a link of the pager, and shows the page that it leads to. */
function turn(rel: 'prev' | 'next', to: Page): void {
  const link = document.querySelector(`a[rel="${rel}"]`)!;
  countTurn(link, link.getAttribute('href')!, rel, SIZE);
  show(to);
}

/** Opens the second record of the page. @returns the place that is said of it */
function openRecord(): number | null {
  const list = document.querySelector('ul')!;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    storeSequenceOnClick(event as unknown as ReactMouseEvent, rows);
  };
  list.addEventListener('click', press, { once: true });
  list.querySelectorAll('a')[1].click();
  const sequence = parseSequence(storedSequence());
  return sequence && (placeIn(sequence, 1)?.place ?? null);
}

beforeEach(() => sessionStorage.clear());

test('pages of cursors are counted from where they were turned to, forwards and back', () => {
  show(FIRST);
  expect(openRecord()).toBe(2);
  turn('next', SECOND);
  expect(openRecord()).toBe(5);
  turn('next', THIRD);
  expect(openRecord()).toBe(8);
  turn('prev', BACK);
  expect(openRecord()).toBe(5);
  // Back and forward lead to pages that were counted.
  show(THIRD);
  expect(openRecord()).toBe(8);
  show(SECOND);
  expect(openRecord()).toBe(5);
});

test('an address that is opened by itself says no place, nor do the pages after it', () => {
  show(SECOND);
  expect(openRecord()).toBeNull();
  turn('next', THIRD);
  expect(openRecord()).toBeNull();
});

test('what the page says itself goes before what was counted', () => {
  keepCount('/orders?after=c', { before: 100 });
  show({ ...SECOND, first: 4 });
  expect(openRecord()).toBe(5);
});

test.each(['x', '{"before":-3}', '{"before":"3"}', '{"end":1}', 'null'])(
  'a count that is none says no place: %s',
  (text) => {
    show(FIRST);
    turn('next', SECOND);
    for (const key of Object.keys(sessionStorage).filter((name) => name.includes('pageCount')))
      sessionStorage.setItem(
        key,
        (sessionStorage.getItem(key) ?? '').replace('{"before":3}', text),
      );
    expect(openRecord()).toBeNull();
  },
);

test('a page with rows that have no records is counted with all of them', () => {
  show(FIRST);
  const link = document.querySelector('a[rel="next"]')!;
  countTurn(link, '/orders?after=c', 'next', SIZE + 2);
  show(SECOND);
  expect(openRecord()).toBe(7);
});
