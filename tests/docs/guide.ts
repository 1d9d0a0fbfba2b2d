import { readFileSync } from 'node:fs';

const DEVELOPERS_GUIDE = 'docs/developers.md';

/** The samples of a guide that are marked as a language, in order. */
export function samples(guide: string, language: string): string[] {
  const fences = readFileSync(guide, 'utf8').matchAll(/^```([\w ]+)\n(.*?)^```$/gms);
  return [...fences].filter(([, name]) => name === language).map(([, , text]) => text);
}

/**
 * What the samples of a guide make of files.
 *
 * @param read gives the text of a file before that
 * @param guide the developers' guide unless given
 * @returns path → text
 * @throws when a sample changes what stands nowhere, or in several places
 */
export function followedGuide(
  read: (path: string) => string,
  guide: string = DEVELOPERS_GUIDE,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const [path, text] of modulesOf(guide, 'tsx')) files.set(path, text);
  for (const sample of samples(guide, 'svg')) {
    const [, path = ''] = /^<!-- (\S+) -->\n/.exec(sample) ?? [];
    files.set(path, sample);
  }
  for (const sample of samples(guide, 'diff')) {
    const [header = '', path = ''] = /^--- (\S+)\n/.exec(sample) ?? [];
    files.set(path, patched(files.get(path) ?? read(path), sample.slice(header.length)));
  }
  return files;
}

/** The modules in the developers' guide that need another schema than the sample's: path → text. */
export function modulesForAnotherSchema(): Map<string, string> {
  return modulesOf(DEVELOPERS_GUIDE, 'tsx for another schema');
}

function modulesOf(guide: string, language: string): Map<string, string> {
  return new Map(
    samples(guide, language).map((sample) => {
      const [header = '', path = ''] = /^\/\/ (\S+)\n/.exec(sample) ?? [];
      return [path, sample.slice(header.length)];
    }),
  );
}

/** A text with the lines of a diff replaced. @throws when they do not stand in it exactly once */
function patched(text: string, diff: string): string {
  const side = (sign: '-' | '+') =>
    diff
      .split(/(?<=\n)/)
      .filter((line) => line.startsWith(' ') || line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('');
  const [before, ...rest] = text.split(side('-'));
  if (rest.length !== 1) throw new Error(`${rest.length} places for:\n${diff}`);
  return before + side('+') + rest[0];
}
