import { getNamedType, isCompositeType, type GraphQLNamedType } from 'graphql';
import type { Money } from '../types/fields.ts';
import { leafKind, NUMBER_KINDS } from '../shapes/scalarKinds.ts';
import { isList } from '../shapes/typeShapes.ts';
import type { ValueField } from '../shapes/typeShapes.ts';
import { splitWords } from '../wording/words.ts';
import {
  currencyBeside,
  currencyOfCents,
  namedMoney,
  namesMoneyObject,
  saysInMinor,
  saysMinorByName,
  withoutUnit,
} from './moneyWords.ts';
import { countsSmallestUnit } from './smallestUnit.ts';

const MONEY_WORDS = new Set(
  (
    'price amount total subtotal cost fee balance revenue discount shipping salary budget ' +
    'payment tax credit debit charge refund deposit wage msrp fare rent income expense ' +
    'value limit spent due'
  ).split(' '),
);
/** Words that mean money even where no currency is named. */
const ALWAYS_MONEY = new Set(['price', 'cost', 'salary', 'revenue', 'fee', 'msrp']);
/**
 * Words that mean money at the end of a name, where a currency is beside it: also of a text, which then is
 * a decimal, and inside an object, which may measure something else.
 */
const CLEARLY_MONEY = new Set(
  'price amount total subtotal cost fee balance revenue salary budget msrp'.split(' '),
);
const NOT_MONEY = new Set(
  (
    'count quantity number rate percent percentage weight id days minutes hours items ' +
    'points size version factor factors ratio ratios rates percents percentages multiplier coefficient ' +
    'exponent precision scale basis bps'
  ).split(' '),
);

/**
 * Reads a number of a record, or of an input, as money: `*Cents`, `*_minor`, a price or amount with a currency beside it, a scalar
 * that is called money. Null when it is none.
 *
 * @param beside the fields of the type that has it, or of the input
 * @param record the fields of the record in which that type is a value object, whose currency may be that of all
 *   its amounts; null where it cannot be read from here
 */
export function moneyOfLeaf(
  field: ValueField,
  beside: readonly ValueField[],
  record: readonly ValueField[] | null = null,
): Money | null {
  const type = getNamedType(field.type);
  const words = splitWords(field.name);
  const { currency, isOfRecord } = currencyFor(words, beside, record);
  const isText = type.name === 'String' && leafKind(type) === 'string';
  const mayBeAmount = isText
    ? currency !== null && isClear(words)
    : NUMBER_KINDS.includes(leafKind(type)) || namedMoney(type);
  if (!mayBeAmount || isList(field.type) || isOtherNumber(words, beside)) return null;
  const cents = !isText && countsCents(field, words, currency !== null);
  if (!cents && !isText && !meansMoney(type, words, currency !== null)) return null;
  return {
    unit: cents ? 'minor' : 'major',
    amount: [field.name],
    currency,
    fixedCurrency: currency === null ? currencyOfCents(type) : null,
    ...(isOfRecord && { currencyOfRecord: true }),
  };
}

/** Whether a name means money wherever a currency is near. */
function isClear(words: readonly string[]): boolean {
  return CLEARLY_MONEY.has(words.at(-1) ?? '') || saysMinorByName(words);
}

/** The currency of an amount: the one beside it, else that of the record around the object that has it. */
function currencyFor(
  words: readonly string[],
  beside: readonly ValueField[],
  record: readonly ValueField[] | null,
): { currency: Money['currency']; isOfRecord: boolean } {
  const own = currencyBeside(beside, words);
  if (own !== null || record === null || record === beside || !isClear(words))
    return { currency: own, isOfRecord: false };
  // What has a unit of its own measures something else.
  const above = beside.some(({ name }) => name === 'unit') ? null : currencyBeside(record, []);
  return { currency: above, isOfRecord: above !== null };
}

/** Whether a number counts or measures something else than money, as its name says or what is beside it. */
function isOtherNumber(words: readonly string[], beside: readonly ValueField[]): boolean {
  // `revenueShare` is a part of a revenue, of a whole; a `sharePrice` is a price.
  const isPart = words.at(-1) === 'share';
  return isPart || words.some((word) => NOT_MONEY.has(word)) || isCountBeside(words, beside);
}

/** Whether a number is one of whole units of money: by its type, or by its name, of which a whole number needs a clearer one. */
function meansMoney(
  type: GraphQLNamedType,
  words: readonly string[],
  hasCurrency: boolean,
): boolean {
  if (namedMoney(type)) return true;
  const isAlways = words.some((word) => ALWAYS_MONEY.has(word));
  if (leafKind(type) !== 'integer')
    return isAlways || (hasCurrency && words.some((word) => MONEY_WORDS.has(word)));
  return hasCurrency && (isAlways || words.includes('amount'));
}

/** Whether an amount is in the smallest unit of its currency: by its name, by its type, or as its description says. */
function countsCents(field: ValueField, words: readonly string[], hasCurrency: boolean): boolean {
  const type = getNamedType(field.type);
  const isAmount = hasCurrency || namedMoney(type) || words.some((word) => MONEY_WORDS.has(word));
  // `protocol_minor` is a part of a version.
  if (saysMinorByName(words)) return isAmount || words.at(-1) !== 'minor';
  return countsSmallestUnit(type) || (isAmount && saysInMinor(field.description));
}

/**
 * Whether a number says by its name that it counts cents, and the same amount is beside it in whole units: `priceCents`
 * beside `price`. It is shown and entered as the count that it is, so that nobody takes one for the other.
 */
function isCountBeside(words: readonly string[], beside: readonly ValueField[]): boolean {
  const whole = withoutUnit(words);
  const twin = whole && beside.find(({ name }) => splitWords(name).join(' ') === whole.join(' '));
  if (!twin) return false;
  const type = getNamedType(twin.type);
  return isCompositeType(type) ? namesMoneyObject(type) : moneyOfLeaf(twin, beside) !== null;
}
