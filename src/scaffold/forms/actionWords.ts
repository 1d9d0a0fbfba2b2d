import type { Resource } from '../../model/types/resource.ts';
import { splitWords } from '../../model/wording/words.ts';

/** Words that say neither what is done nor with what part of a record. */
const FILLERS = new Set('as bulk by id mark set the to'.split(' '));

/** What has been done or is, by what is done, where English has words of its own. */
const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map([
  ['activate', ['active']],
  ['ban', ['banned']],
  ['deactivate', ['inactive']],
  ['freeze', ['frozen']],
  ['hide', ['hidden']],
  ['hold', ['held']],
  ['lose', ['lost']],
  ['pay', ['paid']],
  ['reactivate', ['active']],
  ['send', ['sent']],
  ['show', ['shown', 'visible']],
  ['win', ['won']],
  ['withdraw', ['withdrawn']],
]);

/**
 * What an action does with a record: `confirm` of `confirmOrder`, `pay` of `markInvoiceAsPaid` as `paid`. An action with a
 * part of the record, such as `confirmPayment` of an order, does nothing with it.
 *
 * @param action the name of its mutation
 */
export function verbOf(action: string, { type }: Pick<Resource, 'type'>): string | null {
  const own = new Set(splitWords(type));
  const [verb, ...others] = splitWords(action).filter(
    (word) => !own.has(word) && !own.has(word.replace(/s$/, '')) && !FILLERS.has(word),
  );
  return verb === undefined || others.length > 0 ? null : verb;
}

/** What has been done or is being done with something, in the ways in which English spells it. */
export function formsOf(verb: string): ReadonlySet<string> {
  const stem = verb.replace(/e$/, '');
  const stems = [stem, `${stem}${stem.at(-1)}`, stem.replace(/y$/, 'i')];
  const regular = stems.flatMap((form) => [`${form}ed`, `${form}ing`]);
  return new Set([verb, ...(IRREGULAR.get(verb) ?? []), ...regular]);
}
