import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppSettings } from '../settings/defineApp.ts';

/** Where a team says what its app is called and how it looks. */
const SETTINGS_FILE = 'src/app.ts';

/**
 * What is wrong with the look that a team gave its app, for its developers: colours that are hard to read, files that
 * are not there. None of it keeps an app from running.
 */
export async function appSettingsProblems(root: string): Promise<string[]> {
  const file = join(root, SETTINGS_FILE);
  if (!existsSync(file)) return [];
  const url = pathToFileURL(file);
  // Modules are cached by URL, so an edited file needs another one.
  url.searchParams.set('changed', String(statSync(file).mtimeMs));
  let loaded: { readonly app?: AppSettings };
  try {
    loaded = (await import(url.href)) as typeof loaded;
  } catch (error) {
    return [`${SETTINGS_FILE} cannot be read by commands: ${(error as Error).message}`];
  }
  const { logo, icon, colors, font } = loaded.app ?? {};
  const files = [logo?.src, logo?.dark, icon, ...(font?.files ?? []).map(({ src }) => src)];
  const missing = files.filter(
    (path) => path?.startsWith('/') && !existsSync(join(root, 'public', path)),
  );
  return [
    ...missing.map((path) => `${SETTINGS_FILE}: there is no public${path}.`),
    ...(await problemsOf(colors)).map((problem) => `${SETTINGS_FILE}: ${problem}`),
  ];
}

/** MUI's arithmetic of colours is loaded where there are some. */
async function problemsOf(colors: AppSettings['colors']): Promise<string[]> {
  if (!colors) return [];
  const { colorProblems } = await import('../settings/colors.ts');
  return colorProblems(colors);
}

/** Prints what is wrong with the app's look. */
export async function reportAppSettings(root: string): Promise<void> {
  for (const problem of await appSettingsProblems(root)) console.warn(problem);
}
