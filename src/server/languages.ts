import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Catalogue, Catalogues } from '../locale/catalogue.ts';
import { parseLanguageFile, type LanguageFile, type Words } from '../locale/languageFile.ts';
import { messages } from '../locale/messages.ts';
import { labels as usual } from '../locale/messages/labels.ts';
import { isBuiltIn, LANGUAGES, type Translation } from '../locale/messages/translations.ts';
import type { Handler } from './gateway.ts';
import { log } from './log.ts';

/** Where a browser loads a language's words from. */
export const WORDS_PATH = '/api/words';

/** Seconds for which browsers keep them: their address changes with them. */
const YEAR = 365 * 24 * 60 * 60;

/**
 * All that is known of languages: the interface's own words, and over them the team's, which are
 * `schema/languages/<tag>.json`. A team's file may bring a language of its own, or other words for
 * English.
 *
 * @throws Error when a file is no {@link LanguageFile}
 */
export function readCatalogues(root: string): Catalogues {
  const files = teamFiles(root);
  const names = [...new Set([...LANGUAGES, ...files.keys()])].sort();
  return Object.fromEntries(
    names.map((name) => {
      const { labels = {}, messages: own = {} } = files.get(name) ?? {};
      const words = { ...builtIn(name), ...said(own) };
      return [name, catalogue(name, words, { ...usualLabels(name), ...said(labels) })];
    }),
  );
}

/** Makes them the process's own; while the app is being worked on, after every change of a file. */
export function provideCatalogues(root: string, { development }: { development: boolean }): void {
  globalThis.frontageCatalogues = readCatalogues(root);
  if (!development) return;
  const follow = () => {
    try {
      globalThis.frontageCatalogues = readCatalogues(root);
    } catch (error) {
      // Half a file while it is being saved, or a mistake: the former words stay.
      log().warn({ cause: (error as Error).message }, 'languages');
    }
  };
  watch(join(root, 'schema'), { recursive: true, persistent: false }, follow);
}

function builtIn(name: string): Words {
  if (!isBuiltIn(name)) return {};
  const entries = Object.entries<Translation>(messages);
  return Object.fromEntries(entries.map(([message, words]) => [message, words[name]]));
}

function usualLabels(name: string): Words {
  if (!isBuiltIn(name)) return {};
  const place = LANGUAGES.indexOf(name);
  return Object.fromEntries(Object.entries(usual).map(([label, said]) => [label, said[place]]));
}

/** Without what is still to be translated. */
function said(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''));
}

function catalogue(name: string, words: Words, labels: Words): Catalogue {
  const version = createHash('sha256')
    .update(JSON.stringify([words, labels]))
    .digest('base64url');
  const parameters = new URLSearchParams({ language: name, version: version.slice(0, 12) });
  return { words, labels, address: `${WORDS_PATH}?${parameters}` };
}

function teamFiles(root: string): Map<string, LanguageFile> {
  const folder = join(root, 'schema', 'languages');
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(files.map((file) => [basename(file, '.json'), readFile(join(folder, file))]));
}

function readFile(path: string): LanguageFile {
  try {
    Intl.getCanonicalLocales(basename(path, '.json'));
    return parseLanguageFile(readFileSync(path, 'utf8'));
  } catch (error) {
    const name = `schema/languages/${basename(path)}`;
    throw new Error(`${name} cannot be read. ${(error as Error).message}`, { cause: error });
  }
}

/** Packed once for each language: its words do not change while the app runs. */
const scripts = new Map<Catalogue, Record<Packing, Buffer>>();

type Packing = 'br' | 'gzip' | 'identity';

/** Gives a browser the words of a language, as a script that runs before the page is hydrated. */
export const answerWords: Handler = async (request, response) => {
  const name = new URL(request.url ?? '', 'http://app').searchParams.get('language') ?? '';
  const known = globalThis.frontageCatalogues ?? {};
  if (!Object.hasOwn(known, name)) {
    response.writeHead(404).end();
    return;
  }
  const packing = packingFor(String(request.headers['accept-encoding'] ?? ''));
  const script = scripts.get(known[name]) ?? scriptOf(name, known[name]);
  scripts.set(known[name], script);
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': packing,
    'cache-control': `public, max-age=${YEAR}, immutable`,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  response.end(script[packing]);
};

function packingFor(accepted: string): Packing {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function scriptOf(name: string, catalogue: Catalogue): Record<Packing, Buffer> {
  const identity = Buffer.from(`frontageCatalogues=${JSON.stringify({ [name]: catalogue })}`);
  return { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity };
}
