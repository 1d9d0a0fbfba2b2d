import type { IncomingMessage, ServerResponse } from 'node:http';
import { ClientDisconnected } from './clientDisconnect.ts';
import { PEER_HEADER, type Handler, type RequestHead } from './handler.ts';

/** Methods that a `Request` cannot have (WHATWG Fetch, section 2.2.1). */
const FORBIDDEN_METHODS = ['CONNECT', 'TRACE', 'TRACK'];

/** Runs a handler for a request of Node's HTTP server. Resolves when the response is sent. */
export async function handleWith(
  handler: Handler,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET' } = incoming;
  if (FORBIDDEN_METHODS.includes(method)) return void response.writeHead(405).end();
  const disconnected = new AbortController();
  const onClose = () => {
    if (!response.writableFinished) disconnected.abort(new ClientDisconnected());
  };
  response.once('close', onClose);
  const body = ['GET', 'HEAD'].includes(method) ? null : bodyOf(incoming);
  const { url, headers } = requestHead(incoming);
  const init = { method, headers, body: body?.stream, signal: disconnected.signal };
  try {
    const request = new Request(url, { ...init, duplex: 'half' } as RequestInit);
    await sendResponse(
      await handler(request, { address: incoming.socket.remoteAddress ?? '' }),
      response,
    );
  } finally {
    response.off('close', onClose);
    // Some clients read the response only after they have sent everything.
    void body?.drop();
  }
}

/** The URL and headers of a request, for code that does not read its body. */
export function requestHead({ url = '/', headers, socket }: IncomingMessage): RequestHead {
  const protocol = 'encrypted' in (socket ?? {}) ? 'https' : 'http';
  const origin = `${protocol}://${headers.host ?? ''}`;
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
  const base = URL.canParse(origin) ? new URL(origin).origin : `${protocol}://localhost`;
  const own = new Headers(entries);
  own.set(PEER_HEADER, socket?.remoteAddress ?? '');
  return { url: base + url, headers: own };
}

interface Body {
  readonly stream: ReadableStream<Uint8Array>;
  /** Reads the rest and drops it, which leaves the connection open. */
  readonly drop: () => Promise<void>;
}

function bodyOf(incoming: IncomingMessage): Body {
  const chunks = incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  const drop = async () => {
    await chunks.return?.().catch(() => {});
    incoming.resume();
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: drop,
    },
    { highWaterMark: 0 },
  );
  return { stream, drop };
}

/** Sends a handler's response; one whose body fails is broken off. */
export async function sendResponse(
  { status, headers, body }: Response,
  response: ServerResponse,
): Promise<void> {
  if (response.destroyed) return void body?.cancel().catch(() => {});
  response.statusCode = status;
  for (const [name, value] of headers) response.appendHeader(name, value);
  if (!body) return void response.end();
  const reader = body.getReader();
  // A body may fail while the client does not read.
  reader.closed.catch(() => response.destroy());
  const leave = () => void reader.cancel().catch(() => {});
  response.once('close', leave);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      if (!response.write(read.value)) await drained(response);
    }
    response.end();
  } catch {
    // Its handler logs why.
    response.destroy();
  } finally {
    response.off('close', leave);
  }
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const proceed = () => {
      response.off('drain', proceed).off('close', proceed);
      resolve();
    };
    response.once('drain', proceed).once('close', proceed);
    if (response.destroyed) proceed();
  });
}
