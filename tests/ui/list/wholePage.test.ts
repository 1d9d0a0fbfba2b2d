import { noPaging, offsetPaging, type PageInfo, type Paging } from '../../../src/lists/paging.ts';
import { readListAddress } from '../../../src/lists/listAddress.ts';
import { isWhole } from '../../../src/ui/list/wholePage.ts';

function isPageWhole(
  paging: Paging<unknown>,
  pageInfo: PageInfo,
  search: Readonly<Record<string, string>> = {},
): boolean {
  const settings = { paging, size: 25 };
  const list = { settings, address: readListAddress(settings, search) };
  return isWhole(list, { rows: [], edges: [], pageInfo });
}

test('a page is whole where the backend says that nothing follows, or it is not full', () => {
  const pages = offsetPaging<unknown>((limit, offset) => ({ limit, offset }));
  expect(isPageWhole(pages, { rowCount: 24 })).toBe(true);
  expect(isPageWhole(pages, { rowCount: 25 })).toBe(false);
  expect(isPageWhole(pages, { rowCount: 25, hasNextPage: false })).toBe(true);
  expect(isPageWhole(pages, { rowCount: 24 }, { page: '2' })).toBe(false);
});

test('a page for which more rows were asked is full with that many', () => {
  const pages = offsetPaging<unknown>((limit, offset) => ({ limit, offset }));
  expect(isPageWhole(pages, { rowCount: 40 }, { size: '50' })).toBe(true);
  expect(isPageWhole(pages, { rowCount: 50 }, { size: '50' })).toBe(false);
});

test('a list without pages has all rows, but for one that takes a limit', () => {
  expect(isPageWhole(noPaging(), { rowCount: 40 })).toBe(true);
  expect(
    isPageWhole(
      noPaging((limit) => ({ limit })),
      { rowCount: 40 },
    ),
  ).toBe(false);
});
