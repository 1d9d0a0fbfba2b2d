/** So many words are looked for each by itself: each is a condition that the backend has to check. */
const MOST_WORDS = 6;

/** What stands in double quotes, or up to the next space. */
const WORD = /"([^"]+)"|\S+/g;

/** The words of a text that is searched for; those in double quotes are one. Of very many, the last ones are. */
export function searchedWords(text: string): string[] {
  const found = [...text.matchAll(WORD)];
  const words = found.map(([whole, quoted]) => quoted ?? whole);
  if (words.length <= MOST_WORDS) return words;
  const rest = text.slice(found[MOST_WORDS - 1].index).trim();
  return [...words.slice(0, MOST_WORDS - 1), rest];
}
