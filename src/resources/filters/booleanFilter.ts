// Scaffolded by Frontage from the input `BooleanFilter`. `frontage pull` keeps your edits.
import type { BooleanFilter } from '../../../__generated__/ContactListQuery.graphql.ts';
import type { Operators } from '../../lists/filters/operands.ts';

/** What fields with a condition of the type can be asked. */
export const booleanFilter: Operators<BooleanFilter, boolean> = {
  isEmpty: (isEmpty) => ({ isNull: isEmpty }),
  is: (value) => ({ equalTo: value }),
};
