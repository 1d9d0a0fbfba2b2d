import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isListType,
  type GraphQLCompositeType,
  type GraphQLOutputType,
} from 'graphql';
import { leafKind } from '../../model/shapes/scalarKinds.ts';
import { namedTypeOf, outputField } from '../../model/shapes/typeShapes.ts';
import { isBranch, isHole, isListTemplate } from '../../model/shapes/slots.ts';
import { isCondition, typeAfter, wayText } from '../../model/shapes/steps.ts';
import type { Hole, Template, TypeCondition, Way } from '../../model/types/variables.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { shorthand, unmarked } from '../code/scope.ts';
import { wholePath } from '../fields/access.ts';
import { titlePaths } from '../fields/relations.ts';
import type { Plan } from '../plan.ts';
import type { Subject } from '../subject.ts';

/** A value of a mock record: as it is in JSON. */
type MockValue = string | number | boolean;

/** A record of a resource in generated tests: its key and title. */
export interface MockRecord {
  /** Path of field names → value. */
  readonly values: ReadonlyMap<string, MockValue>;
  /** The path of a text that names it and is shown as it is; null where there is none. */
  readonly title: string | null;
  /** The paths of the parts of its address. */
  readonly key: readonly string[];
}

/** The number that keys have in it. */
const NUMBER = 7;

/**
 * Chooses the values of a record.
 *
 * @param holes the fields that the form's mutation takes of the record
 */
export function mockRecord(plan: Plan, owner: Subject, variables: Template): MockRecord {
  const { resource, key } = owner;
  const holes = [...holesIn(resource.lookup?.variables ?? {}), ...holesIn(variables)];
  const values = new Map<string, MockValue>();
  const type = plan.type(resource.type);
  const pathOf = (dotted: string) => {
    const [first, ...rest] = dotted.split('.');
    const field = resource.fields.find(({ name }) => name === first);
    return [...(field?.envelope ? [field.envelope.name] : []), first, ...rest].join('.');
  };
  const keyPaths = [...key, ...(resource.identity?.fields ?? [])];
  for (const dotted of [...keyPaths, ...holes.map(({ hole, path }) => path?.join('.') ?? hole)]) {
    const path = pathOf(dotted);
    const asked = holes.filter(({ hole }) => hole === dotted).map(({ type }) => type);
    const value = keyValue(plan, typeAt(type, path), asked, owner);
    if (value !== null) values.set(path, value);
  }
  const title = titleOf(owner);
  if (title && !values.has(title)) values.set(title, `First ${lowerFirst(resource.label)}`);
  return { values, title, key: key.map(pathOf) };
}

/** The path of the text that is a record's title; null where the title is anything but one plain text. */
function titleOf({ resource }: Subject): string | null {
  const paths = titlePaths(resource, resource.fields);
  const [path] = paths;
  const field = path?.[path.length - 1];
  const isPlain = field?.kind === 'string' && field.format === null && !field.list;
  if (paths.length !== 1 || !isPlain || path.some(({ list }) => list)) return null;
  return wholePath(path)
    .map(({ name }) => name)
    .join('.');
}

/** @param asked the types that operations take it as, which may be narrower */
function keyValue(
  plan: Plan,
  type: GraphQLOutputType | null,
  asked: readonly string[],
  { resource }: Subject,
): MockValue | null {
  if (!type || isListType(getNullableType(type))) return null;
  const named = getNamedType(type);
  if (isCompositeType(named)) return null;
  if (isEnumType(named)) return named.getValues()[0]?.name ?? null;
  const leaf = plan.leafType(named.name);
  if (leaf === 'number') return NUMBER;
  if (leaf === 'boolean') return true;
  const types = [named.name, ...asked.map(namedTypeOf)];
  const kinds = types.flatMap((name) => {
    const own = plan.schema.getType(name);
    return own ? [leafKind(own)] : [];
  });
  if (types.some((name) => /uuid|guid/i.test(name))) return UUID;
  if (kinds.some((kind) => ['integer', 'float', 'decimal'].includes(kind))) return String(NUMBER);
  if (kinds.includes('datetime')) return '2026-01-15T12:30:00Z';
  if (kinds.includes('date')) return '2026-01-15';
  const choice = asked.map(namedTypeOf).map((name) => plan.schema.getType(name));
  const values = choice.find(isEnumType)?.getValues();
  return values?.[0]?.name ?? `${resource.slug}-${NUMBER}`;
}

const UUID = '00000000-0000-4000-8000-000000000007';

function typeAt(type: GraphQLCompositeType, path: string): GraphQLOutputType | null {
  let at: GraphQLCompositeType | null = type;
  let found: GraphQLOutputType | null = null;
  for (const name of path.split('.')) {
    found = (at && outputField(at, name)?.type) ?? null;
    at = found && compositeOrNull(found);
  }
  return found;
}

function compositeOrNull(type: GraphQLOutputType): GraphQLCompositeType | null {
  const named = getNamedType(type);
  return isCompositeType(named) ? named : null;
}

function holesIn(template: Template): Hole[] {
  if (isHole(template)) return [template];
  if (isListTemplate(template)) return template.flatMap(holesIn);
  return isBranch(template) ? Object.values(template).flatMap(holesIn) : [];
}

/** The record as an object literal. */
export function recordLiteral({ values }: MockRecord): string {
  const tree: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce<Record<string, unknown>>(
      (level, name) => (level[name] ??= {}) as Record<string, unknown>,
      tree,
    );
    parent[last] = value;
  }
  // The formatter converts its quotes to the project's.
  return JSON.stringify(tree);
}

/**
 * A response that has a value at the end of a way from the query's root, as an object literal.
 *
 * @param value the expression at the end of the way
 */
export function responseAt(plan: Plan, way: Way, value: string): string {
  const lists = listsOn(plan, way);
  return way.reduceRight<string>((inner, step, index) => {
    if (isCondition(step)) return ofType(step, inner);
    const own = lists[index] ? (inner === NONE ? '[]' : `[${inner}]`) : inner;
    return `{ ${step === unmarked(own) ? shorthand(own) : `${step}: ${own}`} }`;
  }, value);
}

/** An object literal with the name of its type. */
function ofType({ on }: TypeCondition, literal: string): string {
  const inside = literal.startsWith('{') ? literal.slice(1, -1).trim() : `...${literal}`;
  return `{ __typename: '${on}', ${inside} }`;
}

/** Which steps of a way lead to lists. */
function listsOn(plan: Plan, way: Way): boolean[] {
  let type: GraphQLCompositeType = plan.queryType;
  return way.map((step) => {
    const next = typeAfter(type, step);
    if (!next) throw new Error(`${type.name} does not lead on to ${wayText(way)}.`);
    const named = getNamedType(next);
    if (isCompositeType(named)) type = named;
    return isListType(getNullableType(next));
  });
}

/** In place of a value: the list that is the last on the way is empty. */
export const NONE = '[]';

/** The way up to the list that is the last on it. */
export function pathToList(plan: Plan, way: Way): Way {
  const last = listsOn(plan, way).lastIndexOf(true);
  return last === -1 ? way : way.slice(0, last + 1);
}
