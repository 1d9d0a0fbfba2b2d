import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isNonNullType,
  type GraphQLCompositeType,
  type GraphQLOutputType,
} from 'graphql';
import { isCondition, typeAfter, wayText } from '../../model/shapes/steps.ts';
import type { Step, Way } from '../../model/types/variables.ts';
import { aliasOf } from './conditions.ts';

/** A value on its way out of an answer: an expression, and whether it may be null. */
export interface Value {
  readonly expression: string;
  readonly type: GraphQLOutputType;
  /** Null itself, or cut short by something before it that is. */
  readonly mayBeMissing: boolean;
}

/** Whether what follows takes `?.`: a chain that was cut short before skips the rest of it by itself. */
function needsChain({ expression, type, mayBeMissing }: Value): boolean {
  const isInChain = /\?\.[\w.]+$/.test(expression) && isNonNullType(type);
  return mayBeMissing && !isInChain;
}

/**
 * Reads along a way, with `?.` where the schema allows null; of a list on the way, its first item or its last.
 *
 * @param value where the way starts
 */
export function follow(value: Value, way: Way, item: 'first' | 'last' = 'first'): Value {
  let { expression, type, mayBeMissing } = value;
  let mayBeNull = needsChain(value);
  for (const step of way) {
    const next = typeAfter(compositeOf(type), step);
    if (!next) throw new Error(`${String(type)} does not lead to ${responseName(step)}.`);
    if (isListType(getNullableType(type))) {
      const chain = mayBeNull ? '?.' : '';
      expression += item === 'first' ? `${chain}[0]` : `${chain || '.'}at(-1)`;
      mayBeNull = true;
      mayBeMissing = true;
    }
    // The transport makes null of a refusal, whether the schema allows that or not.
    mayBeNull ||= isCondition(step) && step.refusals.length > 0;
    expression += `${mayBeNull ? '?.' : '.'}${responseName(step)}`;
    type = next;
    mayBeNull = !isNonNullType(type);
    mayBeMissing ||= mayBeNull;
  }
  return { expression, type, mayBeMissing };
}

function responseName(step: Step): string {
  return isCondition(step) ? aliasOf(step) : step;
}

/** Reads a field of an object that is selected under an alias. */
export function readAlias(value: Value, name: string, alias: string): Value {
  const { type, mayBeMissing } = follow(value, [name]);
  return {
    expression: `${value.expression}${needsChain(value) ? '?.' : '.'}${alias}`,
    type,
    mayBeMissing,
  };
}

/**
 * Reads the rows below a list's field, as an expression for an array in which nulls may be. Lists in the items of a
 * list are joined.
 */
export function rowsOf(value: Value, rows: Way): string {
  const { list, inside } = listIn(value, rows);
  if (inside.length === 0) return list.expression;
  const nullable = getNullableType(list.type);
  if (!isListType(nullable)) throw new Error(`There is no list at ${wayText(rows)}.`);
  const item = itemName(value, rows[rows.length - inside.length - 1]);
  const type = nullable.ofType as GraphQLOutputType;
  const start = { expression: item, type, mayBeMissing: !isNonNullType(type) };
  const hasLists = inside.some((_, index) => isList(start, inside.slice(0, index + 1)));
  const row = hasLists ? rowsOf(start, inside) : follow(start, inside).expression;
  const chain = isReachable(list, value) ? '.' : '?.';
  return `${list.expression}${chain}${hasLists ? 'flatMap' : 'map'}((${item}) => ${row})`;
}

/** A name for an item that differs from that of the item around it. */
function itemName({ expression }: Value, list: Step | undefined): string {
  if (list === 'edges') return 'edge';
  return expression === 'item' ? 'inner' : 'item';
}

/** The list itself, and the way from its items to the rows. */
function listIn(value: Value, rows: Way): { readonly list: Value; readonly inside: Way } {
  const isItself = isListType(getNullableType(value.type));
  const toList = isItself
    ? 0
    : rows.findIndex((_, index) => isList(value, rows.slice(0, index + 1))) + 1;
  return { list: follow(value, rows.slice(0, toList)), inside: rows.slice(toList) };
}

/** Whether what the list's expression gives can be followed by a plain dot. */
function isReachable(list: Value, start: Value): boolean {
  return list.expression === start.expression ? !needsChain(start) : isNonNullType(list.type);
}

function isList(value: Value, way: Way): boolean {
  return isListType(getNullableType(follow(value, way).type));
}

/** The type below lists and `!` that has fields. */
export function compositeOf(type: GraphQLOutputType): GraphQLCompositeType {
  const named = getNamedType(type);
  if (!isCompositeType(named)) throw new Error(`${named.name} has no fields.`);
  return named;
}
