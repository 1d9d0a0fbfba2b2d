import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import type { Field } from '../../model/types/fields.ts';
import { endsWithWords, splitWords } from '../../model/wording/words.ts';
import { array, object, property, text } from '../code/docs.ts';
import { lazily } from '../code/lazy.ts';
import { findPath } from '../fields/fieldPath.ts';
import type { InputContext, InputPlan } from './inputPlan.ts';
import { currencySources, type Candidate } from './pickedCurrencies.ts';
import { amountWords } from './pickedValues.ts';
import { lookupOf } from './pickers.ts';

/**
 * The inputs of a form, where an amount of money says which record brings it along, `unitPrice` beside a variant that
 * has `priceCents`, and a currency of which records it is. Nothing is guessed where several could be meant.
 */
export function withPicked(
  inputs: readonly InputPlan[],
  { planner: { pickedValues }, owner, isInAddress = false }: InputContext,
): InputPlan[] {
  const amounts = inputs.map((input) => onlyCandidate(input, inputs));
  const ofAmounts = new Set(amounts.flatMap((found) => found?.by ?? []));
  const read = ({ by, picker, field }: Candidate, name: string) =>
    object([property('by', text(by)), property(name, lazily(pickedValues.of(picker, field)))]);
  return inputs.map((input, index) => {
    const found = amounts[index];
    if (found) return withOption(input, read(found, 'amount'));
    const sources = isInAddress ? [] : currencySources(input, inputs, { owner, ofAmounts });
    if (sources.length === 0) return input;
    return withOption(input, array(sources.map((source) => read(source, 'currency'))));
  });
}

function withOption(input: InputPlan, picked: string): InputPlan {
  const options = [...(input.kind.options ?? []), property('picked', picked)];
  return { ...input, kind: { ...input.kind, options } };
}

/** The record that brings an amount along; undefined where there is none, or several could be meant. */
function onlyCandidate(input: InputPlan, inputs: readonly InputPlan[]): Candidate | undefined {
  const [found, ...others] = candidatesFor(input, inputs);
  return others.length > 0 ? undefined : found;
}

function candidatesFor(input: InputPlan, inputs: readonly InputPlan[]): Candidate[] {
  const { money } = input.kind;
  if (!money) return [];
  return inputs.flatMap(({ name, kind: { records } }) => {
    if (!records || records.many || !lookupOf(records.picker)) return [];
    const { picker } = records;
    const { fields } = picker.owner.resource;
    const amounts = fields.filter((field) => isTaken(field, fields, money));
    return amounts
      .filter((field) => standsFor(input.name, field.name))
      .map((field) => ({ by: name, picker, field: openPartOf(field, amounts) }));
  });
}

/** Whether a record's amount can be read, in a currency that the form can have. */
function isTaken(
  { list, money, fields }: Field,
  siblings: readonly Field[],
  { currencies }: NonNullable<InputPlan['kind']['money']>,
): boolean {
  if (list || !money || !findPath(fields ?? siblings, money.amount)) return false;
  const beside = money.currencyOfRecord ? siblings : (fields ?? siblings);
  const currency = money.currency && findPath(beside, money.currency)?.at(-1);
  if (money.currency && !currency) return false;
  // The values of another enum could be none that the form can send.
  return currencies === null || !currency || namedTypeOf(currency.type) === currencies;
}

/** Words for the part of an amount that nobody has paid yet: `balanceDue`, `outstandingAmount`. */
const OPEN = new Set('due outstanding open remaining unpaid'.split(' '));

/** What of a record's amount is still open, where the record says so: a payment of an invoice is for that. */
function openPartOf(field: Field, amounts: readonly Field[]): Field {
  if (!isVague(amountWords(field.name))) return field;
  const open = amounts.filter(({ name }) => {
    const words = splitWords(name);
    return (
      words.some((word) => OPEN.has(word)) &&
      words.every((word) => OPEN.has(word) || VAGUE.has(word))
    );
  });
  return open.length === 1 ? open[0] : field;
}

/** Words of amounts that come on top of a price, or off it: they are decided anew each time. */
const BESIDES = new Set(
  (
    'discount discounted shipping delivery handling tax taxes vat fee tip gratuity refund rebate credit surcharge ' +
    'deposit'
  ).split(' '),
);

/** Words before an amount that make it another one than the record's: `originalPrice` is not its `price`. */
const ANOTHER = new Set(
  (
    'total subtotal line row sum compare original old previous former last new min max minimum maximum lowest ' +
    'highest average purchase wholesale cost reserve starting start setup markup margin competitor'
  ).split(' '),
);

/** Words that say too little to be a part of another name: `lineAmount` is not the `amount` of what is on the line. */
const VAGUE = new Set('amount total subtotal value balance sum due'.split(' '));

/** Whether an input takes what a record has under another name, or the same: `unitPrice` its `priceCents`. */
export function standsFor(input: string, field: string): boolean {
  const whole = amountWords(input);
  const part = amountWords(field);
  if (!endsWithWords(whole, part) || whole.some((word) => BESIDES.has(word))) return false;
  const before = whole.slice(0, whole.length - part.length);
  return before.length === 0 || (!isVague(part) && !before.some((word) => ANOTHER.has(word)));
}

function isVague(words: readonly string[]): boolean {
  return words.length === 1 && VAGUE.has(words[0]);
}
