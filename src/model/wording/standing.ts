import type { Choice } from '../types/fields.ts';
import { toneOf } from './tones.ts';
import { splitWords } from './words.ts';

/**
 * What a state asks of people. `failed`: it went wrong. `waiting`: somebody has to do something next. `underWay`: it is
 * not over yet. `over`: nothing is left to do, or the word does not say so.
 */
export type Standing = 'failed' | 'waiting' | 'underWay' | 'over';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What went wrong and can be looked into; what was cancelled or blocked, somebody wanted, and a lost deal is past. */
const FAILED = words(
  'bounced breached broken crashed declined delinquent disputed error errored exception failed failing failure overdue rejected ' +
    'unhealthy violated abgelehnt fehlgeschlagen ueberfaellig echoue rejete fallido rechazado vencido',
);

/** What lies with somebody who has to go on with it. */
const WAITING = words(
  'approval awaiting draft new open opened pending proposed requested review reviewing submitted todo triage unassigned ' +
    'unapproved unconfirmed unfulfilled unpaid unread unresolved unreviewed unverified waiting ' +
    'ausstehend entwurf neu offen wartend attente brouillon nouveau abierto borrador nuevo pendiente',
);

/** What nobody else has seen so far: no date binds it. */
const DRAFT = words('draft entwurf brouillon borrador');

/** What a state asks of people, by the sense of its word and its tone among the others. */
export function standingOf({ value, tone }: Pick<Choice, 'value' | 'tone'>): Standing {
  const own = splitWords(value);
  const isPastDue = /past_?due/i.test(value);
  const isNegated = !['danger', 'neutral'].includes(toneOf(value));
  if (isPastDue || (!isNegated && own.some((word) => FAILED.has(word)))) return 'failed';
  // A shop that is open is well; so is what else is a success beside the other states.
  if (tone === 'success' || toneOf(value) === 'danger') return 'over';
  if (own.some((word) => WAITING.has(word))) return 'waiting';
  return tone === 'info' || tone === 'warning' ? 'underWay' : 'over';
}

/** Whether nobody but its author has to do with something in a state. */
export function isDraft(value: string): boolean {
  return splitWords(value).some((word) => DRAFT.has(word));
}

/** Whether something in a state can be late: it has begun, and is not over. */
export function canBeLate(choice: Pick<Choice, 'value' | 'tone'>): boolean {
  const standing = standingOf(choice);
  const own = splitWords(choice.value);
  if (isDraft(choice.value)) return false;
  // Of two states, open and closed, the first is the better one; what is due is not done for that.
  if (own.join() === 'open') return true;
  return standing === 'failed'
    ? own.includes('overdue') || own.join() === 'past,due'
    : standing !== 'over';
}
