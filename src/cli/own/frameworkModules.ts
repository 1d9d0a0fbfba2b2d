import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { formatFile } from '../../scaffold/code/format.ts';
import { FRAMEWORK_FOLDER } from '../framework.ts';

/** What pages are made of. The others run outside the app's bundle, too, where an app's copy would not be found. */
const OWNABLE_FOLDERS = ['lists', 'next', 'ui'];

/** The framework's modules that an app can take over: their paths in its `src`, sorted. */
export function ownableModules(): string[] {
  return OWNABLE_FOLDERS.flatMap((folder) =>
    readdirSync(join(FRAMEWORK_FOLDER, 'src', folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.split(sep).join('/')}`)
      .filter((path) => /\.(tsx?|module\.css)$/.test(path)),
  ).sort();
}

/** The styles that a module imports: they come along. @param path of the module in the framework's `src` */
export async function stylesOf(path: string): Promise<string[]> {
  const text = await readFile(join(FRAMEWORK_FOLDER, 'src', path), 'utf8');
  return [...text.matchAll(SPECIFIER)]
    .map(({ groups }) => posix.join(posix.dirname(path), groups?.path ?? ''))
    .filter((style) => style.endsWith('.module.css'));
}

/**
 * A module as an app has it: it imports the framework by name.
 *
 * @param path of the module in the framework's `src`
 */
export async function moduleForApp(path: string): Promise<string> {
  const text = await readFile(join(FRAMEWORK_FOLDER, 'src', path), 'utf8');
  if (path.endsWith('.css')) return text;
  const exported = await exportedNames();
  const named = text.replaceAll(SPECIFIER, (...match) => {
    const { start, path: specifier } = match.at(-1) as { start: string; path: string };
    // Styles are beside it, in the app, too.
    if (specifier.endsWith('.module.css')) return `${start}${specifier}`;
    const target = posix.join(posix.dirname(path), specifier).replace(/\.tsx?$/, '');
    return `${start}frontage/${exported.has(target) ? target : `internal/${target}`}`;
  });
  return formatFile(path, named);
}

const SPECIFIER =
  /(?<start>\b(?:from|import)\s*\(?\s*(?<quote>['"]))(?<path>\.{1,2}\/[^'"\n]+)(?=\k<quote>)/g;

/** The names that the package promises to apps, without `./`. */
async function exportedNames(): Promise<ReadonlySet<string>> {
  const manifest = await readFile(join(FRAMEWORK_FOLDER, 'package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as {
    readonly exports: Readonly<Record<string, unknown>>;
  };
  return new Set(Object.keys(exports).map((name) => name.replace(/^\.\//, '')));
}
