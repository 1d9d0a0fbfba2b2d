import { fetchClient } from './httpClient.ts';
import { transfer, type GraphQLRequest, type TransportOptions } from './transport.ts';
import { type GraphQLResult } from './result.ts';

/**
 * Files by the variable that each stands for: `input.photo`, `files.0`. The variable itself is null.
 * This is what Relay's `uploadables` hold.
 */
export type Uploads = Readonly<Record<string, Blob>>;

/**
 * Some backends take no multipart call without a header that a page of another site could not have
 * sent unasked. Which header, is their choice.
 */
export const UPLOAD_HEADERS = { 'graphql-preflight': '1', 'apollo-require-preflight': 'true' };

/**
 * Sends one operation together with files. It must not be sent twice: when the answer is lost,
 * nobody knows whether the files were taken.
 *
 * @throws as `send`
 */
export function upload(
  request: GraphQLRequest,
  uploads: Uploads,
  options: Omit<TransportOptions, 'httpClient'>,
): Promise<GraphQLResult> {
  const content = { body: multipart(request, uploads), headers: UPLOAD_HEADERS };
  return transfer(content, fetchClient, options);
}

/** The call in the form of the GraphQL multipart request specification: a file that two variables share is sent once. */
function multipart(request: GraphQLRequest, uploads: Uploads): FormData {
  const paths = Map.groupBy(Object.keys(uploads), (path) => uploads[path]);
  const form = new FormData();
  const map = [...paths.values()].map((shared) => shared.map((path) => `variables.${path}`));
  form.append('operations', JSON.stringify(request));
  form.append('map', JSON.stringify(Object.fromEntries(map.entries())));
  [...paths.keys()].forEach((file, index) => form.append(String(index), file));
  return form;
}
