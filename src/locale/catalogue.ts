import { formatLanguage } from './formats.ts';
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

/** The texts of a language: those of `pt-BR`, else those of `pt`. English needs none. */
export function catalogueOf(language: string): Catalogue | undefined {
  const catalogues = globalThis.frontageCatalogues ?? {};
  return catalogues[lookUpTag(language, (tag) => Object.hasOwn(catalogues, tag)) ?? ''];
}

/** The longest part of a language tag that is there (RFC 4647, "lookup"): `zh-Hant-TW`, `zh-Hant`, then `zh`. */
export function lookUpTag(language: string, isThere: (tag: string) => boolean): string | undefined {
  for (let tag = language; tag !== ''; tag = tag.slice(0, Math.max(tag.lastIndexOf('-'), 0)))
    if (isThere(tag)) return tag;
}

/** A language that the interface can be read in. */
export interface SpokenLanguage {
  /** A BCP 47 tag. */
  readonly tag: string;
  /** What it is called by those who speak it. */
  readonly name: string;
}

/** The languages that the interface can speak, as BCP 47 tags. On the server. */
export function spokenLanguages(): string[] {
  return [...new Set(['en', ...Object.keys(globalThis.frontageCatalogues ?? {})])];
}

/** For the server: a browser loads the names of each language apart, which would hold up every page. */
export function namedLanguage(tag: string): SpokenLanguage {
  return { tag, name: formatLanguage(tag, { language: tag }) };
}
