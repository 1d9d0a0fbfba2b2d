import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from './gateway.ts';
import { answerJson, Refusal, refuse } from './refusal.ts';
import { safeReturnPath } from './returnPath.ts';

export interface DoorOptions {
  /** What the app answers itself, by path. */
  readonly routes: ReadonlyMap<string, Handler>;
  /** Everything else. */
  readonly pages: Handler;
  /** Lets a call in. @throws {Refusal} when it is none of the app's */
  readonly admit: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  readonly fail: (error: unknown) => void;
}

/** The one way in for calls: nothing is answered that was not admitted. */
export interface Door {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /**
   * Ends what lasts until the visitor leaves, and waits for all else: nothing of a call is lost that
   * has begun. From now on the app says that it is not ready.
   */
  readonly close: () => Promise<void>;
}

/** Probes come by whatever name, and what they are told is no secret. */
const PROBES = ['/healthz', '/readyz'];

export function createDoor({ routes, pages, admit, fail }: DoorOptions): Door {
  const running = new Set<ServerResponse>();
  let isClosing = false;
  let wasEmptied = () => {};

  const answer: Handler = async (request, response) => {
    const path = pathOf(request);
    if (isClosing && path === '/readyz') {
      return answerJson(response, 503, { status: 'not ready', error: 'Stopping' });
    }
    if (!PROBES.includes(path)) await admit(request, response);
    const route = routes.get(path);
    const clean = route ? null : withoutPrototype(request.url ?? '');
    if (clean === null) return (route ?? pages)(request, response);
    response.writeHead(302, { location: clean, 'cache-control': 'no-store' }).end();
  };

  return {
    async handle(request, response) {
      running.add(response);
      response.once('close', () => {
        running.delete(response);
        if (isClosing && running.size === 0) wasEmptied();
      });
      if (isClosing) response.setHeader('connection', 'close');
      try {
        await answer(request, response);
      } catch (error) {
        if (error instanceof Refusal) return turnAway(request, response, error);
        fail(error);
        // One call must not end the app for everybody.
        if (!response.headersSent) response.writeHead(500);
        response.end();
      }
    },
    close() {
      isClosing = true;
      for (const response of running) if (isStream(response)) response.destroy();
      return new Promise((resolve) => {
        wasEmptied = resolve;
        if (running.size === 0) resolve();
      });
    },
  };
}

/** @throws {Refusal} for an address that names a server of its own, or is none */
function pathOf({ url = '/' }: IncomingMessage): string {
  if (!url.startsWith('/')) throw new Refusal(400, 'MALFORMED_ADDRESS', 'Ask for a path.');
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/**
 * The address without a parameter that Next.js would take for the prototype of all of them, on the
 * server and in the browser; null where there is none.
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

/** A person reads why; a program finds the code. */
function turnAway(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  // What is left of the call is let go: the visitor reads the answer only when all is sent.
  request.resume();
  if (!request.headers.accept?.includes('text/html')) return refuse(response, refusal);
  response.writeHead(refusal.status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(`${refusal.message}\n`);
}
