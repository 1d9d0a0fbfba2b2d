import { fetchClient } from './httpClient.ts';
import { progressClient } from './progressClient.ts';
import { transfer, type OperationRequest, type TransportOptions } from './transport.ts';
import { type GraphQLResult } from './result.ts';

/**
 * Files by the path of their variable: `input.photo`, `files.0`. The variable itself is null. This
 * is the shape of Relay's `uploadables`.
 */
export type Uploads = Readonly<Record<string, Blob>>;

/**
 * Some backends accept multipart requests only with a header that forces a CORS preflight, against
 * cross-site request forgery. Servers differ in its name.
 */
export const UPLOAD_HEADERS = { 'graphql-preflight': '1', 'apollo-require-preflight': 'true' };

/**
 * Sends an operation with files. It must not be retried: when the response is lost, the files may
 * have been stored.
 *
 * @throws as `send`
 */
export function upload(
  request: OperationRequest,
  uploads: Uploads,
  options: Omit<TransportOptions, 'httpClient'>,
): Promise<GraphQLResult> {
  const content = { body: multipart(request, uploads), headers: UPLOAD_HEADERS };
  // Only the older interface of browsers tells how much of a body has been sent.
  const httpClient =
    typeof XMLHttpRequest === 'undefined' ? fetchClient : progressClient(Object.values(uploads));
  return transfer(content, httpClient, options);
}

/**
 * The body of the GraphQL multipart request specification; a file that several variables share is
 * sent once.
 */
function multipart(request: OperationRequest, uploads: Uploads): FormData {
  const paths = Map.groupBy(Object.keys(uploads), (path) => uploads[path]);
  const form = new FormData();
  const map = [...paths.values()].map((shared) => shared.map((path) => `variables.${path}`));
  form.append('operations', JSON.stringify(request));
  form.append('map', JSON.stringify(Object.fromEntries(map.entries())));
  [...paths.keys()].forEach((file, index) => form.append(String(index), file));
  return form;
}
