import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseLanguageFile, type LanguageFile } from './languageFile.ts';

/** By BCP 47 tag. */
export type LanguageFiles = ReadonlyMap<string, LanguageFile>;

/** Where a team has its languages, within the root of its app. */
export const TEAM_FOLDER = 'schema/languages';

/** The languages of the framework: the files beside this one, English among them. In Node only. */
export function ownLanguages(): LanguageFiles {
  const folder = import.meta.dirname as string | undefined;
  return readLanguages(folder ?? bundledFrom(), '.');
}

/** A bundle does not know where its source was, but the app's server runs in the app's folder. */
function bundledFrom(): string {
  const inApp = (folder: string) => join(/* turbopackIgnore: true */ process.cwd(), folder);
  const published = inApp('node_modules/frontage/dist/locale');
  return existsSync(published) ? published : inApp('src/locale');
}

/**
 * The languages that a team has files for. In Node only.
 *
 * @throws Error that names the file that cannot be read
 */
export function teamLanguages(root: string): LanguageFiles {
  return readLanguages(root, TEAM_FOLDER);
}

function readLanguages(root: string, folder: string): LanguageFiles {
  const path = join(root, folder);
  const names = existsSync(path) ? readdirSync(path) : [];
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return new Map(
    files.map((name) => [basename(name, '.json'), readLanguage(root, join(folder, name))]),
  );
}

function readLanguage(root: string, file: string): LanguageFile {
  try {
    Intl.getCanonicalLocales(basename(file, '.json'));
    return parseLanguageFile(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read. ${(error as Error).message}`, { cause: error });
  }
}
