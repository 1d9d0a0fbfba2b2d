import { getNamedType, isObjectType } from 'graphql';
import { isPlainLeaf, outputFields } from '../shapes/typeShapes.ts';
import { singleComposite, type CompositeType, type OutputField } from '../shapes/typeShapes.ts';
import type { Resource } from '../types/resource.ts';
import type { Governed, RecordPermission } from '../types/signIn.ts';
import type { Path } from '../types/variables.ts';
import { sameName, singularWords, splitWords, typeWords } from '../wording/words.ts';

/** Objects whose Booleans say what the person may do. */
const HOLDERS =
  /^(my|user|viewer|currentuser|effective)?(permissions?|access|abilities|ability|capabilities|can|rights|privileges|authorization)$/;
const CAN = /^(viewer can|current user can|can current user|can viewer|user can|i can|can|may)\b/;
const ADJECTIVES = new Map([
  ['deletable', 'delete'],
  ['removable', 'delete'],
  ['editable', 'update'],
  ['updatable', 'update'],
  ['updateable', 'update'],
]);

const UPDATES = new Set('update edit modify change write'.split(' '));
const DELETES = new Set('delete destroy remove trash'.split(' '));
/** Permissions for all of it, which count where there is none for less. */
const MANAGES = new Set('admin administer manage'.split(' '));

/** The mutations that create records, by what a permission would be called: `create note`. */
export function createsOf(resources: readonly Resource[]): Map<string, Path> {
  return new Map(
    resources.flatMap(({ type, create }) =>
      create
        ? [[['create', ...singularWords(typeWords(type))].join(' '), create.path] as const]
        : [],
    ),
  );
}

interface Flag {
  path: Path;
  words: string[];
}

/**
 * Reads what the records of a type say of what the person may do with them: `viewerCanUpdate`, `canCancel`,
 * `userPermissions { updateNote }`. What governs nothing that a screen offers stays a value of the record.
 *
 * @param creates the paths of the mutations that create records, by the words of their names
 */
export function readRecordPermissions(
  type: CompositeType,
  resource: Resource,
  creates: ReadonlyMap<string, Path>,
): RecordPermission[] {
  const own = singularWords(typeWords(type.name));
  const found: RecordPermission[] = [];
  const flags = flagsOf(type);
  const add = (path: Path, governs: Governed) => {
    const isTaken = found.some((other) => subject(other.governs) === subject(governs));
    if (!isTaken)
      found.push({ path, governs, why: `\`${path.join('.')}\` says so for each record` });
  };
  for (const { path, words } of flags) {
    const governs = governedBy(words, own, resource, creates);
    if (governs) add(path, governs);
  }
  for (const { path, words } of flags) {
    if (!MANAGES.has(words[0] ?? '') || !isOwn(words.slice(1), own)) continue;
    if (resource.update) add(path, { kind: 'update' });
    if (resource.delete) add(path, { kind: 'delete' });
  }
  return found;
}

/** The Booleans of a record that are permissions, with the words for what they allow. */
function flagsOf(type: CompositeType): Flag[] {
  return outputFields(type).flatMap((field): Flag[] => {
    const flag = flagAt(field);
    const allows = flag && allowed(splitWords(field.name));
    if (flag && allows) return [{ path: flag, words: allows }];
    const holder = HOLDERS.test(sameName(field.name)) ? singleComposite(field) : null;
    if (!holder || !isObjectType(holder) || field.args.length > 0) return [];
    return outputFields(holder).flatMap((inner): Flag[] => {
      const path = flagAt(inner);
      const words = splitWords(inner.name);
      return path ? [{ path: [field.name, ...path], words: allowed(words) ?? words }] : [];
    });
  });
}

/** A Boolean, or the one in an object with reasons beside it: `canEdit { value reasons }`. */
function flagAt(field: OutputField): Path | null {
  if (isFlag(field)) return [field.name];
  const type = singleComposite(field);
  if (!type || !isObjectType(type) || field.args.length > 0) return null;
  const inner = outputFields(type).find(
    (own) => isFlag(own) && /^(value|allowed|granted|permitted|permission)$/.test(own.name),
  );
  return inner ? [field.name, inner.name] : null;
}

function isFlag(field: OutputField): boolean {
  return (
    isPlainLeaf(field) && getNamedType(field.type).name === 'Boolean' && field.args.length === 0
  );
}

/** `viewerCanUpdate` → `update`; null for a Boolean that is about the record itself. */
function allowed(words: readonly string[]): string[] | null {
  const text = words.join(' ');
  const start = CAN.exec(text)?.[0];
  if (start !== undefined) {
    const rest = words.slice(start.split(' ').length);
    // `canBeDeleted`
    return rest[0] === 'be' ? [baseOf(rest[1] ?? ''), ...rest.slice(2)] : rest;
  }
  const adjective = words[0] === 'is' ? words.slice(1) : words;
  const verb = adjective.length === 1 ? ADJECTIVES.get(adjective[0]) : undefined;
  return verb === undefined ? null : [verb];
}

function baseOf(participle: string): string {
  return BASES.get(participle) ?? participle.replace(/ed$/, '');
}

/** Verbs that end in "e". */
const BASES = new Map(
  ['delete', 'update', 'remove', 'change', 'archive', 'close', 'merge'].map((verb) => [
    `${verb}d`,
    verb,
  ]),
);

function governedBy(
  words: readonly string[],
  own: readonly string[],
  resource: Resource,
  creates: ReadonlyMap<string, Path>,
): Governed | null {
  const [verb = '', ...rest] = words;
  if (UPDATES.has(verb) && isOwn(rest, own)) return { kind: 'update' };
  if (DELETES.has(verb) && isOwn(rest, own)) return { kind: 'delete' };
  const bare = withoutWords(words, own).join(' ');
  const action = resource.actions.find(({ path }) => {
    const name = splitWords(path.at(-1) ?? '');
    return name.join(' ') === words.join(' ') || withoutWords(name, own).join(' ') === bare;
  });
  if (action && bare !== '') return { kind: 'action', mutation: action.path };
  const create = creates.get(singularWords(words).join(' '));
  if (create) return { kind: 'create', mutation: create };
  const name = rest.join('');
  const field = UPDATES.has(verb) && resource.fields.find((known) => sameName(known.name) === name);
  return field ? { kind: 'field', field: field.name } : null;
}

function isOwn(words: readonly string[], own: readonly string[]): boolean {
  return words.length === 0 || singularWords(words).join('') === own.join('');
}

function withoutWords(words: readonly string[], own: readonly string[]): string[] {
  return words.filter((word) => !own.includes(word));
}

function subject(governs: Governed): string {
  if (governs.kind === 'field') return `field ${governs.field}`;
  return 'mutation' in governs ? `mutation ${governs.mutation.join('.')}` : governs.kind;
}

/** The record's values without its permissions, which screens follow rather than show. */
export function withoutPermissions(
  fields: Resource['fields'],
  permissions: readonly RecordPermission[],
): Resource['fields'] {
  const names = new Set(permissions.map(({ path }) => path[0]));
  const isFlags = (field: Resource['fields'][number]) =>
    field.fields === null || field.fields.every(({ kind }) => kind === 'boolean');
  return fields.filter((field) => !names.has(field.name) || !isFlags(field));
}
