import type { Pagination } from '../../listQuery.ts';
import { findKnob, takesNumber } from '../../shapes/knobs.ts';
import type { Knob } from '../../shapes/knobs.ts';
import type { Rows } from '../rows.ts';
import { findHasNextPage } from './pageInfo.ts';

/** The number of a page, and mostly its size: `page/limit`, `page/perPage`, `pageNumber/pageSize`. */
export function pagePagination(knobs: readonly Knob[], rows: Rows): Pagination | null {
  const page = findKnob(
    knobs,
    ['page', 'pagenumber', 'pageno', 'currentpage', 'pagenum', 'pageindex', 'offsetpage', 'p'],
    takesNumber,
  );
  if (!page) return null;
  const size = findKnob(
    knobs,
    [
      'pagesize',
      'perpage',
      'itemsperpage',
      'hitsperpage',
      'limit',
      'size',
      'first',
      'count',
      'take',
      'offsetsize',
      'rowsperpage',
    ],
    takesNumber,
  );
  const countsFromZero = page.defaultValue === 0 || /index$/i.test(page.name) || saysFromZero(page);
  return {
    kind: 'page',
    page: page.slot,
    size: size?.slot ?? null,
    firstPage: countsFromZero ? 0 : 1,
    hasNextPage: findHasNextPage(rows),
  };
}

function saysFromZero(page: Knob): boolean {
  return /\b(zero|0)[- ](based|indexed)\b|start(s|ing)? (at|from|with) (0|zero)\b/i.test(
    page.description ?? '',
  );
}
