import { getNamedType, isEnumType, isInputObjectType } from 'graphql';
import type { GraphQLEnumType } from 'graphql';
import type { FilterOperator } from '../../types/listQuery.ts';
import type { Template, Variables } from '../../types/variables.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { inputFields, isList } from '../../shapes/typeShapes.ts';
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
  const operators =
    leaf && isList(leaf.type)
      ? all.filter(({ name }) => operatorOf(name).on === 'lists' || asksPresence(name))
      : all;
  if (operators.length === 0) return null;
  // A resource's filter may have fields named like operators (`from`, `end`); those of a relation are read as such.
  if (!leaf && relation && all.length < inputFields(named).length / 2) return null;
  const field = leaf?.name ?? relation?.field.name ?? entry.name;
  const operand = operandOf(entry, operators);
  const reading = { field, relation, byKey: namesKey(entry.name) };
  const choices = leaf && !isList(leaf.type) ? getNamedType(leaf.type) : null;
  return isEnumType(choices) && getNamedType(operand).name === 'String'
    ? { ...reading, operators: onChoices(operators, choices), operand: choices }
    : { ...reading, operators, operand };
}

/** Texts that are values of an enum are chosen from those, and compared as a whole. */
function onChoices(operators: readonly FilterOperator[], choices: GraphQLEnumType) {
  return operators
    .filter(({ name }) => operatorOf(name).on !== 'texts')
    .map(({ name, variables, type }): FilterOperator => {
      const own = type.replace(/\bString\b/, choices.name);
      return { name, variables: retyped(variables, choices) as Variables, type: own };
    });
}

/** The same template, with choices in the place of texts. */
function retyped(template: Template, { name }: GraphQLEnumType): Template {
  return JSON.parse(
    JSON.stringify(template, (key, value: unknown) =>
      key === 'type' && typeof value === 'string' ? value.replace(/\bString\b/, name) : value,
    ),
  ) as Template;
}

/** What is compared with the field's own values; an operator for their presence does not determine their type. */
function operandOf(entry: FilterEntry, operators: readonly FilterOperator[]) {
  const first = (operators.find(({ name }) => !asksPresence(name)) ?? operators[0])?.name;
  const field = inputFields(entry.type).find(
    (candidate) => operatorSpelled(candidate.name)?.name === first,
  );
  return field?.type ?? entry.type;
}
