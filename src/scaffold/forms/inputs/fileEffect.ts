import { singularWords, splitWords } from '../../../model/wording/words.ts';
import type { InputContext, InputField } from '../inputPlan.ts';

/** Words that say of an input that what it takes comes beside what is there. */
const ADDING = new Set('add added adding additional append appended more'.split(' '));
const REPLACING = new Set('replace replaced replacing replacement'.split(' '));
const REMOVING = new Set('remove removed delete deleted detach detached purge drop'.split(' '));

/** Words around a name that say that it is of files, or what is done with them. */
const EDGES = new Set([...ADDING, ...REPLACING, 'new', 'file', 'upload', 'uploads', 'to']);

const SAYS_REPLACED = /\b(replac(e|es|ed|ing)|overwrit(e|es|ten|ing))\b/i;
const SAYS_ADDED = /\b(append(s|ed|ing)?|added to|adds? to|in addition|additional(ly)?)\b/i;
const DENIES = /\b(not|never|no|without|unless)\b|n['’]t\b/i;

/**
 * What becomes of the files that a record has when others are sent, as far as the schema says it: by the input's name or
 * description, or by another input that takes away some of them, without which they could not be kept.
 */
export function effectOf(
  { name, description }: InputField,
  { beside = [] }: Pick<InputContext, 'beside'>,
): 'replace' | 'add' | null {
  const words = splitWords(name);
  if (words.some((word) => REPLACING.has(word))) return 'replace';
  if (words.some((word) => ADDING.has(word))) return 'add';
  const noun = singularWords(withoutEdges(words));
  const isTakenAway = beside.some((other) => {
    const own = singularWords(splitWords(other.name));
    return (
      noun.length > 0 &&
      own.some((word) => REMOVING.has(word)) &&
      noun.every((word) => own.includes(word))
    );
  });
  if (isTakenAway) return 'add';
  const said = description ?? '';
  if (DENIES.test(said) || SAYS_REPLACED.test(said) === SAYS_ADDED.test(said)) return null;
  return SAYS_REPLACED.test(said) ? 'replace' : 'add';
}

/** The words of a name without those around it that say that it is uploaded: `cover` of `cover_file`. */
export function withoutEdges(words: readonly string[]): string[] {
  const start = words.findIndex((word) => !EDGES.has(word));
  const end = words.findLastIndex((word) => !EDGES.has(word));
  return start === -1 ? [] : words.slice(start, end + 1);
}
