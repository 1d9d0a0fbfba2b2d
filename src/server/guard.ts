import type { Handler, RequestHead } from './handler.ts';
import { errorResponse, HttpError, UNCACHED_HEADERS } from './httpError.ts';
import { requireKnownHost } from './ownHost.ts';
import { renewedCookies } from './session/session.ts';
import { settings } from './settings.ts';

/** A handler that answers to the app's own names only, and keeps sessions in use alive. */
export function guarded(handler: Handler): Handler {
  return async (request, client) => {
    requireKnownHost(request, settings());
    const response = await handler(request, client);
    // Signing in and out set the session's cookies themselves. What caches keep is everybody's.
    const isPublic = response.headers.get('cache-control')?.includes('public') === true;
    if (isPublic || response.headers.has('set-cookie')) return response;
    for (const cookie of await renewedCookies(request, settings()))
      response.headers.append('set-cookie', cookie);
    return response;
  };
}

/** The response to a rejected request: text for browsers, JSON for other clients. */
export function refusalResponse(error: HttpError, { headers }: Pick<RequestHead, 'headers'>) {
  if (!headers.get('accept')?.includes('text/html')) return errorResponse(error);
  return new Response(`${error.message}\n`, {
    status: error.status,
    headers: { ...UNCACHED_HEADERS, 'content-type': 'text/plain; charset=utf-8' },
  });
}

/** A handler that never rejects: an error in one request must not end the process. */
export function contained(handler: Handler, onError: (error: unknown) => void): Handler {
  return async (request, client) => {
    try {
      return await handler(request, client);
    } catch (error) {
      if (error instanceof HttpError) return refusalResponse(error, request);
      onError(error);
      return new Response(null, { status: 500 });
    }
  };
}
