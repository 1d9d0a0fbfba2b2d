import type { Words } from './languageFile.ts';

/** What is known of languages other than English, by BCP 47 tag. */
export type Catalogues = Readonly<Record<string, Catalogue>>;

export interface Catalogue {
  /** By the message in English, the message in the language. */
  readonly words: Words;
  /** By what the screens call a thing of the schema, what it is called in the language. */
  readonly labels?: Words;
  /** Where a browser loads it from. */
  readonly address: string;
}

declare global {
  /**
   * The server's process knows all languages (`src/server/languages.ts`); a browser loads its page's own
   * before anything is hydrated. Words are never a visitor's, so that one place for all is right.
   */
  var frontageCatalogues: Catalogues | undefined;
}

/** The words of a language: those of `pt-BR`, else those of `pt`. English needs none. */
export function catalogueOf(language: string): Catalogue | undefined {
  const catalogues = globalThis.frontageCatalogues;
  return catalogues?.[language] ?? catalogues?.[language.split('-')[0]];
}

/** The languages that the interface can speak, as BCP 47 tags. On the server. */
export function spokenLanguages(): string[] {
  return [...new Set(['en', ...Object.keys(globalThis.frontageCatalogues ?? {})])];
}
