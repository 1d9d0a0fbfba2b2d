import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from './gateway.ts';
import { sendJson, HttpError, sendError } from './httpError.ts';
import { safeReturnPath } from './returnPath.ts';

export interface RequestHandlerOptions {
  /** Handlers by path. */
  readonly routes: ReadonlyMap<string, Handler>;
  /** Next.js, for all other paths. */
  readonly pages: Handler;
  /** Runs before every request except probes. @throws {HttpError} to reject the request */
  readonly beforeRequest: (
    request: IncomingMessage,
    response: ServerResponse,
  ) => void | Promise<void>;
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

/** Probes call under any host name, and their answers are not confidential. */
const PROBE_PATHS = ['/healthz', '/readyz'];

export function createRequestHandler({
  routes,
  pages,
  beforeRequest,
  onError,
}: RequestHandlerOptions): RequestHandler {
  const openResponses = new Set<ServerResponse>();
  let isClosing = false;
  let onDrained = () => {};

  const answer: Handler = async (request, response) => {
    const path = pathOf(request);
    if (isClosing && path === '/readyz') {
      return sendJson(response, 503, { status: 'not ready', error: 'Stopping' });
    }
    if (!PROBE_PATHS.includes(path)) await beforeRequest(request, response);
    const route = routes.get(path);
    const cleanUrl = route ? null : withoutPrototype(request.url ?? '');
    if (cleanUrl === null) return (route ?? pages)(request, response);
    response.writeHead(302, { location: cleanUrl, 'cache-control': 'no-store' }).end();
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
        if (error instanceof HttpError) return sendRefusal(request, response, error);
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

/** Answers browsers with text and other clients with JSON. */
function sendRefusal(request: IncomingMessage, response: ServerResponse, error: HttpError): void {
  // The rest of the request is read and dropped: some clients read the response only after they
  // have sent everything.
  request.resume();
  if (!request.headers.accept?.includes('text/html')) return sendError(response, error);
  response.writeHead(error.status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(`${error.message}\n`);
}
