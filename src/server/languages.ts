import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Catalogue, Catalogues } from '../ui/locale/catalogue.ts';
import { messages } from '../ui/locale/messages.ts';
import { LANGUAGES, type Translation } from '../ui/locale/messages/translations.ts';
import type { Handler } from './gateway.ts';

/** Where a browser loads a language's words from. */
export const WORDS_PATH = '/api/words';

/** Seconds for which browsers keep them: their address changes with them. */
const YEAR = 365 * 24 * 60 * 60;

/**
 * All that is known of languages: the interface's own words, and over them the team's, which are
 * `schema/languages/<tag>.json`, by what the app says in English. A team's file may bring a language of
 * its own, or other words for English.
 *
 * @throws Error when a file is not a table of texts
 */
export function readCatalogues(root: string): Catalogues {
  const own = teamFiles(root);
  const names = [...new Set([...LANGUAGES, ...own.keys()])].sort();
  return Object.fromEntries(
    names.map((name) => [name, catalogue(name, { ...builtIn(name), ...own.get(name) })]),
  );
}

function builtIn(name: string): Record<string, string> {
  if (!isBuiltIn(name)) return {};
  const entries = Object.entries<Translation>(messages);
  return Object.fromEntries(entries.map(([message, said]) => [message, said[name]]));
}

function isBuiltIn(name: string): name is keyof Translation {
  return (LANGUAGES as readonly string[]).includes(name);
}

function catalogue(name: string, words: Record<string, string>): Catalogue {
  const version = createHash('sha256').update(JSON.stringify(words)).digest('base64url');
  const parameters = new URLSearchParams({ language: name, version: version.slice(0, 12) });
  return { words, address: `${WORDS_PATH}?${parameters}` };
}

function teamFiles(root: string): Map<string, Record<string, string>> {
  const folder = join(root, 'schema', 'languages');
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.map((file) => [basename(file, '.json'), readTexts(join(folder, file), file)]),
  );
}

/** What has no translation yet is written as an empty text, and is said in English. */
function readTexts(path: string, file: string): Record<string, string> {
  const name = `schema/languages/${file}`;
  let content: unknown;
  try {
    Intl.getCanonicalLocales(basename(file, '.json'));
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${name} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new Error(`${name} must hold an object of texts: { "Orders": "Bestellungen" }.`);
  const entries = Object.entries(content as Record<string, unknown>);
  const wrong = entries.find(([, said]) => typeof said !== 'string');
  if (wrong) throw new Error(`${name}: what stands for “${wrong[0]}” is not a text.`);
  return Object.fromEntries(entries.filter(([, said]) => said !== '')) as Record<string, string>;
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
