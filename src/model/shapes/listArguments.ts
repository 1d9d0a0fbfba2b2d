import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { GraphQLArgument, GraphQLInputField, GraphQLInputType } from 'graphql';
import type { Slot } from '../types/variables.ts';
import { sameName } from '../wording/words.ts';
import { inputFields, isList, isScalarInput, isWholeNumber } from './typeShapes.ts';
import type { OutputField } from './typeShapes.ts';

/** An argument of a list, or a field of an argument that only groups others. */
export interface ListArgument {
  slot: Slot;
  name: string;
  type: GraphQLInputType;
  required: boolean;
  description: string | null;
  defaultValue: unknown;
}

/** Names of numbers that page through a list; an input object with one of them groups a list's arguments. */
const PAGING_NUMBERS = new Set(
  (
    'first last limit take skip offset page pagesize perpage pagenumber pageindex ' +
    'currentpage start size'
  ).split(' '),
);

/**
 * The arguments of a list, with those that only group others (`options`, `paging`, `pagination`, `input` of a scope and a
 * filter) replaced by their fields.
 */
export function readListArguments(args: readonly GraphQLArgument[]): ListArgument[] {
  return args.flatMap((argument) => {
    return opened(
      listArgumentOf(argument, [argument.name], isRequiredArgument(argument)),
      DEEPEST_GROUP,
    );
  });
}

/** Maximum depth of objects for pagination: `options { paginate { page } }`. */
const DEEPEST_GROUP = 2;

/** The fields of a list argument that only groups others, else the argument itself. */
function opened(argument: ListArgument, depth: number): ListArgument[] {
  const node = nodeOf(argument);
  if (node) {
    const slot = [...argument.slot, node.name];
    return [{ ...listArgumentOf(node, slot, argument.required), name: argument.name }];
  }
  if (!groupsPaging(argument.type, depth) && !groupsConditions(argument)) return [argument];
  return withoutAlternatives(inputFields(argument.type)).flatMap((field) =>
    openedInside(
      listArgumentOf(field, [...argument.slot, field.name], isRequiredInputField(field)),
      depth - 1,
    ),
  );
}

/** What stands beside conditions on the records of a connection: those on its edges, and what combines them. */
const BESIDE_NODE = new Set('and or not edge properties'.split(' '));

/** `where: { node: { … } edge: { … } }`: the conditions on the records themselves; undefined for other objects. */
function nodeOf({ type }: ListArgument): GraphQLInputField | undefined {
  const fields = isList(type) ? [] : inputFields(type);
  const isOfEdges = fields.every(({ name }) => name === 'node' || BESIDE_NODE.has(sameName(name)));
  return isOfEdges
    ? fields.find((field) => field.name === 'node' && inputFields(field.type).length > 0)
    : undefined;
}

/**
 * `pagination: { cursor: { … } page: { … } offset: { … } }`: keeps one of several ways to page that needs
 * only a size.
 */
function withoutAlternatives(fields: GraphQLInputField[]): GraphQLInputField[] {
  const ways = fields.filter((field) =>
    inputFields(field.type).some(({ name, type }) => isPagingNumber(name, type)),
  );
  if (ways.length < 2 || ways.length < fields.length) return fields;
  const easy = ways.filter(({ type }) => inputFields(type).filter(isRequiredInputField).length < 2);
  return [easy[0] ?? ways[0]];
}

/**
 * True for `input: { filter: { … } sort: … }`, and for what demands values of its own: `input: { brandId: ID! }` asks for
 * a brand as `brandId: ID!` does. An order with its direction is one value.
 */
function groupsConditions({ name, type, required }: ListArgument): boolean {
  if (isList(type) || ORDER_NAME.test(name)) return false;
  const fields = inputFields(type);
  if (fields.some(isRequiredInputField)) return required;
  return fields.some(
    (field) => CONDITIONS.has(sameName(field.name)) && inputFields(field.type).length > 0,
  );
}

/** Names of the conditions in an object that groups a list's arguments. */
const CONDITIONS = new Set(['filter', 'filters', 'filterby', 'where', 'criteria']);
const ORDER_NAME = /^_?(sort|order)/i;

/** The list argument of one of those names, compared without regard to spelling; names in order of preference. */
export function findListArgument(
  listArguments: readonly ListArgument[],
  names: readonly string[],
  accepts: (argument: ListArgument) => boolean = () => true,
): ListArgument | undefined {
  for (const name of names) {
    const match = listArguments.find(
      (argument) => sameName(argument.name) === name && accepts(argument),
    );
    if (match) return match;
  }
  return undefined;
}

const PAGE_SIZES = new Set('first limit take pagesize perpage'.split(' '));

