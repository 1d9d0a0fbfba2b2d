// Scaffolded by Frontage from the input `BooleanFilter`. `frontage pull` keeps your edits.
import type { Operators } from 'frontage/lists/filters/operands';
import type { BooleanFilter } from '../../../__generated__/ContactListQuery.graphql.ts';

/** What fields with a condition of the type can be asked. */
export const booleanFilter: Operators<BooleanFilter, boolean> = {
  isEmpty: (isEmpty) => ({ isNull: isEmpty }),
  is: (value) => ({ equalTo: value }),
};
