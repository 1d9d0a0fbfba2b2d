import { namesPicture } from '../../../model/fields/formats.ts';
import { NUMBER_KINDS } from '../../../model/shapes/scalarKinds.ts';
import type { Field } from '../../../model/types/fields.ts';
import type { Path } from '../../../model/types/variables.ts';
import { singularWords, splitWords } from '../../../model/wording/words.ts';
import { listDepth } from '../../fields/traits.ts';
import { withoutEdges } from './fileEffect.ts';

/** Words for where a file is, the best first. */
const ADDRESSES = ['url', 'uri', 'href', 'src', 'link', 'path'];

interface CurrentFiles {
  /** Where a record has the address of its file, or of each. */
  readonly path: Path;
  /** Beside it: what the file is called, and its size in bytes. */
  readonly name: Field | null;
  readonly size: Field | null;
  readonly isPicture: boolean;
}

/**
 * Looks for an address beside a record's other fields, then for an object with one, then for a field of the same name.
 *
 * @param name of the input
 * @param isList whether several are looked for
 */
export function currentFiles(
  name: string,
  fields: readonly Field[],
  isList: boolean,
): CurrentFiles | null {
  // One of several is called as several are: `photoUrls` has those of `photos`.
  const joined = (words: readonly string[]) => (isList ? singularWords(words) : words).join('_');
  const words = splitWords(name);
  const names = [words, withoutEdges(words)].filter((some) => some.length > 0).map(joined);
  const isCalled = (field: Field, ending = '') =>
    names.some((one) => joined(splitWords(field.name)) === one + ending);
  // What an envelope holds is read there only where it is the input's own value.
  const known = fields.filter(
    ({ list, type, envelope }) => list === isList && listDepth(type) < 2 && !envelope,
  );
  const leafOf = (leaf: Field): CurrentFiles => ({
    path: [leaf.name],
    name: null,
    size: null,
    isPicture: isPicture(leaf),
  });
  for (const word of ADDRESSES) {
    const leaf = known.find((field) => isText(field) && isCalled(field, `_${word}`));
    if (leaf) return leafOf(leaf);
  }
  const whole = known.find((field) => field.fields !== null && isCalled(field));
  const parts = whole?.fields?.filter(({ list }) => !list) ?? [];
  for (const word of ADDRESSES) {
    const inner = parts.find((field) => isText(field) && splitWords(field.name).at(-1) === word);
    if (whole && inner)
      return {
        path: [whole.name, inner.name],
        name: parts.find(isFileName) ?? null,
        size: parts.find(isFileSize) ?? null,
        isPicture: isPicture(whole) || isPicture(inner),
      };
  }
  const same = known.find((field) => isText(field) && isCalled(field));
  return same ? leafOf(same) : null;
}

/** Whether an address, a path or a name can stand there. */
function isText({ fields, kind, format }: Field): boolean {
  const isAddress = format === null || format === 'url' || format === 'image';
  return fields === null && (kind === 'string' || kind === 'unknown') && isAddress;
}

function isPicture({ format, name }: Field): boolean {
  return format === 'image' || namesPicture(singularWords(splitWords(name)));
}

function isFileName(field: Field): boolean {
  return isText(field) && /^((original|file|display)_?)*name$|^title$/.test(wordsOf(field));
}

function isFileSize(field: Field): boolean {
  const { fields, kind } = field;
  return (
    fields === null &&
    NUMBER_KINDS.includes(kind) &&
    /^(file_|byte_)?size(_in)?(_bytes)?$|^(byte_length|bytes|content_length)$/.test(wordsOf(field))
  );
}

function wordsOf({ name }: Field): string {
  return splitWords(name).join('_');
}
