import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, readText } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { readLabels } from './labels.ts';
import { parseLanguageFile, type LanguageFile, type Words } from '../locale/languageFile.ts';
import { ownLanguages, TEAM_FOLDER } from '../locale/readLanguages.ts';
import { applyChanges, type Changes } from './transaction.ts';

/** Texts without lower-case letters, such as EUR or EAN-13, are codes and not translated. */
const WORDS = /[\p{Ll}\p{Lo}]/u;

/**
 * `frontage translate`: writes the screens' labels into the language files for the team to
 * translate. Existing translations are kept, unused ones at the end.
 *
 * @param tags BCP 47 tags; none for all languages that have a file
 * @throws {CommandError} for an invalid tag or an unreadable file
 */
export async function translate(root: string, tags: readonly string[]): Promise<void> {
  const languages = tags.length > 0 ? tags.map(canonicalTag) : await languagesOf(root);
  if (languages.length === 0) {
    throw new CommandError(
      `There is no language in ${TEAM_FOLDER} yet.`,
      'Name one: `npx frontage translate de`.',
    );
  }
  const all = [...(await readLabels(root))].filter((label) => WORDS.test(label));
  const known = ownLanguages();
  const changes = new Map<string, string>();
  for (const language of languages) {
    // What most schemas have is translated already. What the team has written stands over it all the same.
    const usual = known.get(language)?.labels ?? {};
    const labels = new Set(all.filter((label) => !Object.hasOwn(usual, label)));
    const before = await readLanguage(root, language);
    const words = withLabels(before.labels, labels);
    changes.set(fileOf(language), print({ ...before, labels: words }));
    const missing = [...labels].filter((label) => words[label] === '').length;
    console.log(
      `${fileOf(language)}: ${labels.size} texts, ${missing === 0 ? 'all translated' : `${missing} to translate`}.`,
    );
  }
  applyChanges(root, changes);
  console.log('What is left empty is said in English.');
}

/**
 * The changes of the language files when another schema is adopted: unused labels are removed, and
 * files without any label are deleted.
 *
 * @param changes the files that are about to be written
 */
export async function withoutFormerWords(root: string, changes: Changes): Promise<Changes> {
  const languages = await languagesOf(root);
  if (languages.length === 0) return new Map();
  const labels = await readLabels(root, changes);
  const result = new Map<string, string | null>();
  for (const language of languages) {
    const before = await readLanguage(root, language);
    const left = Object.entries(before.labels).filter(([label]) => labels.has(label));
    if (left.length === Object.keys(before.labels).length) continue;
    const isEmpty = left.length === 0 && before.messages === undefined;
    const after = { ...before, labels: Object.fromEntries(left) };
    result.set(fileOf(language), isEmpty ? null : print(after));
  }
  return result;
}

function withLabels(words: Words, labels: ReadonlySet<string>): Words {
  const others = Object.entries(words).filter(([label, said]) => said !== '' && !labels.has(label));
  const own = [...labels].map((label) => [label, words[label] ?? ''] as const);
  return Object.fromEntries([...own, ...others]);
}

function canonicalTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    throw new CommandError(
      `“${tag}” is no language.`,
      'Languages are named by BCP 47 tags: `de`, `pt-BR`, `zh-Hant`.',
    );
  }
}

async function languagesOf(root: string): Promise<string[]> {
  try {
    const names = await readdir(join(root, TEAM_FOLDER));
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -5))
      .sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function readLanguage(root: string, language: string): Promise<LanguageFile> {
  const file = fileOf(language);
  const text = await readText(root, file);
  if (text === undefined) return { labels: {} };
  try {
    return parseLanguageFile(text);
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function fileOf(language: string): string {
  return `${TEAM_FOLDER}/${language}.json`;
}

function print(language: LanguageFile): string {
  return `${JSON.stringify(language, null, 2)}\n`;
}
