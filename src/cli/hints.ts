import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HINTS_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';

/**
 * Loads the default export of schema/frontage.config.ts, of any type.
 *
 * @returns undefined when there is no such file
 * @throws {CommandError} when the file cannot be loaded or has no default export
 */
export async function loadHints(root: string): Promise<unknown> {
  const file = join(root, HINTS_FILE);
  if (!existsSync(file)) return undefined;
  const url = pathToFileURL(file);
  // Modules are cached by URL, so an edited file needs another one.
  url.searchParams.set('changed', String(statSync(file).mtimeMs));
  let loaded: { default?: unknown };
  try {
    loaded = (await import(url.href)) as typeof loaded;
  } catch (error) {
    throw (await syntaxErrors(file)) ?? loadError(error, url.href);
  }
  const hints = loaded.default;
  if (typeof hints === 'object' && hints !== null && !Array.isArray(hints)) return hints;
  throw new CommandError(
    `${HINTS_FILE} has to export the hints as its default export: an object.`,
    'It reads `export default defineHints<Names>({ … });`.',
  );
}

/** The file's syntax errors, which Node does not always locate; null when there are none. */
async function syntaxErrors(file: string): Promise<CommandError | null> {
  const { default: ts } = await import('typescript');
  const { diagnostics = [] } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  const lines = diagnostics.map(({ file: source, start, messageText }) => {
    const at = source?.getLineAndCharacterOfPosition(start ?? 0);
    const place = at ? `${HINTS_FILE}:${at.line + 1}:${at.character + 1}` : HINTS_FILE;
    return `${place}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  return lines.length > 0 ? new CommandError(lines.join('\n')) : null;
}

/** The error that loading threw, with its line in the file where it is known. */
function loadError(error: unknown, url: string): CommandError {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, line] = new RegExp(`${RegExp.escape(url)}:(\\d+)`).exec(stack) ?? [];
  const place = line === undefined ? HINTS_FILE : `${HINTS_FILE}:${line}`;
  return new CommandError(`${place} cannot be loaded: ${message}`);
}
