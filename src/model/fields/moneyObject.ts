import type { Money } from '../types/fields.ts';
import { getNamedType, type GraphQLInputObjectType } from 'graphql';
import { isPlainLeaf, isWholeNumber, singleObject, valueFields } from '../shapes/typeShapes.ts';
import type { CompositeType, ValueField } from '../shapes/typeShapes.ts';
import { sameName, splitWords } from '../wording/words.ts';
import {
  currencyBeside,
  currencyByUnit,
  currencyPath,
  isNumeric,
  namesMoneyObject,
  saysMinor,
  saysMinorByName,
} from './moneyWords.ts';
import { countsSmallestUnit } from './smallestUnit.ts';

/** Amounts in whole units of their currency. */
const MAJOR = ['amount', 'value', 'decimal', 'majoramount', 'amountmajor', 'decimalamount'];
/** Amounts in its smallest unit. */
const MINOR = new Set(
  (
    'cents centamount amountcents amountincents centsamount minor minoramount amountminor minorunits ' +
    'minorunit amountinminorunits amountminorunits minorvalue valueminor valueincents valuecents pence'
  ).split(' '),
);

type ValueObject = CompositeType | GraphQLInputObjectType;

/** The objects that money lies in, likeliest first. */
const INNER = ['gross', 'shopmoney', 'total', 'amount', 'money', 'price', 'value', 'net'];

/**
 * Reads a value object as money: an amount, whole, in hundredths (`{ cents }`) or in units and billionths
 * (`{ units nanos }`), with its currency, perhaps one deeper (`{ shopMoney { amount } }`). Null when it is none.
 *
 * @param type the object's type, or that of an input
 * @param record the fields of the record that the object is a value of, which may name the currency instead
 */
export function moneyOfObject(
  type: ValueObject,
  record: readonly ValueField[] | null = null,
  depth = 2,
): Money | null {
  const own = amountAndCurrency(type);
  if (own?.currency) return own;
  const above = own && record ? currencyBeside(record, []) : null;
  if (own && (namesMoneyObject(type) || own.nanos))
    return above ? { ...own, currency: above, currencyOfRecord: true } : own;
  if (own && own.unit === 'minor' && above)
    return { ...own, currency: above, currencyOfRecord: true };
  return depth === 0 ? null : moneyInside(type, record, depth);
}

function moneyInside(
  type: ValueObject,
  record: readonly ValueField[] | null,
  depth: number,
): Money | null {
  const fields = valueFields(type);
  for (const name of INNER) {
    const field = fields.find((candidate) => sameName(candidate.name) === name);
    const inner = field && singleObject(field);
    const money = inner && moneyOfObject(inner, record, depth - 1);
    if (!field || !money) continue;
    return {
      ...money,
      amount: [field.name, ...money.amount],
      ...(money.nanos && { nanos: [field.name, ...money.nanos] }),
      currency:
        money.currency && !money.currencyOfRecord
          ? [field.name, ...money.currency]
          : money.currency,
    };
  }
  return null;
}

/** The amount and the currency that an object has among its own fields. */
function amountAndCurrency(type: ValueObject): Money | null {
  const fields = valueFields(type);
  const named = (name: string) => fields.find((field) => sameName(field.name) === name);
  const units = named('units');
  const nanos = named('nanos') ?? named('nano');
  const isMoney = namesMoneyObject(type);
  const currency =
    fields.map(currencyPath).find((path) => path !== null) ?? currencyByUnit(fields, isMoney);
  if (units && nanos && isNumeric(units) && isNumeric(nanos))
    return { ...WHOLE, amount: [units.name], nanos: [nanos.name], currency };
  const amount = amountIn(fields);
  if (!amount) return null;
  const isMinor =
    MINOR.has(sameName(amount.name)) ||
    saysMinorByName(splitWords(amount.name)) ||
    saysMinor(amount.description) ||
    countsSmallestUnit(getNamedType(amount.type)) ||
    (isWholeNumber(amount.type) && fields.some(saysScale));
  return { ...WHOLE, unit: isMinor ? 'minor' : 'major', amount: [amount.name], currency };
}

/** Beside a whole number, how many of its digits are behind the point. */
function saysScale({ name, type }: ValueField): boolean {
  return (
    ['scale', 'exponent', 'precision', 'fractiondigits', 'decimalplaces', 'decimals'].includes(
      sameName(name),
    ) && isWholeNumber(type)
  );
}

const WHOLE = { unit: 'major', fixedCurrency: null } as const;

/** The number that an object is about: the whole amount before the one in its smallest unit. */
function amountIn(fields: readonly ValueField[]): ValueField | undefined {
  const numbers = fields.filter((field) => isPlainLeaf(field) && isNumeric(field));
  return (
    MAJOR.map((name) => numbers.find((field) => sameName(field.name) === name)).find(Boolean) ??
    numbers.find((field) => MINOR.has(sameName(field.name)))
  );
}
