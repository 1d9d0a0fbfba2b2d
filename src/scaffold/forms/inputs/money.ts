import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLInputObjectType,
} from 'graphql';
import { moneyOfLeaf } from '../../../model/fields/money.ts';
import { moneyOfObject } from '../../../model/fields/moneyObject.ts';
import { leafKind, NUMBER_KINDS } from '../../../model/shapes/scalarKinds.ts';
import { isDeprecated } from '../../../model/shapes/typeShapes.ts';
import type { Money } from '../../../model/types/fields.ts';
import { object, property, text } from '../../code/docs.ts';
import { imported } from '../../code/scope.ts';
import {
  type ChooseKind,
  type InputField,
  type InputKind,
  type KindContext,
} from '../inputPlan.ts';
import { enumOf, isKnown, placeOf, readsOf, type CurrencyPlace } from './currencyPlace.ts';
import { currencyOf, currencyOfAll, moneyOfRecord } from './recordCurrency.ts';
import { scalarInput } from './scalars.ts';

const FROM = 'src/ui/form/inputs/money.tsx';
const SIZES = ['min', 'max', 'above', 'below', 'multipleOf'] as const;

/**
 * An amount of money, entered as people write it: `money({ amount: integer(), unit: 'minor' })`, or an object with
 * one. It is money where the record's value is, by the reader or by a hint; else by its own shape and names.
 */
export const moneyKind: ChooseKind = (input, context) => {
  const type = getNullableType(input.type);
  if (isListType(type) || context.isSecret || context.isInAddress) return null;
  return isInputObjectType(type) ? objectKind(type, context) : amountKind(input, context);
};

/** A number, or a decimal in a text. */
function amountKind(input: InputField, context: KindContext): InputKind | null {
  const own = moneyOfLeaf(input, context.beside ?? []);
  const money = moneyOf(input, own, context);
  const amount = money && amountInput(input, context);
  if (!money || !amount) return null;
  const place = placeOf({ ...money, currency: own?.currency ?? money.currency }, context);
  if (place.reads && isOfObject(context)) return null;
  const isMinor = money.unit === 'minor';
  if (isMinor && !isKnown(money, place)) return null;
  const isAsTyped = !isMinor && !amount.isWhole && !place.isBeside;
  return {
    make: 'money',
    from: FROM,
    limits: SIZES,
    saysUnit: true,
    money: { currencies: place.currencies ?? null },
    options: [property('amount', amount.code), ...unitOf(money), ...place.options],
    ...readsOf(place, isMinor),
    ...(isAsTyped && { example: { typed: '8.5', sent: amount.isText ? "'8.5'" : '8.5' } }),
  };
}

/** The money that a number is: that of the record's value, where it has one. */
function moneyOf(input: InputField, own: Money | null, context: KindContext): Money | null {
  if (!context.field) return moneyOfRecord(input, own, context) ?? own;
  // The number that an object has on its record, with what its own name says of its unit.
  return isOfObject(context) && !own ? null : context.field.money;
}

/** Whether the record has an object with the value. */
function isOfObject({ field }: KindContext): boolean {
  return field !== null && field.fields !== null;
}

/** An object that is an amount and its currency, and nothing else. */
function objectKind(type: GraphQLInputObjectType, context: KindContext): InputKind | null {
  const { field } = context;
  const shape = moneyOfObject(type);
  // Where the record has the value, that decides whether it is money.
  if (!shape || (field !== null && !field.money) || !isNothingElse(type, shape)) return null;
  const amount = amountInput(type.getFields()[shape.amount[0]], { ...context, field: null });
  const known = field?.money ?? currencyOfAll(context);
  const place: CurrencyPlace = shape.currency
    ? { options: [], isBeside: true }
    : placeOf({ ...shape, ...currencyOf(known) }, context);
  const isMinor = shape.unit === 'minor';
  const isClear = !isMinor || shape.currency !== null || isKnown(field?.money ?? shape, place);
  if (!amount || !isClear) return null;
  const currency = shape.currency && type.getFields()[shape.currency[0]];
  return {
    make: 'moneyObject',
    from: FROM,
    isOfObject: true,
    saysUnit: true,
    money: { currencies: (currency ? enumOf(currency) : place.currencies) ?? null },
    options: [
      property('amount', amount.code),
      ...unitOf(shape),
      property('at', object(namesOfParts(shape))),
      ...(currency ? choiceOf(currency, context) : []),
      ...place.options,
    ],
    ...readsOf(place, isMinor),
  };
}

/** Whether the fields of an input object are the parts of the amount, and no others. */
function isNothingElse(type: GraphQLInputObjectType, { amount, nanos, currency }: Money): boolean {
  const paths = [amount, nanos, currency].filter((path) => path != null);
  const names = paths.map(([name]) => name);
  const fields = Object.values(type.getFields()).filter((part) => !isDeprecated(part));
  return (
    paths.every((path) => path.length === 1) && fields.every(({ name }) => names.includes(name))
  );
}

function namesOfParts({ amount, nanos, currency }: Money): string[] {
  return [
    property('amount', text(amount[0])),
    ...(nanos ? [property('nanos', text(nanos[0]))] : []),
    ...(currency ? [property('currency', text(currency[0]))] : []),
  ];
}

/** The currencies of an input of them, and the one that new amounts have. */
function choiceOf(currency: InputField, { planner }: KindContext): string[] {
  const type = getNamedType(currency.type);
  const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  const first = currency.defaultValue ?? (values.length === 1 ? values[0] : null);
  const isOptional = !isNonNullType(currency.type) || currency.defaultValue !== undefined;
  return [
    ...(isEnumType(type) ? [property('currencies', planner.choices(type.name))] : []),
    ...(typeof first === 'string' ? [property('first', text(first))] : []),
    ...(isOptional ? ['isCurrencyOptional: true'] : []),
  ];
}

function unitOf({ unit }: Money): string[] {
  return unit === 'minor' ? [property('unit', text(unit))] : [];
}

/** The input that takes the amount as the schema has it; null where it is no number. */
function amountInput(input: InputField, { planner }: KindContext) {
  const type = getNullableType(input.type);
  if (!isScalarType(type)) return null;
  const isNumber = NUMBER_KINDS.includes(leafKind(type));
  const kind = isNumber ? scalarInput(type, planner, null, {}) : DECIMAL;
  const options = kind.options ?? [];
  return {
    code: `${imported(kind.make, kind.from)}(${options.length > 0 ? object(options) : ''})`,
    isText: kind.make === 'decimal',
    isWhole: kind.make === 'integer' || options.length > 0,
  };
}

/** A decimal in a text. */
const DECIMAL: InputKind = { make: 'decimal', from: 'src/ui/form/inputs/number.tsx' };

/** The code of a currency in a text, which amounts beside it are in: `currency()`. */
export const currencyKind: ChooseKind = (input, { beside = [], current, within }) => {
  const type = getNullableType(input.type);
  if (!isLeafType(type) || leafKind(type) !== 'string') return null;
  const names = [
    ...beside.flatMap((other) => moneyOfLeaf(other, beside)?.currency ?? []),
    ...(within ?? current).flatMap(({ money }) => money?.currency ?? []),
  ];
  const isOfAmounts = names.includes(input.name) && /currency/i.test(input.name);
  return isOfAmounts ? { make: 'currency', from: 'src/ui/form/inputs/currency.tsx' } : null;
};
