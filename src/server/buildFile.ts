import { readFileSync } from 'node:fs';
import { appFile } from './appFolder.ts';

/**
 * The text of a file that browsers load.
 *
 * @param address with whatever comes before `/_next/`
 * @throws where it is not among the build's files: a team may have them elsewhere
 */
export function readBuildFile(address: string): string {
  const { pathname } = new URL(address, 'http://page');
  const path = decodeURIComponent(pathname.slice(pathname.indexOf('/_next/') + '/_next/'.length));
  return readFileSync(appFile(process.env.FRONTAGE_BUILD || '.next', path), 'utf8');
}

const found = new Map<string, string | null>();

/** The text of a file that browsers load, read once; null where it is not among the build's files. */
export function findBuildFile(address: string): string | null {
  const known = found.get(address);
  if (known !== undefined) return known;
  const text = readOrNull(address);
  found.set(address, text);
  return text;
}

function readOrNull(address: string): string | null {
  try {
    return readBuildFile(address);
  } catch {
    return null;
  }
}
