import { placesOf, type Navigation } from '../../address/navigation.ts';

/** A place to go to with two keys: `g`, then its letter. */
export interface GoLetter {
  readonly letter: string;
  /** The place's English name. The letter is taken from it, so that the shortcut is the same in every language. */
  readonly label: string;
  readonly href: string;
}

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];
const HOME: GoLetter = { letter: 'h', label: 'Home', href: '/' };

/**
 * Assigns a letter to each place while letters last: the first free one of its name. Places choose in the
 * order of the navigation, so that the main ones get the letter one expects.
 */
export function goLetters(navigation: Navigation): readonly GoLetter[] {
  const places = [HOME];
  const free = new Set(ALPHABET);
  free.delete(HOME.letter);
  for (const { href, label } of placesOf(navigation)) {
    const letter = [...label.toLowerCase(), ...ALPHABET].find((one) => free.has(one));
    if (letter === undefined) break;
    free.delete(letter);
    places.push({ letter, label, href });
  }
  return places;
}
