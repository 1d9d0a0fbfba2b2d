import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import type { Condition } from './filterConditions.ts';

/** Where a condition stands. */
export interface Place {
  /** So many relations lead to it. */
  readonly depth: number;
  /** Its path from the list on. */
  readonly path: string;
  /** What filters send beside it, in the same object. */
  readonly sent: readonly string[];
  /** Whether some filter sends something at a path, from the condition's list or relation on. */
  readonly isSentWithin: (path: string) => boolean;
  /** What the record has under the condition's name. */
  readonly value: GraphQLField<unknown, unknown> | undefined;
  /** The records have a list of their own. */
  readonly isListed: boolean;
  /** Conditions can be turned into their contrary. */
  readonly hasNot: boolean;
}

type Rule = readonly [
  reason: string,
  holds: (name: string, condition: Condition, place: Place) => boolean,
];

const PRESENCE = /^(is)?(not|n)?(null|nil|empty|blank|defined)$|^(attribute)?exists?$/;
const ORDER =
  /^(g|l)(te?|e)$|^(greater|less)than(or)?(equal)?(to)?(insensitive)?$|^between(lower|upper)?$|^lower$|^upper$/;
const PARTS = /^(not|n)?i?(like|contains|startswith|beginswith|endswith|includes)(insensitive)?$/;
const PATTERN = /^(not|n)?i?(like|regex|similar|matchesregex)(insensitive)?$/;
const COUNTED =
  /(^|\.)(\w+_aggregate\.count\.(filter|arguments|distinct)|aggregates\.filter)(\.|$)/;
const OF_NUMBERS = /_aggregate\.|_func\.|\.aggregates\./;

/** Why a condition need not be sent as it is. */
const RULES: readonly Rule[] = [
  ['the schema withdraws it', (_, { field }) => Boolean(field.deprecationReason)],
  ['a secret', (_, { path }) => /password|secret|hash|token/i.test(path)],
  ['raw JSON', (_, { field }) => /json/i.test(getNamedType(field.type).name)],
  ['the records have no list of their own', (_, __, { isListed }) => !isListed],
  [
    'conditions are combined at the list itself',
    (name, { field }, { depth }) =>
      depth > 0 && /^(and|or|not|nor)$/.test(name) && isInputObjectType(getNamedType(field.type)),
  ],
  ['which of the related records are counted', (_, __, { path }) => COUNTED.test(path)],
  ['another argument of the list says it', (_, condition, place) => isSaidBeside(condition, place)],
  [
    'the contrary of conditions says it',
    (name, _, { path, hasNot }) =>
      hasNot && (/\.(not|isNot)(\.|$)/.test(path) || /^(n|not)between/.test(name)),
  ],
  [
    'there always is a value',
    (name, { path }, { value }) =>
      PRESENCE.test(name) && (OF_NUMBERS.test(path) || (value !== undefined && isAlways(value))),
  ],
  [
    'the same is asked in other words',
    (name, _, { sent }) => PRESENCE.test(name) && sent.some((other) => PRESENCE.test(plain(other))),
  ],
  ['“is not”, or “is empty”, says it', (name) => /^(not)?distinctfrom(insensitive)?$/.test(name)],
  [
    'what is sent differs from it in case alone',
    (name, _, { sent }) => sent.some((other) => caseless(other) === caseless(name)),
  ],
  [
    'the number of the related records says it',
    (name, { path }, { isSentWithin }) =>
      /exists?$/.test(name) && isSentWithin(`${path.replace(/_?exists?$/i, '')}.aggregates`),
  ],
  [
    'the contrary of conditions says it',
    (name, _, { hasNot, sent }) => hasNot && sent.some((other) => isContrary(name, plain(other))),
  ],
  [
    'whole lists are compared, or their items by order',
    (name, _, { value, sent }) =>
      value !== undefined &&
      isListType(getNullableType(value.type)) &&
      sent.length > 0 &&
      /^(any)?(not)?((equal|less|greater)than|equalto|lessthan|greaterthan)|^containedby$/.test(
        name,
      ),
  ],
  ['a pattern, which people do not write', (name) => PATTERN.test(name)],
  [
    'of choices, those that are wanted are chosen',
    (name, { field }) => ORDER.test(name) && isChoice(field.type),
  ],
  [
    'yes or no says it',
    (name, { field }) =>
      isBoolean(field.type) && /^(neq?|not(equals?(to)?)?|isnot|(not|n)?in)$/.test(name),
  ],
  [
    'keys have no order to people, and no parts',
    (name, { field, path }) => (ORDER.test(name) || PARTS.test(name)) && isOfKey(field.type, path),
  ],
  [
    'a day, or a time, is sent as its bounds',
    (_, { field, beside }, { sent }) =>
      (isTime(field.type) || /date|time/i.test(beside?.name ?? '')) && countBounds(sent) >= 2,
  ],
  ['bounds say it', (name, _, { sent }) => ORDER.test(name) && countBounds(sent) >= 2],
  [
    'bounds say it',
    (_, { path }, { isSentWithin }) =>
      /\.(not)?between\.\w+$/i.test(path) && isSentWithin(path.split('.').slice(0, -2).join('.')),
  ],
];

/** Why a condition that no filter sends may be missing; null where nothing says why. */
export function reasonFor(condition: Condition, place: Place): string | null {
  const name = plain(condition.field.name);
  return RULES.find(([, holds]) => holds(name, condition, place))?.[0] ?? null;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}

function caseless(name: string): string {
  return plain(name)
    .replace(/insensitive|ignorecase|nocase|caseinsensitive/, '')
    .replace(/^(n|not)?i(?=like|contains|startswith|endswith|regex|includes|equals)/, '$1');
}

/** `notIn` of `in`, `_neq` of `_eq`. */
function isContrary(name: string, other: string): boolean {
  return (
    name !== other && name.replace(/^(not|n)/, '').replace(/s$/, '') === other.replace(/s$/, '')
  );
}

function countBounds(sent: readonly string[]): number {
  const names = sent.map(plain);
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  return Number(has(/^(gte?|greaterthan|after|from)/)) + Number(has(/^(lte?|lessthan|before|to)/));
}

function isChoice(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  return isEnumType(named) || named.name === 'Boolean';
}

function isBoolean(type: GraphQLInputType): boolean {
  return getNamedType(type).name === 'Boolean';
}

function isOfKey(type: GraphQLInputType, path: string): boolean {
  const isKey = /^(ID|UUID|bytea)$/i.test(getNamedType(type).name);
  return isKey || /(^|[._])id$|Id$/.test(path.split('.').at(-2) ?? '');
}

function isTime(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  return isScalarType(named) && /date|time|day/i.test(named.name);
}

/** `condition: { status }` beside `filter: { status: { equalTo } }`: what one argument takes, the other can say. */
function isSaidBeside({ path }: Condition, { isSentWithin, depth }: Place): boolean {
  const [argument, field] = path.split('.');
  if (depth > 0 || field === undefined) return false;
  return ['filter', 'where'].some(
    (other) => other !== argument && isSentWithin(`${other}.${field}`),
  );
}

/** Whether the schema says that there is a value for everybody who has the field. */
function isAlways({ type, astNode }: GraphQLField<unknown, unknown>): boolean {
  const isPresent = astNode?.directives?.some(({ name }) => name.value === 'nonNullWherePresent');
  return isNonNullType(type) || Boolean(isPresent);
}
