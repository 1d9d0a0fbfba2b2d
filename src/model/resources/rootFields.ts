import { getNamedType, isInputObjectType, isObjectType } from 'graphql';
import type { GraphQLArgument, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { saysChange } from '../conventions/changingQuery.ts';
import { isMachinery } from '../conventions/protocolFields.ts';
import { hasOwnKey } from '../conventions/identity.ts';
import { readLookup } from '../conventions/lookup/lookup.ts';
import { findRows } from '../conventions/rows.ts';
import type { Path } from '../types/variables.ts';
import {
  isComposite,
  isDeprecated,
  needsNoArguments,
  operationTypes,
  outputFields,
  printArguments,
  singleComposite,
} from '../shapes/typeShapes.ts';
import type { OutputField } from '../shapes/typeShapes.ts';
import type { RootField } from '../shapes/rootField.ts';
import { splitWords } from '../wording/words.ts';

const DEEPEST_NAMESPACE = 3;

/** All root fields in the order of the schema, namespaces and singletons after the field that holds them. */
export function readRootFields(schema: GraphQLSchema): RootField[] {
  const query = schema.getQueryType();
  if (!query) return [];
  const found: RootField[] = [];
  const operations = operationTypes(schema);

  const visit = (
    parent: GraphQLObjectType,
    path: Path,
    place: RootField['place'],
    above: OutputField | null,
  ) => {
    for (const field of outputFields(parent)) {
      if (isMachinery(field, schema)) continue;
      const root: RootField = {
        path: [...path, field.name],
        field,
        parent,
        place,
        above: above ? printArguments(above.args) : {},
        aboveField: above && above.args.length > 0 ? above : null,
        index: found.length,
        deprecated: isDeprecated(field),
        changes: saysChange(field, schema),
      };
      found.push(root);
      const group = groupType(field);
      // What finds one record by optional keys or conditions is no singleton.
      if (
        group === null ||
        root.changes ||
        readLookup(root) !== null ||
        field.args.some((argument) => takesObject(argument) || takesKey(argument)) ||
        operations.has(group) ||
        (hasOwnKey(group) && isOneOfMany(field)) ||
        place === 'singleton' ||
        path.length + 1 >= DEEPEST_NAMESPACE
      )
        continue;
      visit(group, [...path, field.name], hasOwnKey(group) ? 'singleton' : 'namespace', field);
    }
  };
  visit(query, [], 'root', null);
  return found;
}

/** `organization(muuid: MUUID)`, whatever the record calls that key. */
function takesKey(argument: GraphQLArgument): boolean {
  return /^(ID|.*UUID|GUID|ObjectID)$/i.test(getNamedType(argument.type).name);
}

/** One of several records, which is another one tomorrow: what is below it is no list of all. */
function isOneOfMany({ name }: OutputField): boolean {
  return splitWords(name).some((word) => ORDINALS.has(word));
}

const ORDINALS = new Set(
  'last latest newest recent first oldest next previous random featured'.split(' '),
);

function takesObject(argument: GraphQLArgument): boolean {
  return isInputObjectType(getNamedType(argument.type));
}

/** The object type below a field that needs no arguments and is no list, when it has fields that lead on. */
function groupType(field: OutputField): GraphQLObjectType | null {
  const type = singleComposite(field);
  if (
    type === null ||
    !isObjectType(type) ||
    !needsNoArguments(field) ||
    findRows(field.type) !== null
  )
    return null;
  return outputFields(type).some((inner) => isComposite(getNamedType(inner.type))) ? type : null;
}
