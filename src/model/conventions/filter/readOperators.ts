import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isRequiredInputField,
} from 'graphql';
import type { GraphQLInputField, GraphQLInputType } from 'graphql';
import type { FieldKind } from '../../types/fields.ts';
import type { FilterOperator } from '../../types/listQuery.ts';
import type { Hole, Slot, Template, Variables } from '../../types/variables.ts';
import { leafKind, NUMBER_KINDS } from '../../shapes/scalarKinds.ts';
import { place } from '../../shapes/slots.ts';
import { inputFields, isList } from '../../shapes/typeShapes.ts';
import { sameName, splitWords } from '../../wording/words.ts';
import { namesBound, operatorOf, operatorSpelled, operatorTaking } from './operators.ts';
import type { Frame, OperatorName, Spelling } from './operators.ts';

interface KnownField {
  field: GraphQLInputField;
  spelling: Spelling;
}

interface KnownOperator {
  readonly operator: FilterOperator;
  readonly field: GraphQLInputField;
  readonly rank: number;
}

/**
 * The operators that an input object offers, with their variables from `slot` on; empty when it is no
 * operator object (`{ eq: … in: … }`, `{ from: … to: … }`).
 *
 * @param expected the object has the name of a field, so that one operator is enough evidence;
 *   else most of its fields must be operators.
 */
export function readOperators(
  type: GraphQLInputType,
  slot: Slot,
  expected = true,
): FilterOperator[] {
  const named = getNamedType(type);
  if (isList(type) || !isInputObjectType(named)) return [];
  const fields = inputFields(named);
  const known = fields.flatMap((field): KnownField[] => {
    const spelling = presenceSpelled(field) ?? operatorSpelled(field.name);
    return spelling && takesOperand(field.type) ? [{ field, spelling }] : [];
  });
  if (!isOperatorObject(fields, known, expected)) return [];
  const required = fields.filter(isRequiredInputField);
  if (required.length > 1) return bothBounds(type, slot);
  const ignoring = ignoringCase(fields);
  const best = new Map<OperatorName, KnownOperator>();
  for (const { field, spelling } of known) {
    // A required field cannot be left out in favour of another.
    if (required.length > 0 && !required.includes(field)) continue;
    const operator = operatorFrom(field, spelling, slot, ignoring);
    const present = operator && best.get(operator.name);
    if (operator && (!present || spelling.rank < present.rank))
      best.set(operator.name, { operator, field, rank: spelling.rank });
  }
  for (const operator of required.length > 0 ? [] : negatedOperators(fields, slot))
    if (!best.has(operator.operator.name)) best.set(operator.operator.name, operator);
  const compared = best.get('is') ?? best.get('anyOf');
  // `age: { eq: Int like: String }`: what is a number to one operator is no text to another.
  const isOfParts = compared === undefined || holdsParts(compared.field.type);
  return [...best.values()]
    .map(({ operator }) => operator)
    .filter(({ name }) => isOfParts || operatorOf(name).on !== 'texts');
}

/** `is: FilterIs` with `NULL` and `NOT_NULL` asks whether there is a value. */
function presenceSpelled({ name, type }: GraphQLInputField): Spelling | undefined {
  const spelling = operatorSpelled(name);
  const named = getNamedType(type);
  if (spelling?.name !== 'is' || isList(type) || !isEnumType(named)) return undefined;
  const values = named.getValues().map((value) => value.name);
  const none = values.find((value) => sameName(value) === 'null');
  const some = values.find((value) => sameName(value) === 'notnull');
  return none && some && values.length === 2
    ? { name: 'isEmpty', rank: spelling.rank, presence: [none, some] }
    : undefined;
}

/** `not: { equals: … contains: … }`: operators in an object mean the opposite. */
function negatedOperators(fields: readonly GraphQLInputField[], slot: Slot): KnownOperator[] {
  const not = fields.find(
    ({ name, type }) =>
      operatorSpelled(name)?.name === 'isNot' &&
      !isList(type) &&
      isInputObjectType(getNamedType(type)),
  );
  if (!not) return [];
  return inputFields(not.type).flatMap((field): KnownOperator[] => {
    const spelling = operatorSpelled(field.name);
    const opposite = spelling && OPPOSITES.get(spelling.name);
    const operator =
      spelling && opposite
        ? operatorFrom(field, spelling, [...slot, not.name], NOT_IGNORING)
        : null;
    return operator && opposite
      ? [{ operator: { ...operator, name: opposite }, field, rank: spelling.rank }]
      : [];
  });
}

const OPPOSITES = new Map<OperatorName, OperatorName>([
  ['is', 'isNot'],
  ['anyOf', 'noneOf'],
  ['contains', 'doesNotContain'],
  ['startsWith', 'doesNotStartWith'],
  ['endsWith', 'doesNotEndWith'],
]);

function isOperatorObject(
  fields: readonly GraphQLInputField[],
  known: readonly KnownField[],
  expected: boolean,
): boolean {
  if (known.length === 0) return false;
  if (known.every(({ field }) => namesBound(field.name))) return known.length === fields.length;
  return expected || known.length >= fields.length / 2 || known.length >= 5;
}

/** Operands are leaves, lists of them, ranges, or an object around one text. */
function takesOperand(type: GraphQLInputType): boolean {
  return (
    isLeafType(getNamedType(type)) || innerText(type) !== null || bothBounds(type, []).length > 0
  );
}

