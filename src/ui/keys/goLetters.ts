import { listHref, type ResourceGroups } from '../../address/resource.ts';

/** A place that is two keys away: `g`, then its letter. */
export interface GoLetter {
  readonly letter: string;
  /** What it is called, in English: its letter is one of that in every language. */
  readonly label: string;
  readonly href: string;
}

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];
const HOME: GoLetter = { letter: 'h', label: 'Home', href: '/' };

/**
 * A letter for each list, for as long as there are letters: the first of its name that is free, in
 * the order of the navigation, so that the lists that matter most have the letters that one expects.
 */
export function goLetters({ main, more }: ResourceGroups): readonly GoLetter[] {
  const places = [HOME];
  const free = new Set(ALPHABET);
  free.delete(HOME.letter);
  for (const resource of [...main, ...more]) {
    const letter = [...resource.pluralLabel.toLowerCase(), ...ALPHABET].find((one) =>
      free.has(one),
    );
    if (letter === undefined) break;
    free.delete(letter);
    places.push({ letter, label: resource.pluralLabel, href: listHref(resource) });
  }
  return places;
}
