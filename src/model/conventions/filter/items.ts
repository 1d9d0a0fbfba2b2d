import { getNamedType, isInputObjectType } from 'graphql';
import type { FilterOperator } from '../../types/listQuery.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { place } from '../../shapes/slots.ts';
import { inputFields, isList } from '../../shapes/typeShapes.ts';
import { sameName } from '../../wording/words.ts';
import type { FilterEntry, FilterReading } from './convention.ts';
import { operandOf } from './operatorObject.ts';
import { EXISTS, type OperatorName } from './operators.ts';
import { operand, readOperators } from './readOperators.ts';

/** What it means for a list that one of its items is compared so. */
const OF_ITEMS: Readonly<Partial<Record<OperatorName, OperatorName>>> = {
  is: 'has',
  anyOf: 'hasAny',
};

/** `tags: { some: { eq: … } any: true }`: one of the values of a list, and whether there are any. */
export function itemFilter(entry: FilterEntry, row: RowShape): FilterReading | null {
  const leaf = row.leaf(entry.name);
  if (!leaf || !isList(leaf.type) || isList(entry.type)) return null;
  const inputs = inputFields(entry.type).filter(({ type }) => !isList(type));
  const some = inputs.find(
    ({ name, type }) => SOME.has(sameName(name)) && isInputObjectType(getNamedType(type)),
  );
  if (!some) return null;
  const all = readOperators(some.type, [...entry.slot, some.name]);
  const ofItems = all.flatMap(({ name, ...operator }): FilterOperator[] => {
    const own = OF_ITEMS[name];
    return own ? [{ ...operator, name: own }] : [];
  });
  const any = inputs.find(
    ({ name, type }) => sameName(name) === 'any' && getNamedType(type).name === 'Boolean',
  );
  const isEmpty = any && {
    name: 'isEmpty' as const,
    variables: place([...entry.slot, any.name], operand(any.type, EXISTS)),
    type: String(any.type),
  };
  return {
    field: leaf.name,
    operators: ofItems.length > 0 && isEmpty ? [...ofItems, isEmpty] : ofItems,
    relation: null,
    byKey: false,
    operand: operandOf(some.type, all),
  };
}

const SOME = new Set(['some', 'any', 'exists']);
