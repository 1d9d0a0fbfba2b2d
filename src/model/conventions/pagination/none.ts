import { findListArgument, takesNumber } from '../../shapes/listArguments.ts';
import { pageRequest } from './convention.ts';
import type { PaginationConvention } from './convention.ts';

/** No way to fetch a second page; at most the number of records can be limited, as by `first` on a plain list. */
export const noPagination = {
  kind: 'none',
  read(listArguments) {
    const limit = findListArgument(
      listArguments,
      [
        'limit',
        'first',
        'take',
        'pagesize',
        'perpage',
        'maxresults',
        'max',
        'size',
        'top',
        'count',
      ],
      takesNumber,
    );
    return { position: 'none', forward: pageRequest(['limit', limit]) };
  },
} satisfies PaginationConvention;
