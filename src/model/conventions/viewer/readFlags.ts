import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import type { RootField } from '../../shapes/rootField.ts';
import { isPlainLeaf, outputFields, singleComposite } from '../../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../../shapes/typeShapes.ts';
import type { Resource } from '../../types/resource.ts';
import type { ViewerPermissions } from '../../types/signIn.ts';
import type { Path } from '../../types/variables.ts';
import {
  sameName,
  singularKey,
  singularWords,
  splitWords,
  typeWords,
} from '../../wording/words.ts';

type Flags = Extract<ViewerPermissions, { kind: 'flags' }>['flags'];

/** Objects of Booleans, of the person or beside it at the root. */
const HOLDERS =
  /^(my|user|current|viewer)?(access|permissions?|abilities|ability|can|capabilities|rights|privileges)$/;

const OPERATIONS: Readonly<Record<string, 'create' | 'read' | 'update' | 'delete'>> = {
  create: 'create',
  add: 'create',
  read: 'read',
  view: 'read',
  list: 'read',
  see: 'read',
  update: 'update',
  edit: 'update',
  change: 'update',
  delete: 'delete',
  remove: 'delete',
  destroy: 'delete',
};

/**
 * What the person may do, as one Boolean for each operation: `access { posts { create } }`,
 * `permissions { canCreatePost }`. Null where none is about an operation of a resource.
 *
 * @param path from Query to the person
 */
export function readFlags(
  person: CompositeType,
  path: Path,
  roots: readonly RootField[],
  resources: readonly Resource[],
): ViewerPermissions | null {
  const own = outputFields(person).map((field) => ({ field, path: [...path, field.name] }));
  const beside = roots.filter(({ path: at, deprecated }) => at.length === 1 && !deprecated);
  for (const { field, path: at } of [...own, ...beside]) {
    const holder = holderOf(field);
    const found = holder ? flagsOf(holder, at, resources) : [];
    const flags = [...new Map(found.map((flag) => [flag.coordinate, flag])).values()];
    if (flags.length > 0) return { kind: 'flags', flags };
  }
  return null;
}

function holderOf(field: OutputField): CompositeType | null {
  const isHolder = HOLDERS.test(sameName(field.name)) && field.args.length === 0;
  const type = isHolder ? singleComposite(field) : null;
  return type && isObjectType(type) ? type : null;
}

function flagsOf(holder: CompositeType, path: Path, resources: readonly Resource[]): Flags {
  return outputFields(holder).flatMap((field): Flags => {
    const at = [...path, field.name];
    const words = splitWords(field.name).filter((word) => !['can', 'may'].includes(word));
    const flag = flagAt(field, at);
    if (flag) {
      const [verb = '', ...noun] = words;
      const resource = resources.find(({ type }) => isCalled(type, noun.join('_')));
      return resource ? coordinatesOf(resource, verb, flag) : [];
    }
    const inner = field.args.length === 0 ? singleComposite(field) : null;
    const resource = resources.find(({ type }) => isCalled(type, field.name));
    if (!inner || !resource) return [];
    return outputFields(inner).flatMap((operation) => {
      const within = flagAt(operation, [...at, operation.name]);
      const verb = splitWords(operation.name).find((word) => word !== 'can') ?? '';
      return within ? coordinatesOf(resource, verb, within) : [];
    });
  });
}

/** A Boolean, or an object that is about one: `create { permission where }`. */
function flagAt(field: OutputField, path: Path): Path | null {
  if (isFlag(field)) return path;
  const inner: GraphQLNamedType = getNamedType(field.type);
  if (!isObjectType(inner) || field.args.length > 0) return null;
  const flag = outputFields(inner).find(
    (own) => isFlag(own) && /^(permission|allowed|granted|permitted|value)$/.test(own.name),
  );
  return flag ? [...path, flag.name] : null;
}

function isFlag(field: OutputField): boolean {
  return isPlainLeaf(field) && getNamedType(field.type).name === 'Boolean';
}

function isCalled(type: string, name: string): boolean {
  return name !== '' && singularKey(name) === singularWords(typeWords(type)).join('');
}

function coordinatesOf(resource: Resource, verb: string, path: Path): Flags {
  const operation = OPERATIONS[verb];
  if (operation === undefined) return [];
  if (operation !== 'read') {
    const mutation = resource[operation]?.path.join('.');
    return mutation === undefined ? [] : [{ path, coordinate: `Mutation.${mutation}` }];
  }
  return resource.list ? [{ path, coordinate: `Query.${resource.list.path.join('.')}` }] : [];
}
