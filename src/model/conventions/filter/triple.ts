import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isRequiredInputField,
  isScalarType,
} from 'graphql';
import type { GraphQLInputField, GraphQLInputType, GraphQLNamedType } from 'graphql';
import type { Filter, FilterField } from '../../types/listQuery.ts';
import type { Hole, Slot, Template, Variables } from '../../types/variables.ts';
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

/** Where a condition goes, and how it is sent there. */
interface Place {
  readonly type: GraphQLInputType;
  readonly put: (condition: Template) => Variables;
}

/**
 * `{ column: TITLE, operator: EQ, value: … }`, one or a list of them, also in a group (`{ logic: AND, conditions: [ … ] }`):
 * the field and the operator are values.
 */
export function tripleFilter(argument: ListArgument, row: RowShape): Filter | null {
  if (!isInputObjectType(getNamedType(argument.type))) return null;
  const inputs = inputFields(argument.type);
  const several = isList(argument.type);
  const put = (condition: Template) => place(argument.slot, several ? [condition] : condition);
  const fields = triples({ type: argument.type, put }, row) ?? grouped(argument, inputs, row);
  if (!fields || fields.length === 0) return null;
  const [and, or] = ['and', 'or'].map((name) => connective(inputs, argument, name));
  return { fields, and, or, not: null, conditions: null, related: [] };
}

/** Whether an object is one condition, of whatever form: its operator says what becomes of the values beside it. */
export function isOneCondition({ type }: ListArgument): boolean {
  return inputFields(type).some(({ name, type: own }) => {
    const named = getNamedType(own);
    if (!OPERATOR_NAMES.includes(sameName(name)) || !isEnumType(named)) return false;
    return named.getValues().filter((value) => operatorSpelled(value.name)).length > 1;
  });
}

/** The conditions in a list of a group, which all have to hold. */
function grouped(
  { type, slot }: ListArgument,
  inputs: readonly GraphQLInputField[],
  row: RowShape,
): FilterField[] | null {
  if (isList(type)) return null;
  const logic = inputs.find(({ type: own }) => valueOf(own, 'and') !== null);
  const all = logic ? { [logic.name]: valueOf(logic.type, 'and') } : {};
  for (const list of inputs) {
    const isEnough = inputs.every(
      (other) => other === list || other === logic || !isRequiredInputField(other),
    );
    if (!isEnough || !isList(list.type) || !isInputObjectType(getNamedType(list.type))) continue;
    const put = (condition: Template) => place(slot, { ...all, [list.name]: [condition] });
    const fields = triples({ type: list.type, put }, row);
    if (fields) return fields;
  }
  return null;
}

/** The value of an enum with a name in any spelling; null where there is none. */
function valueOf(type: GraphQLInputType, name: string): string | null {
  const named = getNamedType(type);
  const values = isEnumType(named) && !isList(type) ? named.getValues() : [];
  return values.find((value) => sameName(value.name) === name)?.name ?? null;
}

/** The fields that conditions can be on; null where the type is none of conditions. */
function triples({ type, put }: Place, row: RowShape): FilterField[] | null {
  const inputs = inputFields(type);
  const by = inputs.find((input) => FIELD_NAMES.includes(sameName(input.name)));
  const operator = inputs.find((input) => OPERATOR_NAMES.includes(sameName(input.name)));
  const value = inputs.find((input) => VALUE_NAMES.includes(sameName(input.name)));
  const names = operator ? operatorNames(operator, getNamedType(type)) : [];
  if (!by || !operator || !value || names.length === 0) return null;
  if (isInputObjectType(getNamedType(value.type))) return null;
  return columns(by, row).flatMap(([column, leaf]) => {
    const compared = comparedType(value.type, leaf);
    const operators = comparisons(names, value.type, leaf).map(({ name, send, hole }) => ({
      name,
      variables: put({ [by.name]: column, [operator.name]: send, [value.name]: hole }),
      type: hole.type,
    }));
    return {
      field: leaf.name,
      label: fieldLabel(leaf.name),
      operators,
      relation: null,
      relationKey: null,
      enum: isEnumType(compared) ? compared.name : null,
    };
  });
}

/** Words in quotes, or between commas: how a description lists what may be sent. */
const QUOTED = /[`"'“]([\w-]+)[`"'”]/g;

/**
 * What may be sent as an operator: the values of an enum, or for a text the words that its description lists.
 * Where nothing lists them they are not known.
 */
function operatorNames(operator: GraphQLInputField, holder: GraphQLNamedType): string[] {
  const type = getNamedType(operator.type);
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  const texts = [operator.description, type.description, holder.description];
  const found = texts.map((text) => {
    const quoted = [...(text ?? '').matchAll(QUOTED)].map(([, word]) => word);
    const listed = (text ?? '').split(/[,;|:()\s]+|\bor\b/);
    return (quoted.length > 0 ? quoted : listed).filter((word) => operatorSpelled(word));
  });
  return found.find((words) => words.length > 1) ?? [];
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
  operators: readonly string[],
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
  for (const send of operators) {
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
