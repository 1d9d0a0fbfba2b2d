import { getNamedType, isLeafType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import type { Field } from '../types/fields.ts';
import type { Path } from '../types/variables.ts';
import { leafKind, NUMBER_KINDS } from '../shapes/scalarKinds.ts';
import { isList, isPlainLeaf, outputFields, singleComposite } from '../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../shapes/typeShapes.ts';
import { sameName, splitWords } from '../wording/words.ts';

type Money = NonNullable<Field['money']>;

const MONEY_WORDS = new Set(
  (
    'price amount total subtotal cost fee balance revenue discount shipping salary budget ' +
    'payment tax credit debit charge refund deposit wage msrp fare rent income expense ' +
    'value limit spent due'
  ).split(' '),
);
/** Words that mean money even where no currency is named. */
const ALWAYS_MONEY = new Set(['price', 'cost', 'salary', 'revenue', 'fee', 'msrp']);
const NOT_MONEY = new Set(
  (
    'count quantity number rate percent percentage weight id days minutes hours items ' +
    'points size'
  ).split(' '),
);

/**
 * Reads a number of a record as money: `*Cents`, a price or amount with a currency beside it, a scalar
 * that is called money. Null when it is none.
 */
export function moneyOfLeaf(field: OutputField, owner: CompositeType): Money | null {
  const type = getNamedType(field.type);
  const kind = leafKind(type);
  if (isList(field.type) || !(NUMBER_KINDS.includes(kind) || namedMoney(type))) return null;
  const words = splitWords(field.name);
  if (words.some((word) => NOT_MONEY.has(word))) return null;
  const cents =
    words.some((word) => word === 'cents' || word === 'minor') || saysMinor(type.description);
  const currency = currencyBeside(owner, words);
  const meansMoney =
    cents ||
    namedMoney(type) ||
    (currency !== null &&
      words.some((word) => MONEY_WORDS.has(word)) &&
      (kind !== 'integer' || words.some((word) => ALWAYS_MONEY.has(word) || word === 'amount'))) ||
    (kind !== 'integer' && words.some((word) => ALWAYS_MONEY.has(word)));
  return meansMoney
    ? { unit: cents ? 'minor' : 'major', amount: [field.name], currency, fixedCurrency: null }
    : null;
}

/** Reads a value object as money: an amount and a currency, perhaps one deeper (`{ shopMoney { amount } }`, `{ gross { amount } }`). */
export function moneyOfObject(
  type: CompositeType,
  depth = 2,
): Pick<Money, 'amount' | 'currency' | 'unit'> | null {
  const fields = outputFields(type);
  const currency = fields.find((field) => isCurrency(field));
  const amount = fields.find(
    (field) =>
      ['amount', 'value', 'centamount', 'amountcents', 'amountincents'].includes(
        sameName(field.name),
      ) && isNumeric(field),
  );
  if (currency && amount) {
    const minor = /cent/i.test(amount.name) || saysMinor(amount.description);
    return { amount: [amount.name], currency: [currency.name], unit: minor ? 'minor' : 'major' };
  }
  if (depth === 0) return null;
  for (const name of ['gross', 'shopmoney', 'total', 'amount', 'price', 'value']) {
    const field = fields.find((candidate) => sameName(candidate.name) === name);
    const inner = field && singleComposite(field);
    const money = inner && moneyOfObject(inner, depth - 1);
    if (field && money)
      return {
        ...money,
        amount: [field.name, ...money.amount],
        currency: money.currency && [field.name, ...money.currency],
      };
  }
  return null;
}

function isNumeric(field: OutputField): boolean {
  const type = getNamedType(field.type);
  // Exact amounts travel as strings in some schemas.
  return (
    isPlainLeaf(field) &&
    (NUMBER_KINDS.includes(leafKind(type)) || namedMoney(type) || type.name === 'String')
  );
}

function isCurrency(field: OutputField): boolean {
  const words = splitWords(field.name);
  return isPlainLeaf(field) && words.includes('currency') && isLeafType(getNamedType(field.type));
}

/** The field that names the currency, one of the same prefix first (`presentmentAmount`, `presentmentCurrency`). */
function currencyBeside(owner: CompositeType, words: readonly string[]): Path | null {
  const currencies = outputFields(owner).filter(
    (field) =>
      isCurrency(field) &&
      ['currency', 'code', 'iso'].includes(splitWords(field.name).pop() ?? '') &&
      leafKind(getNamedType(field.type)) !== 'float',
  );
  const sharesPrefix = currencies.find((field) => splitWords(field.name)[0] === words[0]);
  const plain = currencies.find((field) => /^currency/i.test(field.name));
  const chosen = sharesPrefix ?? plain ?? currencies[0];
  return chosen ? [chosen.name] : null;
}

function namedMoney(type: GraphQLNamedType): boolean {
  return /^(money|price|monetaryamount|currencyamount|moneyamount|bigmoney|positivedecimalmoney)$/i.test(
    type.name,
  );
}

function saysMinor(description: string | null | undefined): boolean {
  return /\b(in )?(cents|minor units?|smallest (currency )?unit|lowest denomination)\b/i.test(
    description ?? '',
  );
}