/** `matches: { pattern: … }`: the one text that an operator's object takes, or null. */
function innerText(type: GraphQLInputType): GraphQLInputField | null {
  if (isList(type)) return null;
  const required = inputFields(type).filter(isRequiredInputField);
  const [only] = required;
  return only !== undefined && required.length === 1 && getNamedType(only.type).name === 'String'
    ? only
    : null;
}

function operatorFrom(
  field: GraphQLInputField,
  spelling: Spelling,
  slot: Slot,
  ignoring: IgnoringCase,
): FilterOperator | null {
  const inner = [...slot, field.name];
  const spelled = operatorOf(spelling.name);
  if (spelled.operand === 'range') return betweenOperator(field.type, inner);
  const text = innerText(field.type);
  if (text && spelled.on === 'texts') {
    return {
      name: spelling.name,
      variables: place([...inner, text.name], operand(text.type, spelling)),
      type: String(text.type),
    };
  }
  const name = operatorTaking(spelling.name, isList(field.type));
  if (!isLeafType(getNamedType(field.type)) || name === null) return null;
  const { operand: taken, hasMode, on } = operatorOf(name);
  const inWords = typeof spelling.presence?.[0] === 'string';
  if (taken === 'presence' && !inWords && getNamedType(field.type).name !== 'Boolean') return null;
  if (on === 'texts' && !holdsParts(field.type)) return null;
  const value = operand(field.type, spelling);
  const beside =
    spelling.escape === 'regex' ? ignoring.ofPatterns : hasMode ? ignoring.ofTexts : null;
  const variables =
    beside && !isList(field.type)
      ? place(slot, { [field.name]: value, ...beside })
      : place(inner, value);
  return { name, variables, type: String(field.type) };
}

const WHOLE_KINDS: readonly FieldKind[] = [
  ...NUMBER_KINDS,
  ...(['enum', 'boolean', 'date', 'datetime', 'time'] as const),
];

/** Scalars of texts that are checked as a whole: `Haddad` is no e-mail address, though part of one. */
const CHECKED_WHOLE =
  /^(e_?mail(_address)?|(.*_)?ur[il]|uuid|guid|(mobile_)?phone(_number)?|(ip|ipv4|ipv6|mac)(_address)?|iban|isbn|jwt)$/;

/** `iLike: Status`: some schemas give every type the operators of texts, which a part of a choice or number is no operand of. */
function holdsParts(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  return (
    !WHOLE_KINDS.includes(leafKind(named)) && !CHECKED_WHOLE.test(splitWords(named.name).join('_'))
  );
}

/** The hole for an operand. */
export function operand(
  type: GraphQLInputType,
  { before, after, escape, presence }: Frame = {},
): Hole {
  return {
    hole: 'value',
    type: String(type),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(escape !== undefined && { escape }),
    ...(presence && { presence }),
  };
}

/** An object that must have a lower and an upper bound. */
function bothBounds(type: GraphQLInputType, slot: Slot): FilterOperator[] {
  const operator =
    inputFields(type).filter(isRequiredInputField).length === 2
      ? betweenOperator(type, slot)
      : null;
  return operator ? [operator] : [];
}

/** Both bounds in one operand: a list of two, or an object with a lower and an upper field. */
export function betweenOperator(operandType: GraphQLInputType, slot: Slot): FilterOperator | null {
  const named = getNamedType(operandType);
  const type = String(operandType);
  if (isList(operandType) && isLeafType(named)) {
    const bounds: Template = [
      { hole: 'from', type: named.name },
      { hole: 'to', type: named.name },
    ];
    return { name: 'between', variables: place(slot, bounds), type };
  }
  const fields = inputFields(named);
  const lower = fields.find((bound) => operatorSpelled(bound.name)?.name === 'atLeast');
  const upper = fields.find((bound) => operatorSpelled(bound.name)?.name === 'atMost');
  if (!lower || !upper) return null;
  const bounds: Template = {
    [lower.name]: { hole: 'from', type: String(lower.type) },
    [upper.name]: { hole: 'to', type: String(upper.type) },
  };
  return { name: 'between', variables: place(slot, bounds), type };
}

/** What is sent beside an operand so that case makes no difference; null where the schema has nothing for it. */
interface IgnoringCase {
  ofTexts: Variables | null;
  /** Regular expressions. */
  ofPatterns: Variables | null;
}

const FLAG_NAMES = [
  'options',
  'option',
  'flags',
  'flag',
  'modifiers',
  'regexoptions',
  'regexflags',
];

const NOT_IGNORING: IgnoringCase = { ofTexts: null, ofPatterns: null };

/** `mode: INSENSITIVE` for the comparisons of texts, `options: "i"` for regular expressions. */
function ignoringCase(fields: readonly GraphQLInputField[]): IgnoringCase {
  const ignoring: IgnoringCase = { ofTexts: null, ofPatterns: null };
  for (const { name, type } of fields) {
    const named = getNamedType(type);
    if (isList(type)) continue;
    if (isEnumType(named)) {
      const value = named.getValues().find((candidate) => /insensitive/i.test(candidate.name));
      if (value) ignoring.ofTexts ??= { [name]: value.name };
    } else if (FLAG_NAMES.includes(sameName(name)) && named.name === 'String')
      ignoring.ofPatterns ??= { [name]: 'i' };
  }
  return { ...ignoring, ofPatterns: ignoring.ofPatterns ?? ignoring.ofTexts };
}
