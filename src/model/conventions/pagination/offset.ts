import { findListArgument, takesNumber } from '../../shapes/listArguments.ts';
import { pageRequest, present } from './convention.ts';
import type { PaginationConvention } from './convention.ts';
import { findHasNextPage } from './pageInfo.ts';

/** How many records and how many to leave out before them: `limit/offset`, `take/skip`, `first/skip`, `limit/start`. */
export const offsetPagination: PaginationConvention = {
  kind: 'offset',
  read(listArguments, rows) {
    const limit = findListArgument(
      listArguments,
      [
        'limit',
        'take',
        'first',
        'max',
        'maxresults',
        'pagesize',
        'perpage',
        'size',
        'count',
        'top',
        'rows',
        'num',
      ],
      takesNumber,
    );
    const offset = findListArgument(
      listArguments,
      ['offset', 'skip', 'start', 'from', 'startindex', 'startat', 'after'],
      takesNumber,
    );
    if (!limit || !offset) return null;
    return {
      position: 'offset',
      forward: pageRequest(['limit', limit], ['offset', offset]),
      pageInfo: present({ hasNextPage: findHasNextPage(rows) }),
    };
  },
};
