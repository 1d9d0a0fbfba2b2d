import { getOperationAST, parse } from 'graphql';
import { documentHash } from './documentHash.ts';
import type { OperationText } from './operations.ts';

/** How a backend takes the list of operations that it accepts. */
export const ALLOW_LIST_FORMATS = ['apollo', 'relay'] as const;
export type AllowListFormat = (typeof ALLOW_LIST_FORMATS)[number];

/**
 * Writes the app's operations as a list for its backend. The same operations give the same bytes.
 *
 * - `apollo`: Apollo's manifest of persisted queries, version 1. Ids are SHA-256 hashes of the texts, in hexadecimal
 *   digits.
 * - `relay`: an object of ids and texts, as relay-compiler's `persistConfig` writes it. Ids are those that
 *   relay-compiler gave, and otherwise the same hashes.
 */
export function printAllowList(
  operations: readonly OperationText[],
  format: AllowListFormat,
): string {
  const sorted = operations.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const list =
    format === 'relay'
      ? Object.fromEntries(sorted.map(({ id, text }) => [id ?? documentHash(text), text]))
      : {
          format: 'apollo-persisted-query-manifest',
          version: 1,
          operations: sorted.map(({ name, text }) => ({
            id: documentHash(text),
            name,
            type: typeOf(text),
            body: text,
          })),
        };
  return `${JSON.stringify(list, null, 2)}\n`;
}

/** `query`, `mutation` or `subscription`. */
function typeOf(text: string): string {
  const operation = getOperationAST(parse(text));
  if (!operation) throw new Error(`There is no operation in:\n${text}`);
  return operation.operation;
}
