import type { IncomingMessage, ServerResponse } from 'node:http';
import { withBasePath } from '../address/basePath.ts';
import { contained, refusalResponse } from './guard.ts';
import type { Handler, RequestHead } from './handler.ts';
import { HttpError, jsonResponse, UNCACHED_HEADERS } from './httpError.ts';
import { handleWith, requestHead, sendResponse } from './nodeHandler.ts';
import { safeReturnPath } from './returnPath.ts';

export interface RequestHandlerOptions {
  /** Handlers by path. */
  readonly routes: ReadonlyMap<string, Handler>;
  /** Next.js, for all other paths. */
  readonly pages: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Runs before pages and files. @throws {HttpError} to reject the request */
  readonly beforePages: (request: RequestHead) => void;
  readonly onError: (error: unknown) => void;
}

/** The entry point for all requests; it tracks open responses for a graceful shutdown. */
export interface RequestHandler {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /**
   * Stops accepting work: `/readyz` answers 503, event streams are ended, and all other requests
   * may finish. Resolves when the last response is closed.
   */
  readonly close: () => Promise<void>;
}

export function createRequestHandler({
  routes,
  pages,
  beforePages,
  onError,
}: RequestHandlerOptions): RequestHandler {
  const openResponses = new Set<ServerResponse>();
  let isClosing = false;
  let onDrained = () => {};

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request);
    if (isClosing && path === withBasePath('/readyz')) {
      const stopping = jsonResponse(503, { status: 'not ready', error: 'Stopping' });
      return sendResponse(stopping, response);
    }
    const route = routes.get(path);
    if (route) return handleWith(contained(route, onError), request, response);
    beforePages(requestHead(request));
    const location = withoutPrototype(request.url ?? '');
    if (location === null) return pages(request, response);
    const headers = { ...UNCACHED_HEADERS, location };
    return sendResponse(new Response(null, { status: 302, headers }), response);
  };

  return {
    async handle(request, response) {
      openResponses.add(response);
      response.once('close', () => {
        openResponses.delete(response);
        if (isClosing && openResponses.size === 0) onDrained();
      });
      if (isClosing) response.setHeader('connection', 'close');
      try {
        await answer(request, response);
      } catch (error) {
        if (error instanceof HttpError) {
          request.resume();
          return sendResponse(refusalResponse(error, requestHead(request)), response);
        }
        onError(error);
        // An error in one request must not crash the process.
        if (!response.headersSent) response.writeHead(500);
        response.end();
      }
    },
    close() {
      isClosing = true;
      for (const response of openResponses) if (isStream(response)) response.destroy();
      return new Promise((resolve) => {
        onDrained = resolve;
        if (openResponses.size === 0) resolve();
      });
    },
  };
}

/** @throws {HttpError} for a request target that is not a path (RFC 9112, section 3.2.1) */
function pathOf({ url = '/' }: IncomingMessage): string {
  if (!url.startsWith('/')) throw new HttpError(400, 'MALFORMED_ADDRESS', 'Ask for a path.');
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/**
 * The URL without a `__proto__` parameter, which Next.js would assign as the prototype of its query
 * object, on the server and in the browser.
 *
 * @returns null when there is no such parameter
 */
function withoutPrototype(url: string): string | null {
  const [path, search = ''] = url.split(/\?(.*)/s);
  const params = new URLSearchParams(search);
  if (!params.has('__proto__')) return null;
  params.delete('__proto__');
  return safeReturnPath(params.size > 0 ? `${path}?${params.toString()}` : path);
}

function isStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream');
}
