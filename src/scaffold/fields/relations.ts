import type { Field, Relation } from '../../model/model.ts';
import { array, attribute, element, functionAttribute, type Doc } from '../code/docs.ts';
import type { SourceFile } from '../code/sourceFile.ts';
import { Selection } from '../graphql/selection.ts';
import type { ResourcePlan } from '../plan.ts';
import { findPath, readValue, type Source } from './access.ts';

/** Asks for a record's key and says how to read it: an expression for `keyOf`, or null where the rows have no key. */
export function readKey(
  { plan, selection, variable }: Source,
  { key }: ResourcePlan,
  fields: readonly Field[],
): Doc | null {
  const parts: string[] = [];
  for (const dotted of key) {
    const path = findPath(fields, dotted.split('.'));
    if (!path || path.some(({ list }) => list)) return null;
    const part = readBare(selection, variable, path);
    parts.push(plan.leafType(path[path.length - 1].type) === 'unknown' ? `String(${part})` : part);
    // Of a composite key every part has to be there.
    if (key.length > 1 && path.some(({ nullable }) => nullable)) return null;
  }
  return parts.length > 1 ? array(parts) : (parts[0] ?? null);
}

/** A value as it comes, not caught: keys are no use without it. */
function readBare(selection: Selection, variable: string, path: readonly Field[]): string {
  let below = selection;
  let expression = variable;
  path.forEach((field, index) => {
    if (field.fields) below = below.object(field.name, { caught: false });
    else below.leaf(field.name, { caught: false });
    expression += `.${field.name}`;
    if (field.nullable && index < path.length - 1) expression += '?';
  });
  return expression;
}

/** Asks for what names a record and says how to read it: one value or an array of two; null where nothing does. */
export function readTitle(
  source: Source,
  { resource }: ResourcePlan,
  fields: readonly Field[],
): Doc | null {
  const titles = resource.title.flatMap(
    (name) => fields.find((field) => field.name === name) ?? [],
  );
  if (titles.length === 0) return null;
  const values = titles.map((field) => readValue(source, [field]));
  return values.length === 1 ? values[0] : array(values);
}

/** Asks for what the store knows a record by, where that is not what its address is made of. */
export function selectIdentity(
  selection: Selection,
  { resource }: ResourcePlan,
  fields: readonly Field[],
): void {
  for (const dotted of resource.identity?.fields ?? []) {
    const path = findPath(fields, dotted.split('.'));
    if (path) readBare(selection, '', path);
  }
}

/** The JSX of a link to the record at the other end of a relation to one. */
export function relationView(source: Source, relation: Relation, target: ResourcePlan): Doc {
  const { file, plan, selection, variable } = source;
  const inner = selection.object(relation.field, { caught: relation.nullable });
  const other = plan.variable(target.variable === variable ? `other ${variable}` : target.variable);
  const linked: Source = { ...source, selection: inner, variable: other };
  const { fields } = target.resource;
  selectIdentity(inner, target, fields);
  const key = readKey(linked, target, fields);
  const title = readTitle(linked, target, fields);
  if (inner.isEmpty) inner.leaf('__typename', { caught: false });
  return element(file.value('RecordLink', 'src/ui/fields/Link.tsx'), [
    attribute('resource', plan.describe(file, target)),
    attribute('record', `${variable}.${relation.field}`),
    ...(key ? [functionAttribute('keyOf', other, key)] : []),
    ...(title ? [functionAttribute('title', other, title)] : []),
  ]);
}

/** Imports the function that names a record in words, whatever it has. */
export function importTitleOf(file: SourceFile): string {
  return file.value('titleOf', 'src/ui/fields/title.ts');
}
