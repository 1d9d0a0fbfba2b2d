import { getNamedType, isEnumType, isInputObjectType, isLeafType, isScalarType } from 'graphql';
import type {
  GraphQLEnumType,
  GraphQLInputField,
  GraphQLInputType,
  GraphQLNamedType,
} from 'graphql';
import type { Filter, FilterField } from '../../types/listQuery.ts';
import type { Hole, Slot, Template } from '../../types/variables.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { leafKind } from '../../shapes/scalarKinds.ts';
import { place } from '../../shapes/slots.ts';
import { inputFields, isList } from '../../shapes/typeShapes.ts';
import type { OutputField } from '../../shapes/typeShapes.ts';
import { fieldLabel } from '../../wording/labels.ts';
import { sameName } from '../../wording/words.ts';
import { operatorOf, operatorSpelled } from './operators.ts';
import type { OperatorName } from './operators.ts';
import { operand } from './readOperators.ts';

const FIELD_NAMES = ['field', 'column', 'attribute', 'property', 'key', 'name'];
const OPERATOR_NAMES = ['operator', 'op', 'condition', 'comparator', 'operation', 'conditiontype'];
const VALUE_NAMES = ['value', 'values'];

/** `{ column: TITLE, operator: EQ, value: … }`, one or a list of them: the field and the operator are values. */
export function tripleFilter(argument: ListArgument, row: RowShape): Filter | null {
  if (!isInputObjectType(getNamedType(argument.type))) return null;
  const inputs = inputFields(argument.type);
  const by = inputs.find((input) => FIELD_NAMES.includes(sameName(input.name)));
  const operator = inputs.find((input) => OPERATOR_NAMES.includes(sameName(input.name)));
  const value = inputs.find((input) => VALUE_NAMES.includes(sameName(input.name)));
  const operators = operator && getNamedType(operator.type);
  if (
    !by ||
    !operator ||
    !value ||
    !isEnumType(operators) ||
    isInputObjectType(getNamedType(value.type))
  )
    return null;

  const fields = columns(by, row).map(([column, leaf]): FilterField => {
    const compared = comparedType(value.type, leaf);
    return {
      field: leaf.name,
      label: fieldLabel(leaf.name),
      operators: comparisons(operators, value.type, leaf).map(({ name, send, hole }) => {
        const triple: Template = {
          [by.name]: column,
          [operator.name]: send,
          [value.name]: hole,
        };
        const variables = place(argument.slot, isList(argument.type) ? [triple] : triple);
        return { name, variables, type: hole.type };
      }),
      relation: null,
      relationKey: null,
      enum: isEnumType(compared) ? compared.name : null,
    };
  });
  return fields.length > 0
    ? { fields, and: connective(inputs, argument, 'and'), or: connective(inputs, argument, 'or') }
    : null;
}

/** The value sent for a column, and the record's field for it. */
function columns(by: GraphQLInputField, row: RowShape): [string, OutputField][] {
  const type = getNamedType(by.type);
  if (!isEnumType(type))
    return row.leaves.filter((leaf) => !isList(leaf.type)).map((leaf) => [leaf.name, leaf]);
  return type.getValues().flatMap(({ name }): [string, OutputField][] => {
    const leaf = row.leaf(name);
    return leaf && isLeafType(getNamedType(leaf.type)) ? [[name, leaf]] : [];
  });
}

interface Comparison {
  name: OperatorName;
  /** The value of the enum of operators. */
  send: string;
  hole: Hole;
}

/** Ranges, operators without an operand and operators of lists are written differently in each of these languages. */
function isSpelledAlike(name: OperatorName): boolean {
  const { operand, on } = operatorOf(name);
  return (operand === 'value' || operand === 'values') && on !== 'lists';
}

function comparisons(
  operators: GraphQLEnumType,
  value: GraphQLInputType,
  leaf: OutputField,
): Comparison[] {
  const compared = comparedType(value, leaf);
  const isText = leafKind(compared) === 'string';
  const isOrdered = !['string', 'id', 'enum', 'boolean'].includes(
    leafKind(getNamedType(leaf.type)),
  );
  const takesAny = leafKind(getNamedType(value)) === 'json' || isList(value) || isOpen(value);
  const found = new Map<OperatorName, Comparison & { rank: number }>();
  for (const { name: send } of operators.getValues()) {
    const spelling = operatorSpelled(send);
    if (!spelling || !isSpelledAlike(spelling.name)) continue;
    const { name, rank } = spelling;
    const { operand: taken, on } = operatorOf(name);
    const isMany = taken === 'values';
    if ((isMany && !takesAny) || (on === 'texts' && !isText)) continue;
    if (on === 'order' && !isOrdered) continue;
    if (rank >= (found.get(name)?.rank ?? Infinity)) continue;
    const type = isMany || isList(value) ? `[${compared.name}!]` : compared.name;
    found.set(name, { name, rank, send, hole: { ...operand(value, spelling), type } });
  }
  return [...found.values()];
}

/** A scalar that takes the value of any column. */
function isOpen(type: GraphQLInputType): boolean {
  return isScalarType(getNamedType(type)) && leafKind(getNamedType(type)) === 'unknown';
}

/** What is compared: the column's own values, or the texts that they are written as. */
function comparedType(value: GraphQLInputType, leaf: OutputField): GraphQLNamedType {
  const given = getNamedType(value);
  const own = getNamedType(leaf.type);
  const isAny = isOpen(value) || leafKind(given) === 'json';
  return isAny || (given.name === 'String' && isEnumType(own)) ? own : given;
}

function connective(
  inputs: readonly GraphQLInputField[],
  argument: ListArgument,
  name: string,
): Slot | null {
  const field = inputs.find((input) => sameName(input.name) === name && isList(input.type));
  return field && !isList(argument.type) ? [...argument.slot, field.name] : null;
}
