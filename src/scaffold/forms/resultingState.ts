import type { Resource } from '../../model/types/resource.ts';
import { splitWords } from '../../model/wording/words.ts';
import { mainStatus } from '../fields/traits.ts';

/** Words that say neither what is done nor with what part of a record. */
const FILLERS = new Set('as bulk by id mark set the to'.split(' '));

/** What has been done, by what is done, where English has a word of its own. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['hold', 'held'],
  ['pay', 'paid'],
  ['send', 'sent'],
  ['withdraw', 'withdrawn'],
  ['win', 'won'],
  ['lose', 'lost'],
]);

/**
 * The state that an action leads to: `confirmOrder` to CONFIRMED, `markInvoiceAsPaid` to PAID. An action with a part of
 * the record, such as `confirmPayment` of an order, leads to none.
 *
 * @param action the name of its mutation
 * @returns a value of the record's status; null if none is called after what is done
 */
export function resultingState(
  action: string,
  { type, fields }: Pick<Resource, 'type' | 'fields'>,
): string | null {
  const own = new Set(splitWords(type));
  const [verb, ...others] = splitWords(action).filter(
    (word) => !own.has(word) && !own.has(word.replace(/s$/, '')) && !FILLERS.has(word),
  );
  if (verb === undefined || others.length > 0) return null;
  const forms = formsOf(verb);
  const choices = mainStatus(fields)?.choices ?? [];
  return choices.find(({ value }) => forms.has(splitWords(value).join('')))?.value ?? null;
}

/** What has been done or is being done with something, in the ways in which English spells it. */
function formsOf(verb: string): ReadonlySet<string> {
  const stem = verb.replace(/e$/, '');
  const stems = [stem, `${stem}${stem.at(-1)}`, stem.replace(/y$/, 'i')];
  const regular = stems.flatMap((form) => [`${form}ed`, `${form}ing`]);
  return new Set([verb, IRREGULAR.get(verb) ?? verb, ...regular]);
}
