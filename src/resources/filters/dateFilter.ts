// Scaffolded by Frontage from the input `DateFilter`. `frontage pull` keeps your edits.
import type { Operators } from 'frontage/lists/filters/operands';
import type { DateFilter } from '../../../__generated__/OverdueInvoiceListQuery.graphql.ts';

/** The operators of filters whose conditions are a `DateFilter`. */
export const dateFilter: Operators<DateFilter, string> = {
  isEmpty: (isEmpty) => ({ isNull: isEmpty }),
  isNot: (value) => ({ notEqualTo: value }),
  lessThan: (value) => ({ lessThan: value }),
  atLeast: (value) => ({ greaterThanOrEqualTo: value }),
};
