import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import type { Field } from '../../model/types/fields.ts';
import { endsWithWords, splitWords, typeWords } from '../../model/wording/words.ts';
import type { Subject } from '../subject.ts';
import type { InputPlan } from './inputPlan.ts';
import { lookupOf, type PickerPlan } from './pickers.ts';

/** A record that brings a value along once it is picked in a form. */
export interface Candidate {
  /** The input for the record. */
  readonly by: string;
  readonly picker: PickerPlan;
  readonly field: Field;
}

interface Form {
  /** The resource whose record is written; null where there is none. */
  readonly owner: Subject | null;
  /** The inputs for records that bring an amount along, and its currency with it. */
  readonly ofAmounts: ReadonlySet<string>;
}

/**
 * The records whose currency a currency of a form is, the closest first: an invoice has that of its order, and until
 * that is picked, that of its customer. A line has that of its order and not of what is sold: a price says its own.
 *
 * @returns none where nobody knows which of several is meant
 */
export function currencySources(
  input: InputPlan,
  inputs: readonly InputPlan[],
  { owner, ofAmounts }: Form,
): Candidate[] {
  if (!isOwnCurrency(input, owner)) return [];
  const all = inputs.flatMap((one) => candidateIn(one, input) ?? []);
  const others = all.filter(({ by }) => !ofAmounts.has(by));
  const candidates = others.length > 0 ? others : all;
  const isRequired = ({ by }: Candidate) =>
    inputs.some(({ name, required }) => required && name === by);
  const required = candidates.filter(isRequired);
  const meant =
    required.length === 0
      ? candidates
      : candidates.filter(
          (one) => isRequired(one) || required.some((other) => belongs(one, other)),
        );
  const sorted = meant.toSorted(
    (one, other) => Number(belongs(other, one)) - Number(belongs(one, other)),
  );
  const isChain = sorted.every((one, index) => index === 0 || belongs(sorted[index - 1], one));
  return isChain ? sorted : [];
}

/** Whether a record of one kind has one of the other: an order a customer. */
function belongs({ picker: { owner } }: Candidate, { picker }: Candidate): boolean {
  const { type } = picker.owner.resource;
  return owner.resource.relations.some(({ to, many }) => !many && to === type);
}

/** The words before `currency` in a name: none of `currencyCode`, `invoice` of `invoiceCurrency`; null for other names. */
function wordsBefore(name: string): string[] | null {
  const words = splitWords(name);
  const whole = ['code', 'iso'].includes(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  return whole.at(-1) === 'currency' ? whole.slice(0, -1) : null;
}

/** Whether an input chooses the currency of the record that is written, and no further one. */
function isOwnCurrency({ name, kind }: InputPlan, owner: Subject | null): boolean {
  const before = wordsBefore(name);
  const isCode = kind.make === 'currency' || (kind.make === 'choice' && kind.enum !== undefined);
  if (!before || !isCode) return false;
  return before.length === 0 || endsWithWords(typeWords(owner?.resource.type ?? ''), before);
}

/** The record that an input chooses, with its one currency. */
function candidateIn(
  { name, kind: { records } }: InputPlan,
  currency: InputPlan,
): Candidate | null {
  if (!records || records.many || !lookupOf(records.picker)) return null;
  const { picker } = records;
  const [field, ...others] = picker.owner.resource.fields.filter((one) => isCodeFor(currency, one));
  return field && others.length === 0 ? { by: name, picker, field } : null;
}

/** Whether a field has codes that the input takes. The values of another enum could be none of them. */
function isCodeFor({ kind }: InputPlan, { name, kind: read, type, list, fields }: Field): boolean {
  if (list || fields || wordsBefore(name) === null) return false;
  return kind.enum === undefined
    ? read === 'string' || read === 'enum'
    : namedTypeOf(type) === kind.enum;
}
