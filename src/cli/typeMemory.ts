import { readdirSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { ARTIFACTS_FOLDER } from './checkout.ts';

const GIGABYTE = 2 ** 30;
/** Of the machine's memory: beyond it, all that runs beside the compiler comes to a stand. */
const SHARE_OF_MACHINE = 0.75;
/** Bytes that the compiler takes for each byte of an artifact, measured with 391 resources. */
const PER_BYTE = 40;

/**
 * Whether the machine has memory for the types of an app. Most of it is taken by relay-compiler's artifacts, each of which
 * writes down all the input types that its variables lead to.
 *
 * @param root of the app
 * @param bytes of memory that the machine has, or the container
 * @returns what is missing, in words; null where there is enough
 */
export function lackOfMemory(root: string, bytes = availableBytes()): string | null {
  const needed = artifactBytes(join(root, ARTIFACTS_FOLDER)) * PER_BYTE;
  if (needed <= bytes * SHARE_OF_MACHINE) return null;
  const [need, have] = [needed, bytes].map((size) => (size / GIGABYTE).toFixed(1));
  return `the TypeScript compiler would take about ${need} GB of memory for this schema, and there are ${have} GB`;
}

function availableBytes(): number {
  // None is 0, or more than any machine has.
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}

function artifactBytes(folder: string): number {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  } catch {
    // An app that was never compiled has none.
    return 0;
  }
}
