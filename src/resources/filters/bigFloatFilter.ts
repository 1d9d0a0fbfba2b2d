// Scaffolded by Frontage from the input `BigFloatFilter`. `frontage pull` keeps your edits.
import type { Operators } from 'frontage/lists/filters/operands';
import type { BigFloatFilter } from '../../../__generated__/BlendComponentListQuery.graphql.ts';

/** The operators of filters whose conditions are a `BigFloatFilter`. */
export const bigFloatFilter: Operators<BigFloatFilter, string> = {
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
