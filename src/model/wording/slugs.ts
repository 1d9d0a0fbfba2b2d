import { splitWords } from './words.ts';

/** Path segments that the app, its framework or a file system reserves. */
const RESERVED = new Set(
  (
    'api app assets con favicon graphql healthz home index livez login logout metrics new ' +
    'next nul prn aux public readyz robots search session sign-in sign-out signin signout ' +
    'sitemap static status tools'
  ).split(' '),
);

/** Gives out URL and folder names: lower case, words joined by `-`, each once, none of the reserved. */
export class Slugs {
  readonly #taken = new Set<string>();
  readonly #ending: string;

  /** @param ending the word added to a reserved name */
  constructor(ending = 'records') {
    this.#ending = ending;
  }

  /** Keeps a slug from being given out. */
  take(slug: string): void {
    this.#taken.add(slug);
  }

  /** The slug of a label: `Purchase orders` → `purchase-orders`; with a number when it is taken. */
  give(label: string): string {
    const words = splitWords(label.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')).join('-');
    const base = RESERVED.has(words)
      ? words === ''
        ? this.#ending
        : `${words}-${this.#ending}`
      : words;
    let slug = base;
    for (let number = 2; this.#taken.has(slug); number += 1) slug = `${base}-${number}`;
    this.#taken.add(slug);
    return slug;
  }
}
