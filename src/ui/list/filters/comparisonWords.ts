import type { Message } from '../../../locale/messages.ts';
import type { FilterKind } from '../../../lists/listSettings.ts';
import type { Comparison } from '../../../lists/filters/comparisons.ts';

interface Words {
  /** The label of its input. */
  readonly label: Message;
  /** The filter in words, once it is set. */
  readonly sentence: Message;
}

const WORDS: Readonly<Record<Comparison, Words>> = {
  '': { label: 'Is', sentence: '{field} is {value}' },
  contains: { label: 'Contains', sentence: '{field} contains {value}' },
  startsWith: { label: 'Starts with', sentence: '{field} starts with {value}' },
  endsWith: { label: 'Ends with', sentence: '{field} ends with {value}' },
  atLeast: { label: 'Is at least', sentence: '{field} is at least {value}' },
  atMost: { label: 'Is at most', sentence: '{field} is at most {value}' },
  greaterThan: { label: 'Is greater than', sentence: '{field} is greater than {value}' },
  lessThan: { label: 'Is less than', sentence: '{field} is less than {value}' },
  between: { label: 'Is between', sentence: '{field} is between {value}' },
  isNot: { label: 'Is not', sentence: '{field} is not {value}' },
  isEmpty: { label: 'Is empty', sentence: '{field} is empty' },
};

/** What days are compared by has other words than numbers have. */
const WORDS_ON_DAYS: Readonly<Partial<Record<Comparison, Words>>> = {
  atLeast: { label: 'Is on or after', sentence: '{field} is on or after {value}' },
  atMost: { label: 'Is on or before', sentence: '{field} is on or before {value}' },
  greaterThan: { label: 'Is after', sentence: '{field} is after {value}' },
  lessThan: { label: 'Is before', sentence: '{field} is before {value}' },
};

/** The label of a comparison for a kind of field. */
export function comparisonWords(comparison: Comparison, kind: FilterKind): Words {
  const onDays = kind === 'day' || kind === 'moment' ? WORDS_ON_DAYS[comparison] : undefined;
  return onDays ?? WORDS[comparison];
}
