import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex, Readable } from 'node:stream';
import { withDeadline } from '../relay/deadline.ts';
import { ACCEPT, TIMEOUT_HEADER, type TransportOptions } from '../relay/transport.ts';
import { createPacker, packed, packingOf } from './compress.ts';
import { headerOf, post } from './connection.ts';
import { whileVisitorStays } from './visitor.ts';

/** What is sent on to the backend. */
export interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Readable;
  /** When the backend has all of it, where that takes a while: its time to answer begins then. */
  readonly sent?: Promise<void>;
  /** Whether it must not be sent twice, as nobody knows what a lost answer was to. */
  readonly once?: boolean;
}

/** What the browser needs of the backend's headers; the others, cookies above all, stay here. */
const PASSED_HEADERS = ['content-type', 'content-encoding', 'content-length', 'retry-after'];

/**
 * Sends a call to the backend and streams the answer to the visitor as it comes.
 *
 * @returns the number of bytes of the answer
 * @throws {TimeoutError | VisitorLeft}, or what the connection or the content threw
 */
export function forward(
  content: Content,
  backend: TransportOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const { timeout = 0 } = backend;
  const headers = {
    accept: ACCEPT,
    'accept-encoding': headerValue(request.headers['accept-encoding']) ?? 'identity',
    ...content.headers,
    ...backend.headers,
  };
  return whileVisitorStays(response, (left) =>
    withDeadline(
      timeout,
      left,
      async (signal) => {
        const { body, once } = content;
        const answer = await post({ url: backend.url, headers, body, signal, once });
        if (timeout > 0) response.setHeader(TIMEOUT_HEADER, String(timeout));
        switch (packingOf(answer, request)) {
          case 'none':
            return passOn(answer, response);
          case 'at once':
            return passPacked(answer, response);
          case 'as it comes':
            return passOn(answer, response, createPacker());
        }
      },
      content.sent,
    ),
  );
}

/**
 * Streams an answer to the visitor; returns its size in bytes. Whoever leaves before the end must end
 * the answer: this does not (`stream.pipeline` would, at a tenth of all that a call costs).
 *
 * @param packer what packs it on the way
 * @throws when the answer breaks off
 */
export function passOn(
  answer: IncomingMessage,
  response: ServerResponse,
  packer: Duplex | null = null,
): Promise<number> {
  response.writeHead(answer.statusCode ?? 502, passedHeaders(answer, packer ? {} : null));
  return new Promise((resolve, reject) => {
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
    for (const stream of [answer, packer, response]) stream?.on('error', reject);
    response.on('finish', () => resolve(bytes));
    if (packer) answer.pipe(packer).pipe(response);
    else answer.pipe(response);
  });
}

/** Passes a short answer on in one piece. @returns its size in bytes, before it was packed */
async function passPacked(answer: IncomingMessage, response: ServerResponse): Promise<number> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const sent = packed(body);
  const size = { 'content-length': String(sent.length) };
  response.writeHead(answer.statusCode ?? 502, passedHeaders(answer, size)).end(sent);
  return body.length;
}

/** @param packing what packing changes of the headers; null where nothing was packed */
function passedHeaders(
  answer: IncomingMessage,
  packing: Readonly<Record<string, string>> | null,
): Record<string, string> {
  const names = packing
    ? PASSED_HEADERS.filter((name) => name !== 'content-length')
    : PASSED_HEADERS;
  const passed = names.flatMap((name) => {
    const value = headerOf(answer, name);
    return value === null ? [] : [[name, value]];
  });
  return {
    ...(Object.fromEntries(passed) as Record<string, string>),
    ...(packing && { ...packing, 'content-encoding': 'gzip', vary: 'accept-encoding' }),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}

function headerValue(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}
