import type { OperationRequest } from '../relay/transport.ts';
import { documentHash } from '../roles/documentHash.ts';

const hashes = new Map<string, string>();

/**
 * A request that names its document by the SHA-256 hash of its text and leaves out the text, as Apollo's persisted
 * queries do (`GRAPHQL_PERSISTED_QUERIES`).
 */
export function persistedRequest(request: OperationRequest): object {
  if (!('query' in request)) return request;
  const { query, ...rest } = request;
  return { ...rest, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) } } };
}

/** Only operations of the app come here, so that there are not many. */
function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = documentHash(text);
  hashes.set(text, hash);
  return hash;
}
