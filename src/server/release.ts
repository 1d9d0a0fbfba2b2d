import { readFileSync, statSync } from 'node:fs';
import { printRelease } from '../relay/release.ts';
import { appFile } from './appFolder.ts';

let current: string | null | undefined;

/**
 * The release that this server serves: when Next.js built it, and the build's id, which is a hash of its inputs. Null in
 * development, and where the build is in a folder of the team's own.
 */
export function servedRelease(): string | null {
  if (current === undefined) current = readRelease(process.env.FRONTAGE_BUILD || '.next');
  return current;
}

/** @param build the folder of a build, relative to the app */
export function readRelease(build: string): string | null {
  if (process.env.NODE_ENV === 'development') return null;
  const file = appFile(build, 'BUILD_ID');
  try {
    return printRelease(statSync(file).mtimeMs, readFileSync(file, 'utf8').trim());
  } catch {
    return null;
  }
}
