import { findListArgument, takesNumber } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import { pageRequest, present } from './convention.ts';
import type { PaginationConvention } from './convention.ts';
import { findHasNextPage } from './pageInfo.ts';

/** The number of a page, and mostly its size: `page/limit`, `page/perPage`, `pageNumber/pageSize`. */
export const pagePagination: PaginationConvention = {
  kind: 'page',
  read(listArguments, rows) {
    const page = findListArgument(
      listArguments,
      ['page', 'pagenumber', 'pageno', 'currentpage', 'pagenum', 'pageindex', 'offsetpage', 'p'],
      takesNumber,
    );
    if (!page) return null;
    const size = findListArgument(
      listArguments,
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
    const countsFromZero =
      page.defaultValue === 0 || /index$/i.test(page.name) || saysFromZero(page);
    return {
      position: 'number',
      forward: pageRequest(['size', size], ['page', page]),
      firstPage: countsFromZero ? 0 : 1,
      pageInfo: present({ hasNextPage: findHasNextPage(rows) }),
    };
  },
};

function saysFromZero(page: ListArgument): boolean {
  return /\b(zero|0)[- ](based|indexed)\b|start(s|ing)? (at|from|with) (0|zero)\b/i.test(
    page.description ?? '',
  );
}
