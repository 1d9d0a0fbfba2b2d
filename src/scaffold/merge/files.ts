/** Path relative to the checkout → text. */
export type Files = ReadonlyMap<string, string>;

/** Where an app keeps the modules that it has taken over, each at the path that it has in the framework's `src`. */
export const OWNED_FOLDER = 'src/frontage';

const INCOMING = '.incoming';

/** Where the merge of a file in conflict is put. That it is gone says: done. */
export function incomingPath(path: string): string {
  return `${path}${INCOMING}`;
}
