import { isUnionType } from 'graphql';
import type { GraphQLNamedType, GraphQLOutputType } from 'graphql';
import type { Path, Step, TypeCondition, Way } from '../types/variables.ts';
import { outputField } from './typeShapes.ts';

export function isCondition(step: Step): step is TypeCondition {
  return typeof step !== 'string';
}

/** The fields of a way, which are what a response has the value by. */
export function fieldsOn(way: Way): Path {
  return way.filter((step) => typeof step === 'string');
}

/** A way to the records of a list, cut before its last field: to what holds the records, one by one or all of them. */
export function aroundRows(rows: Way): { readonly around: Way; readonly inside: Way } {
  const last = Math.max(
    rows.findLastIndex((step) => !isCondition(step)),
    0,
  );
  return { around: rows.slice(0, last), inside: rows.slice(last) };
}

/** The fields of a way as a dotted text. */
export function wayText(way: Way): string {
  return fieldsOn(way).join('.');
}

/** The type of what a step leads to; undefined where there is no such step. */
export function typeAfter(type: GraphQLNamedType, step: Step): GraphQLOutputType | undefined {
  if (!isCondition(step)) return outputField(type, step)?.type;
  if (isUnionType(type)) return type.getTypes().find(({ name }) => name === step.on);
  // An interface does not know its types: what follows is read by what they have in common.
  return 'getFields' in type ? (type as GraphQLOutputType) : undefined;
}
