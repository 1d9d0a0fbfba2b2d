import { watch } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { lookUpTag, type Catalogue, type Catalogues } from '../locale/catalogue.ts';
import type { LanguageFile, Words } from '../locale/languageFile.ts';
import { ownLanguages, teamLanguages } from '../locale/readLanguages.ts';
import type { Handler } from './handler.ts';
import { jsonHash } from './hashes.ts';
import { log } from './log.ts';
import { withBasePath } from '../address/basePath.ts';

/** Where a browser loads the texts of a language from. */
export const WORDS_PATH = '/api/words';

/** Seconds for which browsers keep them: their address changes with them. */
const YEAR = 365 * 24 * 60 * 60;

/** The code has the texts in English: its file lists them for types and translators. */
const IN_CODE = 'en';

/**
 * All that is known of languages: the framework's files, and over them the team's, which are
 * `schema/languages/<tag>.json`. A team's file may add a language, or replace texts of any, English included.
 *
 * @throws Error when a file is no {@link LanguageFile}
 */
export function readCatalogues(root: string, framework = ownLanguages()): Catalogues {
  const own = new Map(framework);
  own.delete(IN_CODE);
  const team = teamLanguages(root);
  const tags = [...new Set([...own.keys(), ...team.keys()])].sort();
  return Object.fromEntries(
    tags.map((tag) => {
      // What a team adds to `de-AT` stands over the framework's `de`.
      const base = own.get(lookUpTag(tag, (part) => own.has(part)) ?? '');
      return [tag, catalogue(tag, [base, team.get(tag)])];
    }),
  );
}

/** Provides them to the process; in development, again after every change of a team's file. */
export function provideCatalogues(root: string, { development }: { development: boolean }): void {
  globalThis.frontageCatalogues = readCatalogues(root);
  if (!development) return;
  const follow = () => {
    try {
      globalThis.frontageCatalogues = readCatalogues(root);
    } catch (error) {
      // A file that is being saved, or a mistake: the former texts stay.
      log().warn({ cause: (error as Error).message }, 'languages');
    }
  };
  watch(join(root, 'schema'), { recursive: true, persistent: false }, follow);
}

/** @param files the later ones stand over the earlier ones */
function catalogue(tag: string, files: readonly (LanguageFile | undefined)[]): Catalogue {
  const merged = (section: keyof LanguageFile): Words =>
    Object.fromEntries(files.flatMap((file) => translated(file?.[section])));
  const [words, labels] = [merged('messages'), merged('labels')];
  const version = jsonHash([words, labels]).slice(0, 12);
  const parameters = new URLSearchParams({ language: tag, version });
  return { words, labels, address: withBasePath(`${WORDS_PATH}?${parameters}`) };
}

function versionOf({ address }: Catalogue): string | null {
  return new URLSearchParams(address.slice(address.indexOf('?'))).get('version');
}

/** Without what is still to be translated. */
function translated(words: Words = {}): (readonly [string, string])[] {
  return Object.entries(words).filter(([, text]) => text !== '');
}

/** Compressed once for each language. */
const scripts = new Map<Catalogue, Record<Packing, Uint8Array<ArrayBuffer>>>();

type Packing = 'br' | 'gzip' | 'identity';

/** Sends the texts of a language, as a script that runs before hydration. */
export const sendLanguage: Handler = async (request) => {
  const { searchParams } = new URL(request.url);
  const name = searchParams.get('language') ?? '';
  const known = globalThis.frontageCatalogues ?? {};
  if (!Object.hasOwn(known, name)) return new Response(null, { status: 404 });
  const packing = packingFor(request.headers.get('accept-encoding') ?? '');
  const catalogue = known[name];
  const script = scripts.get(catalogue) ?? scriptOf(name, catalogue);
  scripts.set(catalogue, script);
  // During a release, an instance is asked for the texts of another build: its own are not those of that address.
  const isAsked = searchParams.get('version') === versionOf(catalogue);
  return new Response(script[packing], {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': packing,
      'cache-control': isAsked ? `public, max-age=${YEAR}, immutable` : 'no-store',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    },
  });
};

function packingFor(accepted: string): Packing {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function scriptOf(name: string, catalogue: Catalogue): Record<Packing, Uint8Array<ArrayBuffer>> {
  const script = `frontageCatalogues=${JSON.stringify({ [name]: catalogue })}`;
  const identity = new TextEncoder().encode(script);
  return {
    br: new Uint8Array(brotliCompressSync(identity)),
    gzip: new Uint8Array(gzipSync(identity)),
    identity,
  };
}
