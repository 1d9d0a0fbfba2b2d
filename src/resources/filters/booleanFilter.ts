// Scaffolded by Frontage from the input `BooleanFilter`. `frontage pull` keeps your edits.
import type { Operators } from 'frontage/lists/filters/operands';
import type { BooleanFilter } from '../../../__generated__/ContactListQuery.graphql.ts';

/** The operators of filters whose conditions are a `BooleanFilter`. */
export const booleanFilter: Operators<BooleanFilter, boolean> = {
  isEmpty: (isEmpty) => ({ isNull: isEmpty }),
  is: (value) => ({ equalTo: value }),
};
