import { getNamedType, isEnumType, isInputObjectType, isLeafType } from 'graphql';
import type { GraphQLEnumType, GraphQLInputField } from 'graphql';
import { fieldLabel } from '../../labels.ts';
import type { Filter, FilterField } from '../../listQuery.ts';
import type { Slot, Template } from '../../model.ts';
import type { Knob } from '../../knobs.ts';
import type { RowShape } from '../../rowShape.ts';
import { place } from '../../slots.ts';
import { inputFields, isList } from '../../typeShapes.ts';
import { sameName } from '../../words.ts';
import { operatorSpelled } from './operatorNames.ts';

const FIELD_NAMES = ['field', 'column', 'attribute', 'property', 'key', 'name'];
const OPERATOR_NAMES = ['operator', 'op', 'condition', 'comparator', 'operation', 'conditiontype'];
const VALUE_NAMES = ['value', 'values'];

/** `{ column: TITLE, operator: EQ, value: … }`, one or a list of them: the field and the operator are values. */
export function tripleFilter(knob: Knob, row: RowShape): Filter | null {
  if (!isInputObjectType(getNamedType(knob.type))) return null;
  const inputs = inputFields(knob.type);
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

  const fields = columns(by, row).map(([column, field]): FilterField => ({
    field,
    label: fieldLabel(field),
    operators: comparisons(operators).map(({ name, send }) => {
      const triple: Template = {
        [by.name]: column,
        [operator.name]: send,
        [value.name]: { hole: 'value', type: String(value.type) },
      };
      return {
        name,
        variables: place(knob.slot, isList(knob.type) ? [triple] : triple),
        type: String(value.type),
      };
    }),
    relation: null,
    relationKey: null,
    enum: null,
  }));
  return fields.length > 0
    ? { fields, and: connective(inputs, knob, 'and'), or: connective(inputs, knob, 'or') }
    : null;
}

/** What is sent for a column, and the record's field that it stands for. */
function columns(by: GraphQLInputField, row: RowShape): [string, string][] {
  const type = getNamedType(by.type);
  if (!isEnumType(type))
    return row.leaves.filter((leaf) => !isList(leaf.type)).map((leaf) => [leaf.name, leaf.name]);
  return type.getValues().flatMap(({ name }): [string, string][] => {
    const leaf = row.leaf(name);
    return leaf && isLeafType(getNamedType(leaf.type)) ? [[name, leaf.name]] : [];
  });
}

function comparisons(type: GraphQLEnumType) {
  const seen = new Set<string>();
  return type.getValues().flatMap(({ name }) => {
    const operator = operatorSpelled(name)?.name;
    // One operand only: lists and ranges are spelled differently in each of these languages.
    if (
      operator === undefined ||
      seen.has(operator) ||
      ['anyOf', 'noneOf', 'between', 'isEmpty', 'has', 'contains'].includes(operator)
    )
      return [];
    seen.add(operator);
    return [{ name: operator, send: name }];
  });
}

function connective(inputs: readonly GraphQLInputField[], knob: Knob, name: string): Slot | null {
  const field = inputs.find((input) => sameName(input.name) === name && isList(input.type));
  return field && !isList(knob.type) ? [...knob.slot, field.name] : null;
}
