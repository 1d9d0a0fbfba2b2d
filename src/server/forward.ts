import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex, Readable } from 'node:stream';
import { withTimeout } from '../relay/timeout.ts';
import { ACCEPT, TIMEOUT_HEADER, type TransportOptions } from '../relay/transport.ts';
import { createCompressor, gzip, compressionFor } from './compress.ts';
import { headerValue, post } from './connection.ts';
import { abortOnDisconnect } from './clientDisconnect.ts';

/** A request body to forward to the backend. */
export interface RequestContent {
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

/** The response headers that are passed to the browser. Others, such as cookies, are dropped. */
const FORWARDED_HEADERS = ['content-type', 'content-encoding', 'content-length', 'retry-after'];

/**
 * Sends a request to the backend and streams the response to the visitor.
 *
 * @returns the size of the response's body in bytes
 * @throws {TimeoutError | ClientDisconnected}, or what the connection or the body threw
 */
export function forward(
  content: RequestContent,
  backend: TransportOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const { timeout = 0 } = backend;
  const headers = {
    accept: ACCEPT,
    'accept-encoding': joinedHeader(request.headers['accept-encoding']) ?? 'identity',
    ...content.headers,
    ...backend.headers,
  };
  return abortOnDisconnect(response, (left) =>
    withTimeout(
      timeout,
      left,
      async (signal) => {
        const { body, ownConnection } = content;
        const answer = await post({ url: backend.url, headers, body, signal, ownConnection });
        if (timeout > 0) response.setHeader(TIMEOUT_HEADER, String(timeout));
        switch (compressionFor(answer, request)) {
          case 'none':
            return streamResponse(answer, response);
          case 'buffered':
            return sendCompressed(answer, response);
          case 'streamed':
            return streamResponse(answer, response, createCompressor());
        }
      },
      content.sent,
    ),
  );
}

/**
 * Streams a response to the visitor. The caller destroys `answer` when the visitor disconnects:
 * this function does not, because `stream.pipeline` would add a tenth to the cost of a call.
 *
 * @param compressor a transform that compresses on the way
 * @returns the size in bytes before compression
 * @throws when the response breaks off
 */
export function streamResponse(
  answer: IncomingMessage,
  response: ServerResponse,
  compressor: Duplex | null = null,
): Promise<number> {
  response.writeHead(answer.statusCode ?? 502, responseHeaders(answer, compressor ? {} : null));
  return new Promise((resolve, reject) => {
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
    for (const stream of [answer, compressor, response]) stream?.on('error', reject);
    response.on('finish', () => resolve(bytes));
    if (compressor) answer.pipe(compressor).pipe(response);
    else answer.pipe(response);
  });
}

/**
 * Sends a short response compressed, in one piece. @returns its size in bytes before compression
 */
async function sendCompressed(answer: IncomingMessage, response: ServerResponse): Promise<number> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const compressed = gzip(body);
  const size = { 'content-length': String(compressed.length) };
  response.writeHead(answer.statusCode ?? 502, responseHeaders(answer, size)).end(compressed);
  return body.length;
}

/** @param compression the headers that compression changes; null without compression */
function responseHeaders(
  answer: IncomingMessage,
  compression: Readonly<Record<string, string>> | null,
): Record<string, string> {
  const names = compression
    ? FORWARDED_HEADERS.filter((name) => name !== 'content-length')
    : FORWARDED_HEADERS;
  const passed = names.flatMap((name) => {
    const value = headerValue(answer, name);
    return value === null ? [] : [[name, value]];
  });
  return {
    ...(Object.fromEntries(passed) as Record<string, string>),
    ...(compression && { ...compression, 'content-encoding': 'gzip', vary: 'accept-encoding' }),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}

function joinedHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}
