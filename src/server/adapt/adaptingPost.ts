import { GraphQLResponseError } from '../../relay/errors.ts';
import type { GraphQLResult } from '../../relay/result.ts';
import { send, type GraphQLRequest, type TransportOptions } from '../../relay/transport.ts';
import { responseIn, responseWith, observeBody, readShortBody } from '../responseBody.ts';
import { headerValue, observedHttpClient, type BackendResponse, type Post } from '../connection.ts';
import type { AdaptedCall, AdaptedRequest } from './adaptedCall.ts';
import { hasFailures } from './failureStore.ts';
import { sendAdapted } from './sendAdapted.ts';

/** Bytes of a response up to which it is read before it is passed on. A record without values is short. */
const MOST_BYTES = 1024 * 1024;

/**
 * Sends a query, and again without what the backend fails with. What is passed on is the backend's own response, unless
 * there is more to say: then it is one with the errors of the fields that were not asked for.
 *
 * @param send sends a call once
 * @param call the query, of which `adapted` is sent
 */
export function adaptingPost(
  once: Post,
  call: AdaptedCall,
  adapted: AdaptedRequest,
  backend: TransportOptions,
): Post {
  return async (sent) => {
    const attempt = attemptWith(once, sent.signal, backend);
    if (adapted.complete) return asResponse(sendAdapted(call, attempt));
    const first = await once(sent);
    if (!/\bjson\b/i.test(headerValue(first, 'content-type') ?? '')) return first;
    const { response, text } = await readShortBody(first, MOST_BYTES);
    if (!(await isWorthRepeating(call, text))) return response;
    response.destroy();
    return asResponse(sendAdapted(call, attempt));
  };
}

/**
 * Sends a mutation once, and learns from its response what the backend fails with. What it was not asked for stands in
 * the response as for a query.
 */
export function learningOncePost(
  once: Post,
  call: AdaptedCall,
  adapted: AdaptedRequest,
  backend: TransportOptions,
): Post {
  return async (sent) => {
    if (adapted.complete)
      return asResponse(sendAdapted(call, attemptWith(once, sent.signal, backend)));
    const response = await once(sent);
    observeBody(response, MOST_BYTES, async (text) => void (await isWorthRepeating(call, text)));
    return response;
  };
}

/** Sends a request once. The caller's time-out is for all attempts together. */
function attemptWith(once: Post, signal: AbortSignal, backend: TransportOptions) {
  const httpClient = observedHttpClient(() => {}, once);
  return (request: GraphQLRequest) => send(request, { ...backend, httpClient, timeout: 0, signal });
}

/** Learns from a response. What cannot be read teaches nothing. */
async function isWorthRepeating(call: AdaptedCall, text: string | null): Promise<boolean> {
  // Where all works, a response has nothing to teach.
  if (text === null || !(text.includes('"errors"') || hasFailures())) return false;
  try {
    const found = responseIn(text);
    return found !== null && ((await call.learn(found)) || (await call.maySearch(found)));
  } catch {
    return false;
  }
}

/** A result in the form in which it is passed on. @throws what is no GraphQL response */
async function asResponse(result: Promise<GraphQLResult>): Promise<BackendResponse> {
  const { status, body } = await result.then(
    (found) => ({ status: 200, body: JSON.stringify(found) }),
    (error: unknown) => {
      if (!(error instanceof GraphQLResponseError)) throw error;
      return { status: error.status, body: JSON.stringify({ data: null, errors: error.errors }) };
    },
  );
  const bytes = Buffer.from(body);
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes.length) };
  return responseWith(bytes, { statusCode: status, headers });
}
