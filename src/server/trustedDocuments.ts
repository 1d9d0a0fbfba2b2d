import { documentHash } from '../roles/documentHash.ts';

/** An entry of `__generated__/operations.json`, as far as the gateway needs it. */
export interface TrustedOperation {
  readonly name: string;
  /** `query`, `mutation` or `subscription`. */
  readonly kind: string;
  readonly sha256: string;
}

/** The kind of a trusted document, compared byte by byte; null for any other document. */
export type KindOf = (text: string) => string | null;

/**
 * Looks up documents by the SHA-256 hash of their text.
 *
 * @param retired texts of earlier releases that are accepted, too
 */
export function trustedDocuments(
  operations: readonly TrustedOperation[],
  retired: readonly string[] = [],
): KindOf {
  const kinds = new Map(
    retired.map((text) => [documentHash(text), /^\w+/.exec(text)?.[0] ?? 'query']),
  );
  for (const { sha256, kind } of operations) kinds.set(sha256, kind);
  return (text) => kinds.get(documentHash(text)) ?? null;
}
