/** Path relative to the checkout → text. */
export type Files = ReadonlyMap<string, string>;

const INCOMING = '.incoming';

/** Where the merge of a file in conflict is put. That it is gone says: done. */
export function incomingPath(path: string): string {
  return `${path}${INCOMING}`;
}
