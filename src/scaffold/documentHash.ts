import { createHash } from 'node:crypto';

/** The hash by which lists of documents name a document. */
export function documentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
