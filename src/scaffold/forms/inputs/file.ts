import { getNullableType, isScalarType } from 'graphql';
import { namesPicture } from '../../../model/fields/formats.ts';
import type { Field } from '../../../model/types/fields.ts';
import type { Path } from '../../../model/types/variables.ts';
import { splitWords } from '../../../model/wording/words.ts';
import { array, property, text } from '../../code/docs.ts';
import { isSingle } from '../../fields/traits.ts';
import type { ChooseKind } from '../inputPlan.ts';
import { FILE, takesFile } from './scalars.ts';

/** Words for where a file is, the best first. */
const ADDRESSES = ['url', 'uri', 'href', 'src', 'link', 'path'];

/**
 * A file of a record that has one already: `avatar: Upload` of a record with `avatarUrl: String`, `avatar: String` or
 * `avatar { url }`. All other uploads are plain scalars.
 */
export const fileKind: ChooseKind = (input, context) => {
  const { within, isThere, action = null, current, beside = [] } = context;
  const type = getNullableType(input.type);
  // An item of a list has the name of the list.
  const isWhole = beside.some((other) => other.name === input.name && other.type === input.type);
  if (!isScalarType(type) || !takesFile(type) || !isWhole) return null;
  if (!isThere || within !== null || action !== null) return null;
  const found = currentFile(input.name, current);
  if (!found) return null;
  return {
    ...FILE,
    options: [
      property('current', array(found.path.map(text))),
      ...(found.isPicture ? ['isPicture: true'] : []),
    ],
    reads: found.path,
  };
};

interface CurrentFile {
  /** Where a record has the address of its file. */
  readonly path: Path;
  readonly isPicture: boolean;
}

/** Looks for an address beside a record's other fields, then for an object with one, then for a field of the same name. */
function currentFile(name: string, fields: readonly Field[]): CurrentFile | null {
  const names = namesOf(name);
  const isCalled = (field: Field, ending = '') =>
    names.some((one) => joined(field.name) === one + ending);
  // What an envelope holds is read there only where it is the input's own value.
  const known = fields.filter((field) => isSingle(field) && !field.envelope);
  for (const word of ADDRESSES) {
    const leaf = known.find((field) => isText(field) && isCalled(field, `_${word}`));
    if (leaf) return { path: [leaf.name], isPicture: isPicture(leaf) };
  }
  const whole = known.find((field) => field.fields !== null && isCalled(field));
  for (const word of ADDRESSES) {
    const inner = whole?.fields?.find(
      (field) => isSingle(field) && isText(field) && splitWords(field.name).at(-1) === word,
    );
    if (whole && inner)
      return { path: [whole.name, inner.name], isPicture: isPicture(whole) || isPicture(inner) };
  }
  const same = known.find((field) => isText(field) && isCalled(field));
  return same ? { path: [same.name], isPicture: isPicture(same) } : null;
}

/** `cover_file`, and `cover` of it: what says that it is uploaded is no part of the name of what is there. */
function namesOf(name: string): string[] {
  const words = splitWords(name);
  const bare = words.filter((word, index) => {
    const isEdge = index === 0 || index === words.length - 1;
    return !(isEdge && ['file', 'upload', 'new'].includes(word));
  });
  return [
    ...new Set([words, bare].filter((some) => some.length > 0).map((some) => some.join('_'))),
  ];
}

function joined(name: string): string {
  return splitWords(name).join('_');
}

/** Whether an address, a path or a name can stand there. */
function isText({ fields, kind, format }: Field): boolean {
  const isAddress = format === null || format === 'url' || format === 'image';
  return fields === null && (kind === 'string' || kind === 'unknown') && isAddress;
}

function isPicture({ format, name }: Field): boolean {
  return format === 'image' || namesPicture(splitWords(name));
}
