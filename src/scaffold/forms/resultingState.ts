import type { Resource } from '../../model/types/resource.ts';
import { splitWords } from '../../model/wording/words.ts';
import { mainStatus } from '../fields/traits.ts';
import { formsOf, verbOf } from './actionWords.ts';

/**
 * The state that an action leads to: `confirmOrder` to CONFIRMED, `markInvoiceAsPaid` to PAID.
 *
 * @param action the name of its mutation
 * @returns a value of the record's status; null if none is called after what is done
 */
export function resultingState(
  action: string,
  { type, fields }: Pick<Resource, 'type' | 'fields'>,
): string | null {
  const verb = verbOf(action, { type });
  if (verb === null) return null;
  const forms = formsOf(verb);
  const choices = mainStatus(fields)?.choices ?? [];
  return choices.find(({ value }) => forms.has(splitWords(value).join('')))?.value ?? null;
}
