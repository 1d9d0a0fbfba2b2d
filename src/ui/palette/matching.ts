import type { Entry, EntryGroup } from './entries.ts';

/**
 * The entries that have all the words of a text, at the beginning of one of their own; those that
 * begin with the text itself come first. Groups without entries are left out.
 */
export function matching(groups: readonly EntryGroup[], text: string): EntryGroup[] {
  const words = wordsOf(text);
  return groups.flatMap(({ label, entries }) => {
    const left = entries.filter((entry) => hasWords(entry, words));
    const first = left.filter((entry) => plain(entry.label).startsWith(words.join(' ')));
    const ordered = [...new Set([...first, ...left])];
    return ordered.length > 0 ? [{ label, entries: ordered }] : [];
  });
}

function hasWords({ label, note = '', alias = '' }: Entry, words: readonly string[]): boolean {
  const own = wordsOf(`${label} ${note} ${alias}`);
  return words.every((word) =>
    own.some((candidate) =>
      WITHOUT_SPACES.test(word) ? candidate.includes(word) : candidate.startsWith(word),
    ),
  );
}

/** Scripts without spaces between words, where a word may begin anywhere. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Without accents, so that “francais” finds “Français”, and without the marks that isolate names of another direction. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u2066-\u2069]/g, '')
    .toLowerCase();
}
