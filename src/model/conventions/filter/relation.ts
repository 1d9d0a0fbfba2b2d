import { getNamedType, isInputObjectType, isLeafType } from 'graphql';
import type { GraphQLInputField } from 'graphql';
import type { RowShape } from '../../shapes/rowShape.ts';
import { place } from '../../shapes/slots.ts';
import { inputFields, isList } from '../../shapes/typeShapes.ts';
import { sameName } from '../../wording/words.ts';
import { ownKey } from '../identity.ts';
import type { FilterEntry, FilterReading } from './convention.ts';
import { operatorSpelled } from './operators.ts';
import { operand, readOperators } from './readOperators.ts';

/** What a filter calls the conditions on a related record, or on some of several. */
export const SOME = ['some', 'any', 'exists', 'is', 'has', 'have'];

/** `customer: { id: { eq: … } }`, `tags: { some: { id: … } }`: the filter of the other resource, of which the key is used. */
export function relationFilter(entry: FilterEntry, row: RowShape): FilterReading | null {
  const relation = row.relation(entry.name);
  if (!relation || isList(entry.type) || !isInputObjectType(getNamedType(entry.type))) return null;
  const key = ownKey(relation.to)?.name ?? 'id';
  const found = keyField(inputFields(entry.type), key) ?? keyBelowSome(entry, key);
  if (!found) return null;
  const slot = [...entry.slot, ...found.path];
  const reading = { field: relation.field.name, relation, byKey: true };
  if (isLeafType(getNamedType(found.field.type)) && !isList(found.field.type)) {
    const operator = {
      name: 'is' as const,
      variables: place(slot, operand(found.field.type)),
      type: String(found.field.type),
    };
    return { ...reading, operators: [operator], operand: found.field.type };
  }
  const operators = readOperators(found.field.type, slot).filter(
    (operator) => operator.name === 'is' || operator.name === 'anyOf',
  );
  const [first] = operators;
  const operandField = inputFields(found.field.type).find(
    (field) => operatorSpelled(field.name)?.name === first?.name,
  );
  return operandField ? { ...reading, operators, operand: operandField.type } : null;
}

interface Found {
  field: GraphQLInputField;
  path: string[];
}

function keyField(fields: readonly GraphQLInputField[], key: string): Found | null {
  const field =
    fields.find((candidate) => candidate.name === key) ??
    fields.find((candidate) => sameName(candidate.name) === 'id');
  return field ? { field, path: [field.name] } : null;
}

function keyBelowSome(entry: FilterEntry, key: string): Found | null {
  const inner = inputFields(entry.type);
  const some = SOME.flatMap(
    (name) => inner.find((field) => sameName(field.name) === name) ?? [],
  )[0];
  const found = some && keyField(inputFields(some.type), key);
  return some && found ? { field: found.field, path: [some.name, ...found.path] } : null;
}
