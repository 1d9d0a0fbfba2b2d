import { getNamedType, isCompositeType } from 'graphql';
import { moneyOfLeaf } from '../../../model/fields/money.ts';
import { leafKind } from '../../../model/shapes/scalarKinds.ts';
import { outputFields } from '../../../model/shapes/typeShapes.ts';
import type { Money } from '../../../model/types/fields.ts';
import type { InputField, KindContext } from '../inputPlan.ts';

/** An action on a record, which is read first for what its inputs need of it. */
export function isAction({ action = null, owner, within }: KindContext): boolean {
  return action !== null && within === null && owner?.resource.lookup != null;
}

/**
 * An amount that an action takes, in the currency that only the record has: `refund(id, amountCents)`. Whether a whole
 * number without a unit in its name counts cents cannot be known.
 */
export function moneyOfRecord(
  input: InputField,
  own: Money | null,
  context: KindContext,
): Money | null {
  const { planner, owner, beside = [] } = context;
  const known = own?.currency ? null : currencyOfAll(context);
  if (!known || !owner) return null;
  const type = planner.schema.getType(owner.resource.type);
  const fields = isCompositeType(type) ? outputFields(type) : [];
  const money = own ?? moneyOfLeaf(input, beside, fields);
  const isCount = leafKind(getNamedType(input.type)) === 'integer';
  if (!money || (money.unit === 'major' && isCount)) return null;
  return { ...money, ...currencyOf(known) };
}

/** The currency that all amounts of a record are in, as far as they say; null where an action has no record. */
export function currencyOfAll(context: KindContext): Money | null {
  if (!isAction(context)) return null;
  const moneys = context.current.flatMap(({ name, fields, money }) => {
    if (!money?.currency && !money?.fixedCurrency) return [];
    const isInside = fields !== null && !money.currencyOfRecord && money.currency !== null;
    return [isInside ? { ...money, currency: [name, ...(money.currency ?? [])] } : money];
  });
  const places = new Set(moneys.map((money) => money.fixedCurrency ?? money.currency?.join('.')));
  return places.size === 1 ? moneys[0] : null;
}

/** The part of an amount's description that says where its currency is. */
export function currencyOf(money: Money | null): Partial<Money> {
  if (!money) return {};
  const { currency, fixedCurrency, currencyOfRecord } = money;
  return { currency, fixedCurrency, currencyOfRecord };
}
