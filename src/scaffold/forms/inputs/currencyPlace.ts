import { getNamedType, isEnumType } from 'graphql';
import { isDeprecated } from '../../../model/shapes/typeShapes.ts';
import type { Money } from '../../../model/types/fields.ts';
import { array, property, text } from '../../code/docs.ts';
import { isDemanded, type InputField, type KindContext } from '../inputPlan.ts';
import { isAction } from './recordCurrency.ts';

/** Where the currency of an amount is found by its input. */
export interface CurrencyPlace {
  readonly options: readonly string[];
  /** An input of the same form has the currency. */
  readonly isBeside: boolean;
  /** The enum of that input, if it is one. */
  readonly currencies?: string | null;
  /** The path of the currency in the record. */
  readonly reads?: readonly string[];
}

const UNKNOWN: CurrencyPlace = { options: [], isBeside: false };

/** Where an amount's currency is: always the same, in an input beside it, on the record, or nowhere that is known. */
export function placeOf(money: Money, context: KindContext): CurrencyPlace {
  const { currency, fixedCurrency, currencyOfRecord } = money;
  if (fixedCurrency !== null)
    return { ...UNKNOWN, options: [property('currency', text(fixedCurrency))] };
  if (currency === null || (currencyOfRecord && context.within !== null)) return UNKNOWN;
  return placeBeside(money, currency, context) ?? placeOnRecord(money, currency, context);
}

/** The input of the same form that takes the currency. */
function placeBeside(
  money: Money,
  [name, ...deeper]: readonly string[],
  context: KindContext,
): CurrencyPlace | null {
  const { beside = [], without } = context;
  const input = beside.find((other) => other.name === name);
  if (!input || deeper.length > 0 || without.has(name) || isDeprecated(input)) return null;
  return {
    options: [property('currencyInput', text(name)), ...withoutCode(money, input, context)],
    isBeside: true,
    currencies: enumOf(input),
  };
}

/** The record as it is read; a new one has a currency only where it is a duplicate, else that of the app. */
function placeOnRecord(
  { unit }: Money,
  currency: readonly string[],
  context: KindContext,
): CurrencyPlace {
  const { planner, isThere, within, action = null } = context;
  const ofRecord = within === null ? [property('currencyOf', array(currency.map(text)))] : [];
  const isRead = isAction(context) || (isThere && action === null);
  if (within === null && isRead) return { ...UNKNOWN, options: ofRecord, reads: currency };
  const isNew = !isThere && action === null;
  const byDefault = isNew && unit === 'minor' ? planner.model.defaultCurrency : null;
  if (byDefault === null) return UNKNOWN;
  return { ...UNKNOWN, options: [...ofRecord, property('currencyDefault', text(byDefault))] };
}

/** The name of the enum that an input takes. */
export function enumOf({ type }: InputField): string | null {
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
export function isKnown({ currency, fixedCurrency }: Money, place: CurrencyPlace): boolean {
  return fixedCurrency !== null || currency === null || place.options.length > 0;
}

/** What an input reads of the record, whose amounts mean nothing without it if they count the smallest unit. */
export function readsOf({ reads }: CurrencyPlace, isMinor: boolean) {
  return reads ? { reads, ...(isMinor && { isOfOneRecord: true as const }) } : {};
}
