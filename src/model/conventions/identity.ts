import {
  getNamedType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { GraphQLInterfaceType, GraphQLNamedType, GraphQLSchema } from 'graphql';
import type { Identity } from '../types/resource.ts';
import type { Reasoned } from '../types/reasoned.ts';
import {
  isDeprecated,
  isList,
  isPlainLeaf,
  outputField,
  outputFields,
  singleComposite,
} from '../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../shapes/typeShapes.ts';
import { singular } from '../wording/plurals.ts';
import { upperFirst } from '../wording/sentence.ts';
import { sameName, splitWords, typeWords } from '../wording/words.ts';

/** The root field that fetches any record by its global id, as Relay's specification of Node has it. */
export interface NodeLookup {
  field: OutputField;
  /** Name of its one argument. */
  argument: string;
  interface: GraphQLInterfaceType;
  /** The field of the interface that holds the id: `id`, sometimes `nodeId`. */
  key: string;
  /** What may be a record of it, whatever it is: types that implement it, and interfaces of such types alone. */
  types: ReadonlySet<string>;
}

/** Names of a field that is a key wherever it occurs, likeliest first. */
const KEY_NAMES =
  'id _id ID Id nodeId documentId uuid guid uid gid UUID rowId pk objectId entityId urn'.split(' ');

/** Names of a field that is unique in most schemas, for types that have no proper key. */
const NATURAL_KEY_NAMES =
  'key code slug handle hash sku isbn login username identifier ref name'.split(' ');

/** Names of the fields that would hold the type's own key, likeliest first: `id`, `movieId`. */
export function usualKeys(type: CompositeType): string[] {
  return [...KEY_NAMES, ...namedKeys(type)];
}

/** The field that holds a type's own key by its name alone, or undefined. */
export function ownKey(type: CompositeType): OutputField | undefined {
  const keys = usualKeys(type)
    .flatMap((name) => outputField(type, name) ?? [])
    .filter(isPlainLeaf);
  return keys.find((field) => !isDeprecated(field)) ?? keys[0];
}

/** `movieId` of Movie, `customer_id` of customers, `id_order` of orders: a key with the type's name beside it. */
function namedKeys(type: CompositeType): string[] {
  const words = typeWords(type.name);
  const last = singular(words.pop() ?? '');
  const camel = [...words, last]
    .map((word, index) => (index === 0 ? word : upperFirst(word)))
    .join('');
  return [
    `${camel}Id`,
    `${camel}ID`,
    [...words, last, 'id'].join('_'),
    `id${upperFirst(camel)}`,
    ['id', ...words, last].join('_'),
  ];
}

/** True for a type that names its records by a key field of its own, such as `id`. */
export function hasOwnKey(type: CompositeType): boolean {
  return ownKey(type) !== undefined;
}

/** Finds `node(id: ID!): Node`, whatever the names: one ID must be given, the response is an interface that is little more than an id. */
export function findNodeLookup(schema: GraphQLSchema): NodeLookup | null {
  const query = schema.getQueryType();
  if (!query) return null;
  for (const field of outputFields(query)) {
    const type = singleComposite(field);
    const required = field.args.filter(isRequiredArgument);
    const [argument] = required.length > 0 ? required : field.args;
    if (
      argument === undefined ||
      required.length > 1 ||
      !isInterfaceType(type) ||
      getNamedType(argument.type).name !== 'ID'
    )
      continue;
    const ids = outputFields(type).filter(
      (candidate) => getNamedType(candidate.type).name === 'ID' && isPlainLeaf(candidate),
    );
    const [key] = ids;
    if (
      key &&
      ids.length === 1 &&
      (outputFields(type).length === 1 || /^node$/i.test(type.name)) &&
      !isList(argument.type)
    ) {
      const types = nodeTypes(schema, type);
      return { field, argument: argument.name, interface: type, key: key.name, types };
    }
  }
  return null;
}

/** `interface Question` of types that are nodes need not say that it is one. */
function nodeTypes(schema: GraphQLSchema, node: GraphQLInterfaceType): ReadonlySet<string> {
  const { objects, interfaces } = schema.getImplementations(node);
  const known = new Set<GraphQLNamedType>([...objects, ...interfaces]);
  const others = Object.values(schema.getTypeMap()).filter(isInterfaceType);
  const kinds = others.filter((type) => {
    const members = schema.getPossibleTypes(type);
    return members.length > 0 && members.every((member) => known.has(member));
  });
  return new Set([...known, ...kinds].map(({ name }) => name));
}

/** True when records of the type can be fetched by their global id. */
export function isNode(type: CompositeType, node: NodeLookup | null): boolean {
  if (node === null || !(isObjectType(type) || isInterfaceType(type))) return false;
  const key = outputField(type, node.key);
  return node.types.has(type.name) && key !== undefined && isPlainLeaf(key);
}

/**
 * Reads what identifies a record of the type.
 *
 * @param lookupKeys for each lookup of the type, the fields that it takes, best lookup first.
 * @returns null when nothing does: such records can be listed, not opened.
 */
export function readIdentity(
  type: CompositeType,
  node: NodeLookup | null,
  lookupKeys: readonly (readonly string[])[],
): Reasoned<Identity> | null {
  const own = ownKey(type);
  const asNode = isNode(type, node) ? node : null;
  const direct = (field: string) =>
    lookupKeys.some((keys) => keys.length === 1 && keys[0] === field);

  if (own && asNode?.key === own.name) {
    return key(
      [own.name],
      'global',
      `\`${own.name}\`, fetched by \`${asNode.field.name}\` whatever the type`,
    );
  }
  const whole = own && asNode === null ? wholeKey(own.name, lookupKeys) : null;
  if (whole) return together(whole);
  if (own && (own.name === 'id' || direct(own.name))) {
    return key([own.name], 'type', `\`${own.name}\`, unique within the type`);
  }
  const single = lookupKeys.find((keys) => keys.length === 1);
  if (single) return key(single, 'type', `\`${single[0]}\`, which its lookup takes`);
  if (asNode)
    return key([asNode.key], 'global', `\`${asNode.key}\`, fetched by \`${asNode.field.name}\``);
  if (own) return key([own.name], 'type', `\`${own.name}\`, by its name`);
  const composite = lookupKeys[0];
  if (composite) return together(composite);
  return keyInside(type) ?? naturalKey(type);
}

/**
 * `getDocument(caseId:, documentId:)`: the key by its name is only a part of the whole where no lookup
 * makes do with it, or with another key alone.
 */
function wholeKey(
  own: string,
  lookupKeys: readonly (readonly string[])[],
): readonly string[] | null {
  if (lookupKeys.some((keys) => keys.length === 1)) return null;
  return lookupKeys.find((keys) => keys.includes(own)) ?? null;
}

function together(fields: readonly string[]): Reasoned<Identity> {
  return key(fields, 'type', `\`${fields.join('`, `')}\` together, which its lookup takes`);
}

function keyInside(type: CompositeType): Reasoned<Identity> | null {
  const path = keyPath(type);
  return path === null
    ? null
    : key([path], 'type', `\`${path}\`, the only key that every record has`);
}

/** `sys { id }`: the key is in a small object that every record has. Its dotted path, or null. */
export function keyPath(type: CompositeType): string | null {
  const objects = systemObjects(type);
  for (const name of KEY_NAMES) {
    const path = objects.flatMap(({ name: object, fields }) => {
      const id = fields.find((field) => field.name === name);
      return id && isNonNullType(id.type) && isPlainLeaf(id) ? [`${object}.${name}`] : [];
    })[0];
    if (path !== undefined) return path;
  }
  return null;
}

/** `article(codename:)` of a record with `_system_ { codename }`: the dotted path of that field, or null. */
export function systemField(type: CompositeType, name: string): string | null {
  for (const { name: object, fields } of systemObjects(type)) {
    const leaf = fields.find((field) => sameName(field.name) === sameName(name));
    if (leaf && isPlainLeaf(leaf)) return `${object}.${leaf.name}`;
  }
  return null;
}

/** The objects of a type that hold what the server keeps of every record: `sys`, `_meta`, `system`. */
function systemObjects(type: CompositeType): { name: string; fields: readonly OutputField[] }[] {
  return outputFields(type).flatMap((field) => {
    const inner = singleComposite(field);
    return inner !== null && field.args.length === 0 && holdsSystemFields(field)
      ? [{ name: field.name, fields: outputFields(inner) }]
      : [];
  });
}

/** A key in an object of any name would be that of another record. */
function holdsSystemFields(field: OutputField): boolean {
  const words = splitWords(field.name);
  return words.some((word) =>
    ['sys', 'system', 'meta', 'metadata', 'identifier', 'identity', 'key'].includes(word),
  );
}

function naturalKey(type: CompositeType): Reasoned<Identity> | null {
  const last = typeWords(type.name).at(-1) ?? '';
  const called = [`${last}Id`, `${last}_id`];
  for (const name of [...called, ...NATURAL_KEY_NAMES]) {
    const field = outputField(type, name);
    if (field && isPlainLeaf(field) && isNonNullType(field.type))
      return key([name], 'type', `\`${name}\`, never null and unique by its name`);
  }
  // `memberId` of a TeamMember, where all fields may be null.
  const [first] = outputFields(type);
  return first && called.includes(first.name) && isPlainLeaf(first)
    ? key([first.name], 'type', `\`${first.name}\`, its first field, and called after it`)
    : null;
}

function key(fields: readonly string[], scope: Identity['scope'], why: string): Reasoned<Identity> {
  return { value: { field: fields[0] ?? '', fields: [...fields], scope }, why };
}