const CURSORS = new Set([
  'after',
  'before',
  'cursor',
  'currentcursor',
  'nexttoken',
  'pagetoken',
  'endcursor',
  'startcursor',
]);

/** Whether a list argument only serves pagination, of any kind. */
export function onlyPages(argument: ListArgument): boolean {
  const name = sameName(argument.name);
  if (isPagingNumber(argument.name, argument.type)) return true;
  if (isWholeNumber(argument.type)) return CURSORS.has(name);
  return (
    CURSORS.has(name) &&
    !isList(argument.type) &&
    !/date|time|int|float/i.test(getNamedType(argument.type).name)
  );
}

/** Whether a required argument is the page size, which is always known. */
function sizesPage(argument: GraphQLArgument): boolean {
  return PAGE_SIZES.has(sameName(argument.name)) && isPagingNumber(argument.name, argument.type);
}

/** Whether an argument is required and cannot be filled automatically. */
export function mustBeKnown(argument: GraphQLArgument): boolean {
  if (!isRequiredArgument(argument) || sizesPage(argument)) return false;
  return !isInputObjectType(getNamedType(argument.type)) || demandsValues(argument.type);
}

/** Whether an object cannot be sent without values: with no more than empty objects in it. */
function demandsValues(type: GraphQLInputType): boolean {
  return inputFields(type)
    .filter(isRequiredInputField)
    .some((field) => inputFields(field.type).length === 0 || demandsValues(field.type));
}

/** The values of which an argument takes several; null where it takes others. */
export function choicesOf({ type }: Pick<GraphQLArgument, 'type'>): string[] | null {
  const named = getNamedType(type);
  return isList(type) && isEnumType(named) ? named.getValues().map(({ name }) => name) : null;
}

/** Whether a list needs only a page size and empty conditions. */
export function needsNothingKnown(field: OutputField): boolean {
  return !field.args.some(mustBeKnown);
}

/** Whether a list argument takes one whole number, of rows or of a page. */
export function takesNumber({ name, type }: ListArgument): boolean {
  return isWholeNumber(type) || isPagingNumber(name, type);
}

/** Whether an argument is a number that pages. Servers in JavaScript may know no other number than `Float`. */
function isPagingNumber(name: string, type: GraphQLInputType): boolean {
  const same = sameName(name);
  if (isWholeNumber(type)) return PAGING_NUMBERS.has(same);
  return NOTHING_ELSE.has(same) && !isList(type) && getNamedType(type).name === 'Float';
}

/** The names among them that measure nothing. */
const NOTHING_ELSE = new Set('first last limit take skip offset page pagesize perpage'.split(' '));

function listArgumentOf(
  source: {
    name: string;
    type: GraphQLInputType;
    description?: string | null;
    defaultValue?: unknown;
  },
  slot: Slot,
  required: boolean,
): ListArgument {
  return {
    slot,
    name: source.name,
    type: source.type,
    required,
    description: source.description ?? null,
    defaultValue: source.defaultValue,
  };
}

/** `slice { start end }` beside `paginate { page limit }`: another way of paging. */
export function isOtherPaging(argument: ListArgument): boolean {
  return argument.slot.length > 1 && groupsPaging(argument.type, 1);
}

/** An object inside another only groups pagination if its name says so, and values only if it demands some. */
function openedInside(argument: ListArgument, depth: number): ListArgument[] {
  const opens = namesGroup(argument.name) || demandsValues(argument.type);
  return opens && !isList(argument.type) ? opened(argument, depth) : [argument];
}

/** True for an object with a number that pages, or with a cursor, here or in an object inside it. */
function groupsPaging(type: GraphQLInputType, depth: number): boolean {
  if (depth === 0 || isList(type) || !isInputObjectType(getNamedType(type))) return false;
  return inputFields(type).some((field) => {
    const name = sameName(field.name);
    if (isPagingNumber(name, field.type)) return true;
    return (
      (SENT_BACK.has(name) && isScalarInput(field.type)) ||
      (namesGroup(field.name) && groupsPaging(field.type, depth - 1))
    );
  });
}

/** Names that nothing but a cursor has; `after` may as well bound a date. */
const SENT_BACK = new Set(['cursor', 'nexttoken', 'pagetoken']);
const PAGE_NAME =
  /^(page|pages|paging|paginate|pagination|offset|cursor)(criteria|request|input|info|args?|params?|parameters?|options?|settings)?$/i;
const OPTIONS_NAME = /^options?$/i;

/** Whether an object says by its name which page of a list is asked for, and nothing of its records. */
export function namesPage(name: string): boolean {
  return PAGE_NAME.test(name);
}

function namesGroup(name: string): boolean {
  return namesPage(name) || OPTIONS_NAME.test(name);
}
