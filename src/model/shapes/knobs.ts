import { getNamedType, isInputObjectType, isRequiredArgument, isRequiredInputField } from 'graphql';
import type { GraphQLArgument, GraphQLInputField, GraphQLInputType } from 'graphql';
import type { Slot } from '../model.ts';
import { sameName } from '../wording/words.ts';
import { inputFields, isList, isScalarInput, isWholeNumber } from './typeShapes.ts';
import type { OutputField } from './typeShapes.ts';

/** One thing that the caller of a list may set: an argument, or a field of an argument that only groups others. */
export interface Knob {
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
 * What a list can be told: its arguments, with those that only group others (`options`, `paging`,
 * `pagination`) replaced by their fields.
 */
export function readKnobs(args: readonly GraphQLArgument[]): Knob[] {
  return args.flatMap((argument) => {
    return opened(knobOf(argument, [argument.name], isRequiredArgument(argument)), DEEPEST_GROUP);
  });
}

/** Objects for paging lie so deep at most: `options { paginate { page } }`. */
const DEEPEST_GROUP = 2;

/** What can be set inside a knob that only groups others, else the knob itself. */
function opened(knob: Knob, depth: number): Knob[] {
  if (!groupsPaging(knob.type, depth)) return [knob];
  return withoutAlternatives(inputFields(knob.type)).flatMap((field) =>
    openedInside(knobOf(field, [...knob.slot, field.name], isRequiredInputField(field)), depth - 1),
  );
}

/** `pagination: { cursor: { … } page: { … } offset: { … } }`: of several ways to page one, which asks for no more than a size. */
function withoutAlternatives(fields: GraphQLInputField[]): GraphQLInputField[] {
  const ways = fields.filter((field) =>
    inputFields(field.type).some(
      ({ name, type }) => isWholeNumber(type) && PAGING_NUMBERS.has(sameName(name)),
    ),
  );
  if (ways.length < 2 || ways.length < fields.length) return fields;
  const easy = ways.filter(({ type }) => inputFields(type).filter(isRequiredInputField).length < 2);
  return [easy[0] ?? ways[0]];
}

/** The knob of one of those names, compared without regard to spelling; names in order of preference. */
export function findKnob(
  knobs: readonly Knob[],
  names: readonly string[],
  accepts: (knob: Knob) => boolean = () => true,
): Knob | undefined {
  for (const name of names) {
    const match = knobs.find((knob) => sameName(knob.name) === name && accepts(knob));
    if (match) return match;
  }
  return undefined;
}

const PAGE_SIZES = new Set('first limit take pagesize perpage'.split(' '));

const CURSORS = new Set([
  'after',
  'before',
  'cursor',
  'nexttoken',
  'pagetoken',
  'endcursor',
  'startcursor',
]);

/** True for a knob that only pages, whichever way of paging is used. */
export function onlyPages(knob: Knob): boolean {
  const name = sameName(knob.name);
  if (isWholeNumber(knob.type)) return PAGING_NUMBERS.has(name) || CURSORS.has(name);
  return (
    CURSORS.has(name) &&
    !isList(knob.type) &&
    !/date|time|int|float/i.test(getNamedType(knob.type).name)
  );
}

/** True for a required argument that only says how many records a page has, which is always known. */
function sizesPage(argument: GraphQLArgument): boolean {
  return isWholeNumber(argument.type) && PAGE_SIZES.has(sameName(argument.name));
}

/** True for an argument without which a list cannot be asked for, and which nothing here can fill. */
export function mustBeKnown(argument: GraphQLArgument): boolean {
  if (!isRequiredArgument(argument) || sizesPage(argument)) return false;
  const isObject = isInputObjectType(getNamedType(argument.type));
  return !isObject || inputFields(argument.type).some(isRequiredInputField);
}

/** True when a list can be asked for with nothing but the size of a page and empty conditions. */
export function needsNothingKnown(field: OutputField): boolean {
  return !field.args.some(mustBeKnown);
}

/** True for a knob that takes one whole number. */
export function takesNumber(knob: Knob): boolean {
  return isWholeNumber(knob.type);
}

function knobOf(
  source: {
    name: string;
    type: GraphQLInputType;
    description?: string | null;
    defaultValue?: unknown;
  },
  slot: Slot,
  required: boolean,
): Knob {
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
export function isOtherPaging(knob: Knob): boolean {
  return knob.slot.length > 1 && groupsPaging(knob.type, 1);
}

/** An object inside another groups paging only where its name says so. */
function openedInside(knob: Knob, depth: number): Knob[] {
  return GROUP_NAME.test(knob.name) ? opened(knob, depth) : [knob];
}

/** True for an object with a number that pages, or with a cursor, here or in an object inside it. */
function groupsPaging(type: GraphQLInputType, depth: number): boolean {
  if (depth === 0 || isList(type) || !isInputObjectType(getNamedType(type))) return false;
  return inputFields(type).some((field) => {
    const name = sameName(field.name);
    if (isWholeNumber(field.type)) return PAGING_NUMBERS.has(name);
    return (
      (SENT_BACK.has(name) && isScalarInput(field.type)) ||
      (GROUP_NAME.test(field.name) && groupsPaging(field.type, depth - 1))
    );
  });
}

/** Names that nothing but a cursor has; `after` may as well bound a date. */
const SENT_BACK = new Set(['cursor', 'nexttoken', 'pagetoken']);
const GROUP_NAME = /^(page|pages|paging|paginate|pagination|options?|offset|cursor)$/i;
