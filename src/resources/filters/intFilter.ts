// Scaffolded by Frontage from the input `IntFilter`. `frontage pull` keeps your edits.
import type { Operators } from 'frontage/lists/filters/operands';
import type { IntFilter } from '../../../__generated__/ProductTagListQuery.graphql.ts';

/** The operators of filters whose conditions are a `IntFilter`. */
export const intFilter: Operators<IntFilter, number> = {
  isEmpty: (isEmpty) => ({ isNull: isEmpty }),
  is: (value) => ({ equalTo: value }),
  isNot: (value) => ({ notEqualTo: value }),
  anyOf: (values) => ({ in: values }),
  noneOf: (values) => ({ notIn: values }),
  lessThan: (value) => ({ lessThan: value }),
  atMost: (value) => ({ lessThanOrEqualTo: value }),
  greaterThan: (value) => ({ greaterThan: value }),
  atLeast: (value) => ({ greaterThanOrEqualTo: value }),
};
