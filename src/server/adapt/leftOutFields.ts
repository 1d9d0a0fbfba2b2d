import {
  isAbstractType,
  isNonNullType,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { GraphQLErrorEntry } from '../../relay/errors.ts';
import { OF_REQUIRED_FIELD } from '../../relay/unreadValues.ts';
import { ResponseFields } from '../refusals/responseFields.ts';
import type { FailedFields } from './failedFields.ts';
import { isJsonObject } from '../../relay/jsonObject.ts';

type Path = ReadonlyArray<string | number>;

/** A field of a record in a response that was not asked for it. */
export interface LeftOutField {
  /** By which the field is known to fail. */
  readonly coordinate: string;
  readonly path: Path;
  /** Whether the schema says that it has a value. */
  readonly isRequired: boolean;
  /** The id of the record; null where it has none. */
  readonly record: string | null;
}

/** Where a response lacks fields that it was not asked for, since they fail. @param document with the fields */
export function leftOutFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  failed: FailedFields,
  data: unknown,
): readonly LeftOutField[] {
  const found = new Map<string, LeftOutField>();
  new ResponseFields(schema, document).each(data, (way, path, value) => {
    if (value !== undefined) return;
    const { parent, field } = way[way.length - 1];
    const coordinate = namesOf(schema, parent)
      .map((name) => `${name}.${field.name}`)
      .find((name) => failed.has(name));
    if (coordinate === undefined) return;
    const ids = objectsOn(path, data).flatMap(({ id }) =>
      typeof id === 'string' || typeof id === 'number' ? [String(id)] : [],
    );
    const isRequired = isNonNullType(field.type);
    const record = ids.at(-1) ?? null;
    found.set(JSON.stringify(path), { coordinate, path, isRequired, record });
  });
  return [...found.values()];
}

/**
 * Adds to a response what is known of fields that it was not asked for: the value that an earlier response has for the
 * same record, or null with the error that they failed with, as the backend would have said it had they harmed no other.
 *
 * @param document with the fields
 * @param data is changed
 * @param earlier the data of answers to the same call with more of the fields
 * @returns the errors
 */
export function completeData(
  schema: GraphQLSchema,
  document: DocumentNode,
  failed: FailedFields,
  data: unknown,
  earlier: readonly unknown[] = [],
): readonly GraphQLErrorEntry[] {
  const places = leftOutFields(schema, document, failed, data);
  // Found before any is filled in: what is filled in would tell records apart that are the same.
  const values = places.map(({ path }) => earlierValue(earlier, path, data));
  return places.flatMap(({ coordinate, path, isRequired }, index) => {
    const around = objectsOn(path, data).at(-1);
    const value = values[index];
    if (around) around[String(path.at(-1))] = value ?? null;
    const errors = failed.get(coordinate) ?? [];
    const entry = errors.find((error) => isAt(error, path)) ?? errors.at(0);
    if (value !== undefined || !entry) return [];
    const { message } = entry;
    const extensions = { ...entry.extensions, ...(isRequired && { [OF_REQUIRED_FIELD]: true }) };
    return [{ message, path, ...(Object.keys(extensions).length > 0 && { extensions }) }];
  });
}

/**
 * The records that a field has failed with, as far as a response tells that was asked for without it. A server stops
 * at the first record that fails, or goes on and names all: so those before one that fails have worked.
 *
 * @param places all places of the field, in the response's order
 * @param errors what the field failed with, where it was asked for
 * @returns null when it has worked for other records
 */
export function failedRecords(
  places: readonly LeftOutField[],
  errors: readonly GraphQLErrorEntry[],
): readonly LeftOutField[] | null {
  const hasFailed = ({ path }: LeftOutField) => errors.some((error) => isAt(error, path));
  const upToLast = places.slice(0, places.findLastIndex(hasFailed) + 1);
  return upToLast.every(hasFailed) ? upToLast : null;
}

function isAt({ path }: GraphQLErrorEntry, place: Path): boolean {
  return JSON.stringify(path) === JSON.stringify(place);
}

/** A type's name, with those of the types that its fields may be known by. */
function namesOf(schema: GraphQLSchema, type: GraphQLNamedType): string[] {
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  const above = 'getInterfaces' in type ? type.getInterfaces() : [];
  return [type, ...possible, ...above].map(({ name }) => name);
}

type ResponseObject = Record<string, unknown>;

/** The objects on the way to a value, the outermost first. */
function objectsOn(path: Path, data: unknown): readonly ResponseObject[] {
  const objects: ResponseObject[] = [];
  let value = data;
  for (const key of path) {
    if (isJsonObject(value)) objects.push(value);
    value = (Object(value) as Record<string | number, unknown>)[key];
  }
  return objects;
}

/** Undefined where no earlier response has a value, or it is not sure to be of the same record. */
function earlierValue(earlier: readonly unknown[], path: Path, data: unknown): unknown {
  const now = objectsOn(path, data);
  for (const response of earlier) {
    const before = objectsOn(path, response);
    if (before.length !== now.length || !isSameRecord(before, now)) continue;
    const value = before.at(-1)?.[String(path.at(-1))];
    if (value !== null && value !== undefined) return value;
  }
  return undefined;
}

/** Rows may have moved between two answers. */
function isSameRecord(before: readonly ResponseObject[], now: readonly ResponseObject[]): boolean {
  const alike = now.map((object, index) => alikeness(before[index], object));
  return alike.includes(true) && !alike.includes(false);
}

/** Whether objects have the same id, or all else in common where they have none; null where nothing tells. */
function alikeness(before: ResponseObject, now: ResponseObject): boolean | null {
  if (now.id !== undefined) return before.id === now.id;
  const shared = Object.keys(now).filter(
    (key) => key !== '__typename' && key in before && typeof now[key] !== 'object',
  );
  return shared.length === 0 ? null : shared.every((key) => before[key] === now[key]);
}
