import type { Message } from '../../locale/messages.ts';
import type { FilterKind } from './filterKind.ts';

/** What an operator takes: one value, any of several, a lower and an upper bound, or whether there is a value at all. */
export type OperandKind = 'value' | 'values' | 'range' | 'presence';

interface Words {
  /** The label of its input. */
  readonly label: Message;
  /** The filter in words, once it is set. */
  readonly sentence: Message;
}

/** An operator that is a comparison: one thing that can be asked of a field. */
interface MainOperator extends Words {
  readonly operand: OperandKind;
  /** What asks for the contrary: that there is a value. */
  readonly negated?: Message;
  /** Days are compared in other words than numbers. */
  readonly onDays?: Words;
}

/** An operator that asks another's comparison in its own way: of several values, or of a field that holds several. */
interface JoinedOperator {
  readonly operand: OperandKind;
  readonly joins: string;
  /** The label of its choices. */
  readonly label?: Message;
}

/** The operators, in the order in which they are offered. */
export const OPERATORS = {
  is: { operand: 'value', label: 'Is', sentence: '{field} is {value}' },
  anyOf: { joins: 'is', operand: 'values', label: 'Is any of' },
  has: { joins: 'is', operand: 'value' },
  hasAny: { joins: 'is', operand: 'values' },
  hasAll: { operand: 'values', label: 'Has all of', sentence: '{field} has all of {value}' },
  includes: { operand: 'value', label: 'Includes', sentence: '{field} includes {value}' },
  overlaps: { operand: 'range', label: 'Overlaps', sentence: '{field} overlaps {value}' },
  covers: { operand: 'range', label: 'Covers', sentence: '{field} covers {value}' },
  liesWithin: { operand: 'range', label: 'Lies within', sentence: '{field} lies within {value}' },
  endsBefore: { operand: 'value', label: 'Ends before', sentence: '{field} ends before {value}' },
  startsAfter: {
    operand: 'value',
    label: 'Starts after',
    sentence: '{field} starts after {value}',
  },
  hasKey: { operand: 'value', label: 'Has the key', sentence: '{field} has the key {value}' },
  contains: { operand: 'value', label: 'Contains', sentence: '{field} contains {value}' },
  doesNotContain: {
    operand: 'value',
    label: 'Does not contain',
    sentence: '{field} does not contain {value}',
  },
  startsWith: {
    operand: 'value',
    label: 'Starts with',
    sentence: '{field} starts with {value}',
  },
  endsWith: { operand: 'value', label: 'Ends with', sentence: '{field} ends with {value}' },
  doesNotStartWith: {
    operand: 'value',
    label: 'Does not start with',
    sentence: '{field} does not start with {value}',
  },
  doesNotEndWith: {
    operand: 'value',
    label: 'Does not end with',
    sentence: '{field} does not end with {value}',
  },
  atLeast: {
    operand: 'value',
    label: 'Is at least',
    sentence: '{field} is at least {value}',
    onDays: { label: 'Is on or after', sentence: '{field} is on or after {value}' },
  },
  atMost: {
    operand: 'value',
    label: 'Is at most',
    sentence: '{field} is at most {value}',
    onDays: { label: 'Is on or before', sentence: '{field} is on or before {value}' },
  },
  greaterThan: {
    operand: 'value',
    label: 'Is greater than',
    sentence: '{field} is greater than {value}',
    onDays: { label: 'Is after', sentence: '{field} is after {value}' },
  },
  lessThan: {
    operand: 'value',
    label: 'Is less than',
    sentence: '{field} is less than {value}',
    onDays: { label: 'Is before', sentence: '{field} is before {value}' },
  },
  between: { operand: 'range', label: 'Is between', sentence: '{field} is between {value}' },
  inNetwork: {
    operand: 'value',
    label: 'Is in the network',
    sentence: '{field} is in the network {value}',
  },
  isNot: { operand: 'value', label: 'Is not', sentence: '{field} is not {value}' },
  noneOf: { joins: 'isNot', operand: 'values', label: 'Is none of' },
  hasNone: { joins: 'isNot', operand: 'values' },
  isEmpty: {
    operand: 'presence',
    label: 'Is empty',
    sentence: '{field} is empty',
    negated: '{field} is not empty',
  },
} as const satisfies Record<string, MainOperator | JoinedOperator>;

export type OperatorName = keyof typeof OPERATORS;

type MainName = {
  [Name in OperatorName]: (typeof OPERATORS)[Name] extends MainOperator ? Name : never;
}[OperatorName];

/**
 * How a field can be compared, by its name in addresses: `total.atLeast=100`. The one without a name is
 * equality with one or any of several values: `status=SHIPPED`.
 */
export type Comparison = '' | Exclude<MainName, 'is'>;

const ALL: ReadonlyArray<readonly [string, MainOperator | JoinedOperator]> =
  Object.entries(OPERATORS);

/** The comparisons, in the order in which they are offered. */
export const COMPARISONS = ALL.flatMap(([name, operator]) =>
  'joins' in operator ? [] : [name === 'is' ? '' : name],
) as readonly Comparison[];

/** The operators that ask a comparison and take such an operand. */
export function operatorsFor(comparison: Comparison, operand: OperandKind): OperatorName[] {
  const main = mainName(comparison);
  return ALL.filter(
    ([name, operator]) =>
      operator.operand === operand &&
      (name === main || ('joins' in operator && operator.joins === main)),
  ).map(([name]) => name as OperatorName);
}

/** What a comparison takes. */
export function operandOf(comparison: Comparison): OperandKind {
  return OPERATORS[mainName(comparison)].operand;
}

/** Whether a comparison means all of its values rather than any of them. */
export function meansAll(comparison: Comparison): boolean {
  return comparison === 'hasAll';
}

/** The words for a comparison, as they are of fields of a kind. */
export function comparisonWords(comparison: Comparison, kind: FilterKind): Words {
  const operator: MainOperator = OPERATORS[mainName(comparison)];
  return (kind === 'day' || kind === 'moment' ? operator.onDays : undefined) ?? operator;
}

/** What asks for the contrary of a comparison. */
export function negatedSentence(comparison: Comparison): Message | undefined {
  const operator: MainOperator = OPERATORS[mainName(comparison)];
  return operator.negated;
}

/** The label of the choices of which any may be meant. */
export function choicesLabel(comparison: Comparison): Message {
  const [name] = operatorsFor(comparison, 'values');
  const operator: MainOperator | JoinedOperator = OPERATORS[name];
  return operator.label ?? OPERATORS[mainName(comparison)].label;
}

function mainName(comparison: Comparison): MainName {
  return comparison === '' ? 'is' : comparison;
}
