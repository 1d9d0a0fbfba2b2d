import { pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { withTimeout } from '../relay/timeout.ts';
import { ACCEPT, TIMEOUT_HEADER, type TransportOptions } from '../relay/transport.ts';
import { createCompressor, gzip, compressionFor } from './compress.ts';
import { headerValue, post, type BackendResponse, type Post } from './connection.ts';
import type { Client } from './handler.ts';
import { UNCACHED_HEADERS } from './httpError.ts';

/** A request body to forward to the backend. */
export interface RequestContent {
  readonly operationName: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Readable;
  /** Resolves when a streamed body is sent completely: the time-out starts then. */
  readonly sent?: Promise<void>;
  /**
   * Whether to use a new connection, for requests that must not be repeated: a pooled connection
   * may close while the request is sent, which leaves open whether it arrived.
   */
  readonly ownConnection?: boolean;
}

/** A response whose body may still be on its way. */
export interface Forwarded {
  readonly response: Response;
  /**
   * Resolves with the size of the backend's body in bytes. Rejects when the body breaks off, with a
   * TimeoutError, a ClientDisconnected or what the connection threw.
   */
  readonly done: Promise<number>;
}

/** The response headers that are passed to the browser. Others, such as cookies, are dropped. */
const FORWARDED_HEADERS = ['content-type', 'content-encoding', 'content-length', 'retry-after'];

/**
 * Sends a request to the backend and streams the response to the visitor.
 *
 * @throws {TimeoutError | ClientDisconnected}, or what the connection or the body threw
 */
export function forward(
  content: RequestContent,
  backend: TransportOptions & { readonly post?: Post },
  request: Request,
  client: Client,
): Promise<Forwarded> {
  const { timeout = 0 } = backend;
  const headers = {
    accept: ACCEPT,
    'accept-encoding': request.headers.get('accept-encoding') ?? 'identity',
    ...content.headers,
    ...backend.headers,
  };
  const { operationName, body, ownConnection } = content;
  return whenStarted((start) =>
    withTimeout(
      timeout,
      request.signal,
      async (signal) => {
        const call = { operationName, url: backend.url, headers, body, signal, ownConnection };
        const response = await (backend.post ?? post)(call);
        const own: Record<string, string> =
          timeout > 0 ? { [TIMEOUT_HEADER]: String(timeout) } : {};
        switch (compressionFor(response, request, client)) {
          case 'none':
            return start(streamResponse(response, own));
          case 'buffered':
            return start(await compressedResponse(response, own));
          case 'streamed':
            return start(streamCompressed(response, own));
        }
      },
      content.sent,
    ),
  );
}

/**
 * Runs work that begins a response and ends with it.
 *
 * @param work calls its argument when the response has begun, and resolves when it is sent
 * @throws what the work threw before that
 */
export async function whenStarted(
  work: (start: (forwarded: Forwarded) => Promise<number>) => Promise<number>,
): Promise<Forwarded> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const done = work((forwarded) => {
    resolve(forwarded.response);
    return forwarded.done;
  });
  done.catch(reject);
  return { response: await promise, done };
}

/** A backend's response, streamed as it is received. @param own headers to add */
export function streamResponse(
  response: BackendResponse,
  own: Readonly<Record<string, string>> = {},
): Forwarded {
  const body = webStream(response);
  return { response: responseTo(response, body, own), done: sizeOf(response) };
}

function streamCompressed(
  response: BackendResponse,
  own: Readonly<Record<string, string>>,
): Forwarded {
  // The reader of the compressor gets the error.
  const body = webStream(pipeline(response, createCompressor(), () => {}));
  return {
    response: responseTo(response, body, { ...own, ...COMPRESSED }, ['content-length']),
    done: sizeOf(response),
  };
}

/** A short response, compressed in one piece. */
async function compressedResponse(
  response: BackendResponse,
  own: Readonly<Record<string, string>>,
): Promise<Forwarded> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const compressed = gzip(body);
  const headers = { ...own, ...COMPRESSED, 'content-length': String(compressed.length) };
  return {
    response: responseTo(response, new Uint8Array(compressed), headers),
    done: Promise.resolve(body.length),
  };
}

const COMPRESSED = { 'content-encoding': 'gzip', vary: 'accept-encoding' };

/** Statuses that a response with a body cannot have (WHATWG Fetch, section 2.2.6). */
const NULL_BODY_STATUSES = [204, 205, 304];

/** @param dropped headers of the backend that do not hold for this body */
function responseTo(
  response: BackendResponse,
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  own: Readonly<Record<string, string>>,
  dropped: readonly string[] = [],
): Response {
  const passed = FORWARDED_HEADERS.flatMap((name) => {
    const value = headerValue(response, name);
    return value === null || dropped.includes(name) ? [] : [[name, value]];
  });
  const status = response.statusCode ?? 502;
  return new Response(NULL_BODY_STATUSES.includes(status) ? null : body, {
    status,
    headers: {
      ...(Object.fromEntries(passed) as Record<string, string>),
      ...own,
      ...UNCACHED_HEADERS,
    },
  });
}

function webStream(source: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(source) as ReadableStream<Uint8Array>;
}

/** The size of a response that something else reads, once it is read. @throws when it breaks off */
async function sizeOf(response: BackendResponse): Promise<number> {
  let bytes = 0;
  response.on('data', (chunk: Buffer) => (bytes += chunk.length));
  await finished(response, { writable: false });
  return bytes;
}
