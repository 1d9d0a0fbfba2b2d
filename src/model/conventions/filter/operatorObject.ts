import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isScalarType,
} from 'graphql';
import type {
  GraphQLEnumType,
  GraphQLInputType,
  GraphQLNamedType,
  GraphQLScalarType,
} from 'graphql';
import type { FilterOperator } from '../../types/listQuery.ts';
import type { Template, Variables } from '../../types/variables.ts';
import type { RelationShape, RowShape } from '../../shapes/rowShape.ts';
import { leafKind } from '../../shapes/scalarKinds.ts';
import { inputFields, isList, type OutputField } from '../../shapes/typeShapes.ts';
import { ownKey } from '../identity.ts';
import type { FilterEntry, FilterReading } from './convention.ts';
import { asksPresence, operatorOf, operatorSpelled } from './operators.ts';
import { readOperators } from './readOperators.ts';
import { namesKey } from './relationKey.ts';

/** `title: { eq: …, contains: … }`: an object of operators in any of their spellings. */
export function operatorFilter(entry: FilterEntry, row: RowShape): FilterReading | null {
  const named = getNamedType(entry.type);
  if (isList(entry.type) || !isInputObjectType(named)) return null;
  const leaf = row.leaf(entry.name);
  const relation = row.relation(entry.name) ?? null;
  const all = readOperators(entry.type, entry.slot, leaf !== undefined);
  const operators = leaf && isList(leaf.type) ? operatorsOfItems(all) : all;
  if (operators.length === 0) return null;
  // A resource's filter may have fields named like operators (`from`, `end`); those of a relation are read as such.
  if (!leaf && relation && all.length < inputFields(named).length / 2) return null;
  const field = leaf?.name ?? relation?.field.name ?? entry.name;
  const operand = operandOf(entry.type, operators);
  const reading = { field, relation, byKey: namesKey(entry.name) };
  const said = getNamedType(operand);
  const meant = leaf ? choicesOf(leaf, said) : relation && keyOfAny(relation, said);
  return meant
    ? { ...reading, operators: onValues(operators, said, meant), operand: meant }
    : { ...reading, operators, operand };
}

/** What single values say of a field that has several: what compares all of them at once is nothing that people look for. */
function operatorsOfItems(operators: readonly FilterOperator[]): FilterOperator[] {
  const named = (name: FilterOperator['name']) => operators.find((each) => each.name === name);
  const as = (name: FilterOperator['name'], operator: FilterOperator | undefined) =>
    operator ? [{ ...operator, name }] : [];
  const own = operators.filter(({ name }) => operatorOf(name).on === 'lists' || asksPresence(name));
  if (own.some(({ name }) => name === 'has')) return own;
  // Where a part can be asked for, equality may be that of the whole.
  const contains = named('contains');
  if (contains) return [...own, ...as('has', contains), ...as('isNot', named('doesNotContain'))];
  if (!named('is')) return own;
  return [
    ...own,
    ...as('has', named('is')),
    ...as('isNot', named('isNot')),
    ...(own.some(({ name }) => name === 'hasAny') ? [] : as('hasAny', named('anyOf'))),
    ...(own.some(({ name }) => name === 'hasNone') ? [] : as('hasNone', named('noneOf'))),
  ];
}

/** `price: [{ gt: … }]`: a list of objects of operators for a value of the record, which all have to hold. */
export function listedOperatorFilter(entry: FilterEntry, row: RowShape): FilterReading | null {
  const type = getNullableType(entry.type);
  if (!isListType(type) || !row.leaf(entry.name)) return null;
  return operatorFilter({ ...entry, slot: [...entry.slot, '0'], type: type.ofType }, row);
}

/** The enum whose values are compared as texts. */
function choicesOf({ type }: OutputField, { name }: GraphQLNamedType): GraphQLEnumType | null {
  const choices = isList(type) ? null : getNamedType(type);
  return isEnumType(choices) && name === 'String' ? choices : null;
}

/** What a related record is known by, where the schema lets anything be compared with the relation: `author: { equals: JSON }`. */
function keyOfAny({ to }: RelationShape, said: GraphQLNamedType): GraphQLScalarType | null {
  const key = ownKey(to);
  const type = key && getNamedType(key.type);
  return leafKind(said) === 'json' && isScalarType(type) ? type : null;
}

/** Values of an enum, or keys, are chosen from those, and compared as a whole. */
function onValues(
  operators: readonly FilterOperator[],
  said: GraphQLNamedType,
  meant: GraphQLNamedType,
) {
  const named = new RegExp(String.raw`\b${said.name}\b`);
  return operators
    .filter(({ name }) => operatorOf(name).on !== 'texts')
    .map(({ name, variables, type }): FilterOperator => {
      const own = type.replace(named, meant.name);
      return { name, variables: retyped(variables, named, meant) as Variables, type: own };
    });
}

/** A template with the type that is meant in the place of the one that the schema says. */
function retyped(template: Template, said: RegExp, { name }: GraphQLNamedType): Template {
  return JSON.parse(
    JSON.stringify(template, (key, value: unknown) =>
      key === 'type' && typeof value === 'string' ? value.replace(said, name) : value,
    ),
  ) as Template;
}

/** What is compared with the field's own values; an operator for their presence does not determine their type. */
export function operandOf(
  type: GraphQLInputType,
  operators: readonly FilterOperator[],
): GraphQLInputType {
  const first = operators.find(({ name }) => !asksPresence(name)) ?? operators[0];
  const spelled = inputFields(type).filter(
    ({ name }) => operatorSpelled(name)?.name === first?.name,
  );
  // `is: Boolean` beside `eq: DateTime`: both are equality by their names.
  const field = spelled.find((candidate) => String(candidate.type) === first?.type) ?? spelled[0];
  return field?.type ?? type;
}
