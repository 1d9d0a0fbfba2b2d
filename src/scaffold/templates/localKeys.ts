import { isObjectType, isInterfaceType, type GraphQLObjectType } from 'graphql';
import type { Field } from '../../model/types/fields.ts';
import type { UnionValue } from '../../model/types/relations.ts';
import { findNodeLookup, isNode } from '../../model/conventions/identity.ts';
import { namedTypeOf, outputField } from '../../model/shapes/typeShapes.ts';
import { code, commas } from '../code/code.ts';
import { array, property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';

/** By what Relay's store knows the records whose `id` does not tell them from those of other types. */
export function localKeysFile(plan: Plan): GeneratedFile {
  const entries = [...localKeys(plan)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, keys]) => property(name, array(keys.map(text))));
  return sourceFile(
    'src/resources/localKeys.ts',
    'the keys of the schema',
    code`
      /** Types whose key is unique within the type only, with the fields of that key. */
      export const localKeys: ${framework.LocalKeys} = {
        ${commas(entries)}
      };
    `,
  );
}

/** Object type → its key fields, for those that have no `id` which is unique over all types. */
function localKeys(plan: Plan): Map<string, readonly string[]> {
  const node = findNodeLookup(plan.schema);
  const keys = new Map<string, readonly string[]>();
  for (const { resource } of plan.subjects) {
    const { identity } = resource;
    const isGlobalId = identity?.scope === 'global' && identity.field === 'id';
    if (!identity || isGlobalId) continue;
    for (const name of resource.concrete.length > 0 ? resource.concrete : [resource.type]) {
      const isResource = resource.type !== name && plan.of(name) !== undefined;
      if (!isResource && !isGlobal(plan.schema.getType(name))) keys.set(name, identity.fields);
    }
  }
  for (const name of valueTypes(plan)) {
    const type = plan.schema.getType(name);
    if (isObjectType(type) && outputField(type, 'id') && !plan.of(name) && !isNode(type, node))
      keys.set(name, ['id']);
  }
  return keys;

  function isGlobal(type: unknown): boolean {
    return (
      (isObjectType(type) || isInterfaceType(type)) &&
      isNode(type as GraphQLObjectType, node) &&
      node?.key === 'id'
    );
  }
}

/** The types of the value objects that screens show: relay-compiler asks for the `id` of those that have one. */
function valueTypes(plan: Plan): Set<string> {
  const names = new Set<string>();
  const add = (field: Field) => {
    if (!field.fields) return;
    const type = plan.type(namedTypeOf(field.type));
    const types = isObjectType(type) ? [type] : plan.schema.getPossibleTypes(type);
    for (const { name } of types) names.add(name);
    field.fields.forEach(add);
  };
  const addAll = ({
    type,
    fields,
    unionFields,
  }: Pick<UnionValue, 'type' | 'fields' | 'unionFields'>) => {
    names.add(type);
    fields.forEach(add);
    for (const { values } of unionFields) values.forEach(addAll);
  };
  for (const { resource } of plan.subjects) {
    resource.fields.forEach(add);
    for (const { values } of resource.unionFields) values.forEach(addAll);
  }
  for (const { result } of plan.tools.map(({ tool }) => tool)) {
    for (const shown of [result, ...(result.rows ? [result.rows] : [])]) {
      addAll(shown);
      shown.values.forEach(addAll);
    }
  }
  return names;
}
