import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import type { Hole, Slot, Template, Variables } from '../../model/types/variables.ts';
import type { Mutation } from '../../model/types/mutation.ts';
import { array, object, property, text } from '../code/docs.ts';
import { isHole } from '../../model/shapes/slots.ts';
import type { Field } from '../../model/types/fields.ts';
import type { InputField, InputPlan } from './inputPlan.ts';

/** A mutation that a form, or a button, sends. */
export interface SentPlan {
  readonly mutation: Mutation;
  /** The fields down to the one that is sent. */
  readonly chain: ReadonlyArray<GraphQLField<unknown, unknown>>;
  /** The mutation's field, with the arguments of the fields above it. */
  readonly field: GraphQLField<unknown, unknown>;
  readonly inputs: readonly InputPlan[];
  /** Inputs beside the values, by their slot. */
  readonly parameters: ReadonlyMap<string, Slot>;
  /** The input object with the values; null if each is an argument. */
  readonly valuesType: string | null;
  /** Names that are not available to the values: keys among them. */
  readonly taken: readonly string[];
  /** The argument that asks for a further page of the result. */
  readonly pagedBy?: string;
  /** The record's value object that the inputs are of, where they are not of the record itself. */
  readonly holder: Field | null;
}

/** The expression for a place in a mutation's variables. */
type Branch = Map<string, Leaf | Branch>;
interface Leaf {
  readonly doc: string;
}

/** The expressions for the holes in a mutation's variables. */
export interface KeyFill {
  /** The expression for a hole for a key. */
  readonly fillKey: (hole: Hole) => string;
  /** The expression for a list with such an item for each record; without it there is one record. */
  readonly fillList?: (item: Template) => string;
}

/**
 * The variables of a mutation as an object literal.
 *
 * @param values the variable with the values, for their slot
 * @param parameters variables for parameters beside the values, by slot
 */
export function variablesDoc(
  { variables, values: slot }: Pick<Mutation, 'variables' | 'values'>,
  fill: KeyFill,
  values: string,
  parameters: ReadonlyArray<readonly [Slot, string]> = [],
): string {
  const root = branchOf(variables, fill);
  for (const [place, name] of parameters) put(root, place, { doc: name });
  if (slot !== null) spread(root, slot, values);
  return print(root);
}

/**
 * The variables of a mutation whose values and parameters are known, as an object literal.
 *
 * @param known expressions by the name of the input; the others are not sent
 */
export function knownVariablesDoc(
  { mutation: { variables, values }, parameters }: SentPlan,
  fill: KeyFill,
  known: ReadonlyMap<string, string>,
): string {
  const root = branchOf(variables, fill);
  const slots = new Map(parameters);
  const own = values === null ? [] : [...known.keys()].filter((name) => !slots.has(name));
  for (const name of own) slots.set(name, [...(values ?? []), name]);
  for (const [name, slot] of slots) {
    const doc = known.get(name);
    // The objects around what is not sent are sent.
    if (doc === undefined) slot.slice(0, -1).reduce(below, root);
    else put(root, slot, { doc });
  }
  values?.reduce(below, root);
  return print(root);
}

function branchOf(template: Variables, fill: KeyFill): Branch {
  return new Map(
    Object.entries(template).map(([name, value]) => [name, nodeOf(value, fill)] as const),
  );
}

function nodeOf(template: Template, fill: KeyFill): Leaf | Branch {
  if (isHole(template)) return { doc: fill.fillKey(template) };
  if (Array.isArray(template)) {
    if (fill.fillList) return { doc: fill.fillList(template[0] as Template) };
    return new Map(template.map((item, index) => [String(index), nodeOf(item as Template, fill)]));
  }
  if (typeof template === 'string') return { doc: text(template) };
  if (typeof template !== 'object' || template === null) return { doc: String(template) };
  return branchOf(template as Variables, fill);
}

function below(branch: Branch, name: string): Branch {
  const known = branch.get(name);
  if (known instanceof Map) return known;
  const made: Branch = new Map();
  branch.set(name, made);
  return made;
}

function put(root: Branch, slot: Slot, leaf: Leaf): void {
  const parent = slot.slice(0, -1).reduce(below, root);
  parent.set(slot[slot.length - 1], leaf);
}

const SPREAD = '...';

/** Values alone take their slot; beside a key they are spread. */
function spread(root: Branch, slot: Slot, values: string): void {
  const parent = slot.slice(0, -1).reduce(below, root);
  const last = slot[slot.length - 1];
  if (last === undefined) root.set(SPREAD, { doc: values });
  else if (parent.has(last)) below(parent, last).set(SPREAD, { doc: values });
  else parent.set(last, { doc: values });
}

function print(node: Leaf | Branch): string {
  if (!(node instanceof Map)) return node.doc;
  const entries = [...node];
  if (entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))) {
    return array(entries.map(([, item]) => print(item)));
  }
  return object(
    entries.map(([name, item]) =>
      name === SPREAD ? `${SPREAD}${print(item)}` : property(name, print(item)),
    ),
  );
}

/** The possible entries at a slot: the fields of the input object there, or the arguments. */
export function inputsAt(
  field: GraphQLField<unknown, unknown>,
  slot: Slot,
): { readonly fields: readonly InputField[]; readonly type: string | null } {
  if (slot.length === 0) return { fields: field.args, type: null };
  const type = slot.reduce<GraphQLInputType | null>(
    (_, name, index) =>
      index === 0 ? (field.args.find((arg) => arg.name === name)?.type ?? null) : step(_, name),
    null,
  );
  const named = type && getNamedType(type);
  if (!isInputObjectType(named)) return { fields: [], type: null };
  return { fields: Object.values(named.getFields()), type: named.name };
}

/** The input at a slot itself. */
export function inputAt(field: GraphQLField<unknown, unknown>, slot: Slot): InputField | null {
  const { fields } = inputsAt(field, slot.slice(0, -1));
  return fields.find(({ name }) => name === slot[slot.length - 1]) ?? null;
}

function step(type: GraphQLInputType | null, name: string): GraphQLInputType | null {
  const nullable = type && getNullableType(type);
  if (isListType(nullable))
    return name === '0'
      ? (nullable.ofType as GraphQLInputType)
      : step(nullable.ofType as GraphQLInputType, name);
  return isInputObjectType(nullable) ? (nullable.getFields()[name]?.type ?? null) : null;
}

/** The fields on the way to one that is sent, itself the last; null where there is none. */
export function fieldsOnPath(
  root: GraphQLObjectType | null | undefined,
  path: readonly string[],
): Array<GraphQLField<unknown, unknown>> | null {
  const found: Array<GraphQLField<unknown, unknown>> = [];
  let type: GraphQLNamedType | null | undefined = root;
  for (const name of path) {
    const field: GraphQLField<unknown, unknown> | undefined = isObjectType(type)
      ? type.getFields()[name]
      : undefined;
    if (!field) return null;
    found.push(field);
    type = getNamedType(field.type);
  }
  return found;
}

/** The last of some fields, with the arguments of those above it: no two fields of a mutation have arguments of one name. */
export function withOuterArguments(
  fields: ReadonlyArray<GraphQLField<unknown, unknown>>,
): GraphQLField<unknown, unknown> {
  const last = fields[fields.length - 1];
  const names = new Set(last.args.map(({ name }) => name));
  const outer = fields
    .slice(0, -1)
    .flatMap(({ args }) => args.filter(({ name }) => !names.has(name)));
  return { ...last, args: [...outer, ...last.args] };
}
