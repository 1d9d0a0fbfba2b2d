import { isLeafType, getNamedType } from 'graphql';
import type { RowShape } from '../../shapes/rowShape.ts';
import { place } from '../../shapes/slots.ts';
import { inputFields, isList } from '../../shapes/typeShapes.ts';
import { sameName } from '../../wording/words.ts';
import type { FilterEntry, FilterReading } from './convention.ts';
import { operatorFilter } from './operatorObject.ts';
import { operand } from './readOperators.ts';

/** `total: { amount: { gte: … } }`: what an object of money is compared by is its amount. */
export function amountFilter(entry: FilterEntry, row: RowShape): FilterReading | null {
  const path = row.amountIn(entry.name);
  if (!path || isList(entry.type)) return null;
  const amount = path.reduce<FilterEntry | undefined>((outer, part) => {
    const inner =
      outer && inputFields(outer.type).find(({ name }) => sameName(name) === sameName(part));
    return inner && { ...entry, slot: [...outer.slot, inner.name], type: inner.type };
  }, entry);
  if (!amount) return null;
  const field = row.leaf(entry.name)?.name ?? entry.name;
  if (!isLeafType(getNamedType(amount.type)))
    return operatorFilter({ ...amount, name: field }, row);
  const variables = place(amount.slot, operand(amount.type));
  const name = isList(amount.type) ? ('anyOf' as const) : ('is' as const);
  const operators = [{ name, variables, type: String(amount.type) }];
  return { field, operators, relation: null, byKey: false, operand: amount.type };
}
