/**
 * How a field can be compared, by the name that stands in addresses: `total.atLeast=100`. The first,
 * without a name, is equality with one or any of several values: `status=SHIPPED`.
 */
export const COMPARISONS = {
  '': 'is',
  contains: 'contains',
  startsWith: 'starts with',
  endsWith: 'ends with',
  atLeast: 'is at least',
  atMost: 'is at most',
  moreThan: 'is more than',
  lessThan: 'is less than',
  between: 'is between',
  since: 'is from',
  until: 'is up to',
  after: 'is after',
  before: 'is before',
  isNot: 'is not',
  isEmpty: 'is empty',
} as const;

export type Comparison = keyof typeof COMPARISONS;

/** The parameter that holds a comparison's values. */
export function parameterOf(filter: string, comparison: Comparison): string {
  return comparison === '' ? filter : `${filter}.${comparison}`;
}

/** The filter and the comparison that a parameter is about. */
export function partsOf(parameter: string): readonly [filter: string, comparison: string] {
  const dot = parameter.indexOf('.');
  return dot < 0 ? [parameter, ''] : [parameter.slice(0, dot), parameter.slice(dot + 1)];
}
