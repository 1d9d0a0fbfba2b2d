import type { Comparison } from './operators.ts';

/**
 * Prefix of conditions combined by OR: `any.status=DRAFT&any.total.atLeast=100`. `any2` and so on are
 * further groups; all groups must match. Of those behind `not`, none may.
 */
const GROUP = /^(any[2-9]?|not)$/;

/** The group of conditions that must not hold. */
export const NONE_OF = 'not';

/**
 * Separates the relations that lead to a filter from its name: `customer-billingCountry`, `lines-none-quantity`. GraphQL
 * names do not contain it. A name that ends with it stands for all filters there.
 */
export const STEP = '-';

/** The groups that an address may have, in order. */
export const GROUPS = ['any', 'any2', 'any3', 'any4', 'any5', 'any6', 'any7', 'any8', 'any9'];

/** The parameter of a comparison's values. @param group empty for a condition outside of groups */
export function parameterOf(filter: string, comparison: Comparison, group = ''): string {
  return [group, filter, comparison].filter((part) => part !== '').join('.');
}

/** The filter and the comparison that a parameter is about, and the group that it is in, if any. */
export function partsOf(
  parameter: string,
): readonly [filter: string, comparison: string, group: string] {
  const parts = parameter.split('.');
  const group = GROUP.test(parts[0]) ? (parts.shift() ?? '') : '';
  const [filter = '', ...comparison] = parts;
  return [filter, comparison.join('.'), group];
}
