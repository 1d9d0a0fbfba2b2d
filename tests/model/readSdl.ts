import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import type { Hints } from '../../src/model/hints.ts';
import type { List } from '../../src/model/types/relations.ts';
import type { Model } from '../../src/model/types/model.ts';
import type { Resource } from '../../src/model/types/resource.ts';
import { checkRequests } from './checkRequests.ts';

/** The model of a schema, after a check that everything in it can be asked of the schema. */
export function readSdl(sdl: string, hints?: Hints): Model {
  const schema = buildSchema(sdl);
  const model = buildModel(schema, hints);
  expect(checkRequests(schema, model)).toEqual([]);
  return model;
}

/** The resource of a type; fails when the type is none. */
export function resourceOf(model: Model, type: string): Resource {
  const resource = model.resources.find((candidate) => candidate.type === type);
  if (!resource)
    throw new Error(
      `${type} is no resource; there are ${model.resources.map((other) => other.type).join(', ')}`,
    );
  return resource;
}

/** The list of a type; fails when it has none. */
export function listOf(model: Model, type: string): List {
  const { list } = resourceOf(model, type);
  if (!list) throw new Error(`${type} has no list`);
  return list;
}

/** The variables that a list's operator sends, with its holes. */
export function operatorOf(list: List, field: string, name: string) {
  return list.filter?.fields
    .find((candidate) => candidate.field === field)
    ?.operators.find((operator) => operator.name === name)?.variables;
}

/** A relay connection of a type, with its edge; `PAGE_INFO` has to be in the schema once. */
export function connection(type: string, extra = ''): string {
  return `type ${type}Connection { edges: [${type}Edge!]! pageInfo: PageInfo! ${extra} } type ${type}Edge { node: ${type}! cursor: String! }`;
}

export const PAGE_INFO =
  'type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }';
