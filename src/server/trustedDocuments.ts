import { createHash } from 'node:crypto';

/** An entry of `__generated__/operations.json`, as far as the gateway needs it. */
export interface TrustedOperation {
  readonly name: string;
  /** `query`, `mutation` or `subscription`. */
  readonly kind: string;
  readonly sha256: string;
}

/** The kind of a trusted document, compared byte by byte; null for any other document. */
export type KindOf = (text: string) => string | null;

/** Looks up documents by the SHA-256 hash of their text. */
export function trustedDocuments(operations: readonly TrustedOperation[]): KindOf {
  const kinds = new Map(operations.map(({ sha256, kind }) => [sha256, kind]));
  return (text) => kinds.get(createHash('sha256').update(text).digest('hex')) ?? null;
}
