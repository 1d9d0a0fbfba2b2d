// Scaffolded by Frontage from the input `DatetimeFilter`. `frontage pull` keeps your edits.
import type { Operators } from 'frontage/lists/filters/operands';
import type { DatetimeFilter } from '../../../__generated__/StockMovementListQuery.graphql.ts';

/** The operators of filters whose conditions are a `DatetimeFilter`. */
export const datetimeFilter: Operators<DatetimeFilter, string> = {
  isEmpty: (isEmpty) => ({ isNull: isEmpty }),
  lessThan: (value) => ({ lessThan: value }),
  atLeast: (value) => ({ greaterThanOrEqualTo: value }),
};
