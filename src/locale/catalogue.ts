import { formatLanguage } from './names.ts';
import type { Words } from './languageFile.ts';

/** The texts of languages other than English, by BCP 47 tag. */
export type Catalogues = Readonly<Record<string, Catalogue>>;

export interface Catalogue {
  /** The interface's messages, by the message in English. */
  readonly words: Words;
  /** The labels of the schema's types, fields, choices and actions, by the label in English. */
  readonly labels?: Words;
  /** Where a browser loads it from. */
  readonly address: string;
}

declare global {
  /**
   * The server's process has all languages (`src/server/languages.ts`); a browser loads that of its page
   * before hydration. Texts never depend on the visitor, so that a global is safe.
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
  /** Its name in the language itself. */
  readonly name: string;
}

/** The languages of the interface, as BCP 47 tags. On the server. */
export function spokenLanguages(): string[] {
  return [...new Set(['en', ...Object.keys(globalThis.frontageCatalogues ?? {})])];
}

/** A language with its name. On the server, since a browser would load the names of each language for it. */
export function namedLanguage(tag: string): SpokenLanguage {
  return { tag, name: formatLanguage(tag, { language: tag }) };
}
