// Scaffolded by Frontage from the input `StringFilter`. `frontage pull` keeps your edits.
import type { Operators } from 'frontage/lists/filters/operands';
import type { StringFilter } from '../../../__generated__/TagListQuery.graphql.ts';

/** The operators of filters whose conditions are a `StringFilter`. */
export const stringFilter: Operators<StringFilter, string> = {
  isEmpty: (isEmpty) => ({ isNull: isEmpty }),
  is: (value) => ({ equalTo: value }),
  isNot: (value) => ({ notEqualTo: value }),
  anyOf: (values) => ({ in: values }),
  noneOf: (values) => ({ notIn: values }),
  atMost: (value) => ({ lessThanOrEqualTo: value }),
  atLeast: (value) => ({ greaterThanOrEqualTo: value }),
  contains: (value) => ({ includesInsensitive: value }),
  doesNotContain: (value) => ({ notIncludesInsensitive: value }),
  startsWith: (value) => ({ startsWithInsensitive: value }),
  doesNotStartWith: (value) => ({ notStartsWithInsensitive: value }),
  endsWith: (value) => ({ endsWithInsensitive: value }),
  doesNotEndWith: (value) => ({ notEndsWithInsensitive: value }),
};
