import { createHash } from 'node:crypto';

/** What `__generated__/operations.json` says of each operation, as far as the gateway needs it. */
export interface TrustedOperation {
  readonly name: string;
  /** `query`, `mutation` or `subscription`. */
  readonly kind: string;
  readonly sha256: string;
}

/** Tells a document that is one of the app's own, to the last character, from any other: its kind, or null. */
export type KindOf = (text: string) => string | null;

/** The documents of a list of operations. */
export function trustedDocuments(operations: readonly TrustedOperation[]): KindOf {
  const kinds = new Map(operations.map(({ sha256, kind }) => [sha256, kind]));
  return (text) => kinds.get(createHash('sha256').update(text).digest('hex')) ?? null;
}
