import { totalmem } from 'node:os';

/** Of the machine's memory: beyond it, all else that runs comes to a stand. */
const SHARE_OF_MACHINE = 0.75;

const MEGABYTE = 2 ** 20;

/**
 * Lets `next build` check the types of a large schema. Node.js gives a process 4 GB, whatever the machine has, and those
 * of 400 resources need 10. Next.js checks them in a process of its own, which has the options of this one.
 */
export function allowMemoryForTypes() {
  const options = process.env.NODE_OPTIONS ?? '';
  if (process.argv[2] !== 'build' || /max[-_]old[-_]space[-_]size/.test(options)) return;
  // No limit is 0, or more than any machine has.
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  const limit = Math.floor((bytes * SHARE_OF_MACHINE) / MEGABYTE);
  process.env.NODE_OPTIONS = `${options} --max-old-space-size=${limit}`.trim();
}
