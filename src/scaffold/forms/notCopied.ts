import type { Resource } from '../../model/types/resource.ts';
import { endsWithWords, splitWords, typeWords } from '../../model/wording/words.ts';
import type { FormPlan } from './formPlan.ts';
import type { InputPlan } from './inputPlan.ts';

/** Words for what tells one record from all others. */
const TELLING = new Set(
  (
    'number no nr code reference ref slug permalink handle sku identifier id key uid uuid guid serial barcode ean ' +
    'gtin upc isbn'
  ).split(' '),
);

/** Words that such a name has besides: `externalId`, `urlKey`. */
const BESIDE = new Set('external internal public short unique custom url'.split(' '));

/** Inputs that take what a person types. */
const TYPED = new Set(['text', 'integer', 'decimal', 'exactNumber']);

/**
 * The inputs whose values a duplicate of a record does not begin with: what identifies the record, since the
 * backend would refuse it a second time. What the backend insists on is left to the person.
 */
export function notCopied({ resource }: { readonly resource: Resource }, form: FormPlan): string[] {
  return form.inputs
    .filter((input) => !input.required && tellsApart(input, resource))
    .map(({ name }) => name);
}

/** Whether one record is known by it, as the schema says or as it is called. */
function tellsApart({ name, field, kind }: InputPlan, { keys, type }: Resource): boolean {
  return keys.includes(field?.name ?? name) || (TYPED.has(kind.make) && isTelling(name, type));
}

/** Whether a name says what tells a record apart: `number`, `orderNumber` of an order, but not of an invoice. */
function isTelling(name: string, type: string): boolean {
  const words = splitWords(name).map((word) => word.replace(/\d+$/, ''));
  const isOwn = (word: string) => TELLING.has(word) || BESIDE.has(word);
  const from = words.findIndex(isOwn);
  if (from < 0) return false;
  const before = words.slice(0, from);
  const rest = words.slice(from);
  const isOfRecord = before.length === 0 || endsWithWords(typeWords(type), before);
  return isOfRecord && rest.every(isOwn) && TELLING.has(rest.at(-1) ?? '');
}
