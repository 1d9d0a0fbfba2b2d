import * as framework from '../code/framework.ts';
import { getNamedType, isNonNullType, type GraphQLCompositeType } from 'graphql';
import type { Field } from '../../model/types/fields.ts';
import type { Path } from '../../model/types/variables.ts';
import type { Relation } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import { array } from '../code/docs.ts';
import { compositeOf } from '../graphql/reading.ts';
import type { Selection } from '../graphql/selection.ts';
import type { Context } from '../context.ts';
import type { Subject } from '../subject.ts';
import { memberLink } from './memberPages.ts';
import { read, readValue, type Source } from './access.ts';
import { findPath, type Step } from './fieldPath.ts';

/** Asks for a record's key and says how to read it: an expression for `keyOf`, or null where the rows have no key. */
export function readKey(
  { context, selection, variable }: Source,
  owner: Subject,
  fields: readonly Field[],
): string | null {
  const { key } = owner;
  const parts: string[] = [];
  for (const dotted of key) {
    const path = keyPath(owner, fields, dotted);
    if (!path || path.some(({ list }) => list)) return null;
    const part = readBare(selection, variable, path);
    parts.push(
      context.leafType(path[path.length - 1].type) === 'unknown' ? `String(${part})` : part,
    );
    // Of a composite key every part has to be there.
    if (key.length > 1 && path.some(({ nullable }) => nullable)) return null;
  }
  return parts.length > 1 ? array(parts) : (parts[0] ?? null);
}

/** The way to a part of the key: a field, or one of a record that this one belongs to. */
function keyPath(
  { resource, keyObjects }: Subject,
  fields: readonly Field[],
  dotted: string,
): Field[] | null {
  const isWhole = fields === resource.fields;
  return findPath(isWhole ? [...fields, ...keyObjects] : fields, dotted.split('.'));
}

/** A value as it comes, not caught: keys are no use without it. */
function readBare(selection: Selection, variable: string, path: readonly Field[]): string {
  let below = selection;
  let expression = variable;
  path.forEach((field, index) => {
    expression += `.${below.nameOf(field.name)}`;
    if (field.fields) below = below.object(field.name, { caught: false });
    else below.leaf(field.name, { caught: false });
    if (field.nullable && index < path.length - 1) expression += '?';
  });
  return expression;
}

/** Asks for what names a record and says how to read it: one value, or two together; null where nothing does. */
export function readTitle(source: Source, owner: Subject, fields: readonly Field[]): string | null {
  const { resource } = owner;
  if (isPair(owner) && fields === resource.fields) return readPairTitle(source, owner);
  const paths = titlePaths(resource, fields);
  if (paths.length === 0) return null;
  const values = paths.map((path) => readValue(source, path));
  if (values.length === 1) return values[0];
  return resource.isToldApart ? `${framework.toldApart}(${values.join(', ')})` : array(values);
}

/** Whether a record is called by the two that it joins. */
export function isPair({ resource: { join, title } }: Subject): boolean {
  return join !== null && title.length === 0;
}

/** Reads the names of both records that a record joins; null where one of them has none. */
function readPairTitle(source: Source, { resource }: Subject): string | null {
  const sides = resource.relations.flatMap((relation) => {
    const target = source.context.of(relation.to);
    const isSide = resource.join?.sides.includes(relation.field) && target && !isPair(target);
    return isSide ? [{ relation, target }] : [];
  });
  const isNamed = sides.every(
    ({ target }) => titlePaths(target.resource, target.resource.fields).length > 0,
  );
  if (sides.length < 2 || !isNamed) return null;
  const names = sides.map(({ relation, target }) =>
    readRelatedTitle(source, resource, relation, target),
  );
  return `${framework.pairTitle}(${names.join(', ')})`;
}

/** Asks for what names the record at the other end of a relation to one, which has a title, and says how to read it. */
export function readRelatedTitle(
  source: Source,
  owner: Pick<Resource, 'type'>,
  relation: Relation,
  target: Subject,
): string {
  const { expression, inside } = readRelation(source, owner, relation);
  const { other, title } = linkParts(inside, target);
  return `${framework.partOf}(${expression}, (${other}) => ${title})`;
}

/** The ways to what names a record, as far as the fields have them. */
export function titlePaths({ title }: Resource, fields: readonly Field[]): Field[][] {
  return title.flatMap((dotted) => {
    const path = findPath(fields, dotted.split('.'));
    return path ? [path] : [];
  });
}

/** Asks for what the store knows a record by, where that is not what its address is made of. */
export function selectIdentity(
  selection: Selection,
  owner: Subject,
  fields: readonly Field[],
): void {
  for (const dotted of owner.resource.identity?.fields ?? []) {
    const path = keyPath(owner, fields, dotted);
    if (path) readBare(selection, '', path);
  }
}

/** Asks for what the store knows a record by, but for an `id` of type ID, which relay-compiler asks for by itself. */
export function selectLocalKey(selection: Selection, context: Context, owner: Subject): void {
  const { resource } = owner;
  const [key] = resource.identity?.fields ?? [];
  const type = outputField(context.type(resource.type), 'id')?.type;
  if (key === 'id' && type && getNamedType(type).name === 'ID') return;
  selectIdentity(selection, owner, resource.fields);
}

/** Asks for the record at the other end of a relation to one, and says how to read it. */
export function readRelation(
  source: Source,
  owner: Pick<Resource, 'type'>,
  relation: Relation,
): { readonly expression: string; readonly inside: Source } {
  const steps = stepsOf(source.context.type(owner.type), relationPath(relation));
  const { expression, selection } = read(source, steps);
  return { expression, inside: { ...source, selection } };
}

/** From a record to the one that a relation leads to. */
export function relationPath({ envelope, field, record }: Relation): Path {
  return [...(envelope ? [envelope.name] : []), field, ...record];
}

/** How a link is given the record's key: not at all where it is the `id`, and null where there is none. */
export function keyOption(variable: string, key: string | null): string | null {
  if (key === null) return 'null';
  return key === `${variable}.id` ? null : `(${variable}) => ${key}`;
}

/** What a link to a record is made of: expressions over the record, each null where there is none. */
interface LinkParts {
  /** The variable that holds the record. */
  readonly other: string;
  readonly resource: string;
  readonly key: string | null;
  /** The resource that has the record's page, where its own has none. */
  readonly page: string | null;
  readonly title: string | null;
}

/**
 * Asks for what a link needs of a record.
 *
 * @param source where it is asked for
 */
export function linkParts(source: Source, target: Subject): LinkParts {
  const { context, selection: inner, variable } = source;
  const other = context.variable(
    target.variable === variable ? `other ${variable}` : target.variable,
  );
  const linked: Source = { ...source, variable: other };
  const { fields } = target.resource;
  selectIdentity(inner, target, fields);
  const ownKey = readKey(linked, target, fields);
  const member = memberLink(linked, target, ownKey);
  const key = member?.key ?? ownKey;
  const title = readTitle(linked, target, fields);
  if (inner.isEmpty) inner.leaf('__typename', { caught: false });
  return { other, resource: context.describe(target), key, page: member?.page ?? null, title };
}

/** A path of objects, from a type. */
function stepsOf(type: GraphQLCompositeType, path: Path): Step[] {
  const [name, ...rest] = path;
  const field = outputField(type, name);
  if (!field) throw new Error(`${type.name} has no field ${name}.`);
  const step = { name, nullable: !isNonNullType(field.type), fields: [] };
  return rest.length === 0 ? [step] : [step, ...stepsOf(compositeOf(field.type), rest)];
}
