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
import { array, object, property, text } from '../../code/docs.ts';
import { imported } from '../../code/scope.ts';
import {
  isDemanded,
  type ChooseKind,
  type InputField,
  type InputKind,
  type KindContext,
} from '../inputPlan.ts';
import { currencyOf, currencyOfAll, isAction, moneyOfRecord } from './recordCurrency.ts';
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
  const { field, beside = [] } = context;
  const type = getNullableType(input.type);
  if (!isScalarType(type)) return null;
  const own = moneyOfLeaf(input, beside);
  const money = field ? field.money : (moneyOfRecord(input, own, context) ?? own);
  // The number that an object has on its record, with what its own name says of its unit.
  const isOfObject = field !== null && field.fields !== null;
  const amount = money && (!isOfObject || own) ? amountInput(input, context) : null;
  const place = money && placeOf({ ...money, currency: own?.currency ?? money.currency }, context);
  if (!money || !amount || !place || (isOfObject && place.reads)) return null;
  const isMinor = money.unit === 'minor';
  if (isMinor && !isKnown(money, place)) return null;
  const typed = isMinor ? '8' : '8.5';
  return {
    make: 'money',
    from: FROM,
    limits: SIZES,
    saysUnit: true,
    money: { currencies: place.currencies ?? null },
    options: [property('amount', amount.code), ...unitOf(money), ...place.options],
    ...readsOf(place, isMinor),
    ...(isMinor || amount.isWhole || place.isBeside
      ? {}
      : { example: { typed, sent: amount.isText ? `'${typed}'` : typed } }),
  };
}

/** An object that is an amount and its currency, and nothing else. */
function objectKind(type: GraphQLInputObjectType, context: KindContext): InputKind | null {
  const { field } = context;
  const shape = moneyOfObject(type);
  // Where the record has the value, that decides whether it is money.
  if (!shape || (field !== null && !field.money)) return null;
  const paths = [shape.amount, shape.nanos, shape.currency].filter((path) => path != null);
  const names = paths.map(([name]) => name);
  const fields = Object.values(type.getFields()).filter((part) => !isDeprecated(part));
  const isWhole = paths.every((path) => path.length === 1);
  if (!isWhole || fields.some((part) => !names.includes(part.name))) return null;
  const [amountName] = shape.amount;
  const amount = amountInput(type.getFields()[amountName], { ...context, field: null });
  const known = field?.money ?? currencyOfAll(context);
  const place: Place = shape.currency
    ? { options: [], isBeside: true }
    : placeOf({ ...shape, ...currencyOf(known) }, context);
  if (
    !amount ||
    !place ||
    (shape.unit === 'minor' && !shape.currency && !isKnown(field?.money ?? shape, place))
  )
    return null;
  const at = [
    property('amount', text(amountName)),
    ...(shape.nanos ? [property('nanos', text(shape.nanos[0]))] : []),
    ...(shape.currency ? [property('currency', text(shape.currency[0]))] : []),
  ];
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
      property('at', object(at)),
      ...(currency ? choiceOf(currency, context) : []),
      ...place.options,
    ],
    ...readsOf(place, shape.unit === 'minor'),
  };
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

interface Place {
  readonly options: readonly string[];
  /** An input of the same form has the currency. */
  readonly isBeside: boolean;
  /** The enum of that input, if it is one. */
  readonly currencies?: string | null;
  /** The path of the currency in the record. */
  readonly reads?: readonly string[];
}

/** Where the currency of an amount is found by its input; no options where it is not known. */
function placeOf(money: Money, context: KindContext): Place {
  const { planner, beside = [], without, isThere, within, action } = context;
  const { currency, fixedCurrency, currencyOfRecord } = money;
  const isOnRecord = isAction(context);
  const none = { options: [], isBeside: false };
  if (fixedCurrency !== null)
    return { ...none, options: [property('currency', text(fixedCurrency))] };
  if (currency === null || (currencyOfRecord && within !== null)) return none;
  const [name, ...deeper] = currency;
  const input = beside.find((other) => other.name === name);
  const isCode = input && deeper.length === 0 && !without.has(name) && !isDeprecated(input);
  if (isCode)
    return {
      options: [
        property('currencyInput', text(name)),
        ...withoutCode(money, input, { planner, isThere }),
      ],
      isBeside: true,
      currencies: enumOf(input),
    };
  const isRead = isThere && (action ?? null) === null;
  const ofRecord = within === null ? [property('currencyOf', array(currency.map(text)))] : [];
  if (within === null && (isRead || isOnRecord))
    return { ...none, options: ofRecord, reads: currency };
  const isNew = !isThere && (action ?? null) === null;
  const byDefault = isNew && money.unit === 'minor' ? planner.model.defaultCurrency : null;
  if (byDefault === null) return none;
  // A record that is duplicated has a currency.
  return { ...none, options: [...ofRecord, property('currencyDefault', text(byDefault))] };
}

/** The name of the enum that an input takes. */
function enumOf({ type }: InputField): string | null {
  const named = getNamedType(type);
  return isEnumType(named) ? named.name : null;
}

/** What an amount in the smallest unit is in while nothing is chosen in the input of its currency. */
function withoutCode(
  { unit }: Money,
  currency: InputField,
  { planner, isThere }: Pick<KindContext, 'planner' | 'isThere'>,
): string[] {
  if (unit !== 'minor' || isDemanded(currency)) return [];
  const type = getNamedType(currency.type);
  const byDefault = currency.defaultValue;
  // The schema's default is for what is not sent: a record that is there has a currency.
  if (typeof byDefault === 'string' && !isThere)
    return [property('currencyDefault', text(byDefault))];
  return isEnumType(type) ? [property('currencies', planner.choices(type.name))] : [];
}

/** Whether an input knows what the smallest unit of its amounts is. */
function isKnown({ currency, fixedCurrency }: Money, place: Place): boolean {
  return fixedCurrency !== null || currency === null || place.options.length > 0;
}

/** What an input reads of the record, whose amounts mean nothing without it if they count the smallest unit. */
function readsOf({ reads }: Place, isMinor: boolean) {
  return reads ? { reads, ...(isMinor && { isOfOneRecord: true as const }) } : {};
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
