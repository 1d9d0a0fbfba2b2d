import { NONE_OF } from '../../../lists/filters/comparisons.ts';
import type { Message } from '../../../locale/messages.ts';

/** `begin` begins a group, `heading` stands before its conditions, `list` names their list, `form` the form of one. */
const ANY = {
  begin: 'Match any of…',
  heading: 'Any of',
  list: 'Filters of which any can match',
  form: 'Any of these: {field}',
} as const satisfies Record<string, Message>;

const NONE = {
  begin: 'Match none of…',
  heading: 'None of',
  list: 'Filters of which none may match',
  form: 'None of these: {field}',
} as const satisfies Record<string, Message>;

/** The words for a group of which any, or none, may match. */
export function groupWords(group: string): typeof ANY | typeof NONE {
  return group === NONE_OF ? NONE : ANY;
}
