import { getNamedType, isLeafType } from 'graphql';
import { countedNoun, holdsAggregates } from '../conventions/aggregate.ts';
import { findRows } from '../conventions/rows.ts';
import { isList, needsNoArguments, outputFields, singleComposite } from '../shapes/typeShapes.ts';
import type { OutputField } from '../shapes/typeShapes.ts';

/** What can be computed of a date, a text or a list: parts and sizes, and no value of its own. */
const COMPUTED =
  /^(is_?)?(year|quarter|month|week|day|day_?of_?(week|month|year)|week_?day|week_?of_?year|hour|minute|second|milliseconds?|microseconds?|epoch|count|length|size)s?$/i;

/** What can be computed of a list of records: how many there are, which their own list says, too. */
const COUNTED = /^(count|length|size)s?$/i;

/** What stands between a field's name and that of its twin: `_func`, `Func`. */
const SUFFIX = /^_*[A-Za-z]+$/;

/**
 * The field whose value another field computes on: `date_created` for `date_created_func { year month day }`. Such a
 * twin says nothing that its field does not, and fails where the computation does not suit the value. It is
 * recognised by its shape: an object beside a scalar, named like it with a suffix, all of whose parts are computed; or
 * beside a list of records, when it only counts them (`repairs_func { count }`) or is called an aggregate of them
 * (`repairsAggregate { groupBy count sum }`).
 *
 * @param siblings all fields of the type, the field among them
 * @returns null where the field is no such twin
 */
export function twinOf(field: OutputField, siblings: readonly OutputField[]): OutputField | null {
  return aggregatedBy(field, siblings) ?? computedBy(field, siblings);
}

function aggregatedBy(field: OutputField, siblings: readonly OutputField[]): OutputField | null {
  if (!holdsAggregates(field)) return null;
  const noun = countedNoun(field.name);
  const records = siblings.find(
    (one) => one !== field && countedNoun(one.name) === noun && holdsRecords(one),
  );
  return records ?? null;
}

function holdsRecords(field: OutputField): boolean {
  return !isValue(field) && (isList(field.type) || findRows(field.type) !== null);
}

function computedBy(field: OutputField, siblings: readonly OutputField[]): OutputField | null {
  const type = singleComposite(field);
  const parts = type ? outputFields(type) : [];
  if (parts.length === 0 || !parts.every(isComputed)) return null;
  const onlyCounts = parts.every(({ name }) => COUNTED.test(name));
  const isSubject = (one: OutputField) => isValue(one) || (onlyCounts && isList(one.type));
  const named = siblings.filter(
    (one) => one !== field && isSubject(one) && isNamedAfter(field, one),
  );
  // Of `date` and `date_created`, the longer one is meant.
  return named.sort((one, other) => other.name.length - one.name.length)[0] ?? null;
}

/**
 * What is computed of a field's value by the twins beside it, by their parts' names: a value of which hours are
 * computed has a time.
 *
 * @param siblings all fields of the type, the field among them
 */
export function computedOf(field: OutputField, siblings: readonly OutputField[]): string[] {
  const twins = twinsAmong(siblings).get(field.name) ?? [];
  return twins.flatMap((twin) => {
    const type = singleComposite(twin);
    return type ? outputFields(type).map(({ name }) => name) : [];
  });
}

type Twins = ReadonlyMap<string | undefined, readonly OutputField[]>;

/** Each field of a type asks for those of them all. */
const twinsOfTypes = new WeakMap<readonly OutputField[], Twins>();

/** The twins among the fields of a type, by the name of the field that they compute on. */
function twinsAmong(fields: readonly OutputField[]): Twins {
  const known = twinsOfTypes.get(fields);
  if (known) return known;
  const twins = Map.groupBy(fields, (one) => twinOf(one, fields)?.name);
  twinsOfTypes.set(fields, twins);
  return twins;
}

function isComputed(part: OutputField): boolean {
  const isNumber = isLeafType(getNamedType(part.type)) && !isList(part.type);
  return isNumber && needsNoArguments(part) && COMPUTED.test(part.name);
}

function isValue({ type }: OutputField): boolean {
  return isLeafType(getNamedType(type));
}

function isNamedAfter({ name }: OutputField, { name: start }: OutputField): boolean {
  return name.startsWith(start) && SUFFIX.test(name.slice(start.length));
}
