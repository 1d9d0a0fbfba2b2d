import {
  getNamedType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { causeOf } from '../../model/conventions/result/cause.ts';
import { commonInterface } from '../../model/conventions/result/resultUnion.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import type { MutationResult } from '../../model/types/mutation.ts';
import { property } from '../code/docs.ts';
import { firstOf, type Place } from './payloadPlace.ts';

const WORDS = ['message', 'description', 'reason', 'detail', 'msg', 'error'];

/** What the members of a union say that stand for failure, each under the same name. */
export function refusalIn(
  schema: GraphQLSchema,
  whole: Place,
  { errorTypes, errors }: MutationResult,
): string[] {
  const start = firstOf(whole);
  const types = errorTypes.map((name) => schema.getType(name)).filter(isObjectType);
  if (types.length === 0) return [];
  const common = commonInterface(types);
  const aliases = new Set<string>();
  for (const type of common ? [common] : types) {
    const words = WORDS.map((name) => outputField(type, name)).find(
      (field) => field && getNamedType(field.type).name === 'String',
    );
    // The list of what is wrong, which is read as such, says it all.
    if (!words && errors && outputField(type, errors.path[0])) continue;
    // One name must not stand for a text that may be null and for one that may not, nor for a field and a type's name.
    const alias = words ? (isNonNullType(words.type) ? 'refusal' : 'reason') : 'failure';
    aliases.add(alias);
    for (const at of start.selections)
      at.on(type.name).leaf(words?.name ?? '__typename', { caught: false, alias });
  }
  const causes = causesIn(start, types);
  return [
    ...(aliases.size > 0 ? [property('refusal', firstRead(start, aliases))] : []),
    ...(aliases.size > 0 && causes.size > 0 ? [property('cause', firstRead(start, causes))] : []),
  ];
}

/** The first of some fields that the answer has. */
function firstRead({ expression, mayBeMissing }: Place, aliases: ReadonlySet<string>): string {
  const chain = mayBeMissing ? '?.' : '.';
  return [...aliases].map((alias) => `${expression}${chain}${alias}`).join(' ?? ');
}

/** Asks the members of a union that stand for failure why it failed, where they say that beside their message. */
function causesIn(start: Place, types: readonly GraphQLObjectType[]): Set<string> {
  const aliases = new Set<string>();
  for (const type of types) {
    const name = causeOf(type);
    const field = name === null ? undefined : outputField(type, name);
    if (!field) continue;
    // One name must not stand for a text that may be null and for one that may not.
    const alias = isNonNullType(field.type) ? 'cause' : 'detail';
    aliases.add(alias);
    for (const at of start.selections) at.on(type.name).leaf(field.name, { caught: false, alias });
  }
  return aliases;
}
