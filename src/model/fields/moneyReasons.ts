import { getNamedType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';
import { outputField } from '../shapes/typeShapes.ts';
import type { Field, Money } from '../types/fields.ts';
import type { Resource } from '../types/resource.ts';
import { splitWords } from '../wording/words.ts';
import { currencyOfCents, saysInMinor, saysMinorByName } from './moneyWords.ts';
import { countsSmallestUnit } from './smallestUnit.ts';

/**
 * A resource with the reasons why its amounts are read in whole units or the smallest ones, and where their currency is.
 *
 * @param hinted the paths of the amounts of which a hint says what they count
 */
export function withMoneyReasons(
  resource: Resource,
  schema: GraphQLSchema,
  hinted: readonly string[] = [],
): Resource {
  const type = schema.getType(resource.type);
  if (!type) return resource;
  const reasons = amountsIn(resource.fields, type, []).map(({ path, money, owner, steps }) => {
    const name = path.join('.');
    const unit = hinted.includes(name) ? 'as a hint says' : unitReason(money, owner, steps);
    return [
      `money.${name}`,
      `${unitWords(money)}, ${unit}; ${currencyReason(money, owner, steps)}`,
    ];
  });
  if (reasons.length === 0) return resource;
  return { ...resource, why: { ...resource.why, ...Object.fromEntries(reasons) } };
}

interface Amount {
  readonly path: readonly string[];
  readonly money: Money;
  /** The type that has the field at the path's end. */
  readonly owner: GraphQLNamedType;
  /** The names from there to the number. */
  readonly steps: readonly string[];
}

function amountsIn(
  fields: readonly Field[],
  owner: GraphQLNamedType,
  within: readonly string[],
): Amount[] {
  return fields.flatMap(({ name, money, fields: inside }) => {
    const path = [...within, name];
    if (money)
      return [{ path, money, owner, steps: inside ? [name, ...money.amount] : money.amount }];
    const field = inside && outputField(owner, name);
    return field ? amountsIn(inside, getNamedType(field.type), path) : [];
  });
}

function unitWords({ unit, nanos }: Money): string {
  if (nanos) return 'whole units and billionths';
  return unit === 'minor' ? 'counts the smallest unit' : 'whole units';
}

/** What says so: a name, a type or a description, where the amount is or on the way to it. */
function unitReason({ unit }: Money, owner: GraphQLNamedType, steps: readonly string[]): string {
  if (unit === 'major') return 'as nothing says otherwise';
  let type = owner;
  for (const name of steps) {
    const field = outputField(type, name);
    if (!field) break;
    if (saysMinorByName(splitWords(name))) return `as the name \`${name}\` says`;
    if (saysInMinor(field.description)) return `as the description of \`${name}\` says`;
    type = getNamedType(field.type);
    if (countsSmallestUnit(type)) return `as \`${type.name}\` does`;
  }
  // Parts of an object have shorter names, which say the same: `{ cents currency }`.
  return `as the name \`${steps.at(-1)}\` says`;
}

function typeOfField(type: GraphQLNamedType, name: string): GraphQLNamedType {
  const field = outputField(type, name);
  return field ? getNamedType(field.type) : type;
}

function currencyReason(
  { currency, currencyOfRecord, fixedCurrency }: Money,
  owner: GraphQLNamedType,
  steps: readonly string[],
): string {
  if (fixedCurrency !== null) {
    const { name } = steps.reduce(typeOfField, owner);
    const isNamed = currencyOfCents({ name }) === fixedCurrency;
    return isNamed ? `\`${name}\` names ${fixedCurrency}` : `a hint says ${fixedCurrency}`;
  }
  if (currency === null) return 'nothing names its currency';
  return `\`${currency.join('.')}\`${currencyOfRecord ? ' of the record' : ''} names its currency`;
}
