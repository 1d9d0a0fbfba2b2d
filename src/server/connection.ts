import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import type { Readable, Transform } from 'node:stream';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from 'node:zlib';
import { ParseError } from '../relay/errors.ts';
import type { Call, HttpClient } from '../relay/httpClient.ts';

/** A call whose body may be a stream. */
export interface Posting extends Call<string | Readable> {
  /** Whether to take a connection of its own: one that lay idle may be closed as the call is sent on it. */
  readonly once?: boolean;
}

/** Milliseconds after which an idle connection is closed. Connections in use have no time-out. */
const IDLE = 30_000;

const agents = {
  http: new HttpAgent({ keepAlive: true, timeout: IDLE }),
  https: new HttpsAgent({ keepAlive: true, timeout: IDLE }),
};

const DECOMPRESSORS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
  ['zstd', createZstdDecompress],
]);

/**
 * Sends a call with Node's own client: unlike `fetch` it has no time-out of its own, follows no
 * redirect, and leaves the body compressed as it came. Resolves when the answer's headers are there.
 */
export function post({ url, headers, body, signal, once }: Posting): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const target = new URL(url);
    const secure = target.protocol === 'https:';
    const length =
      typeof body === 'string' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const options = { method: 'POST', headers: { ...headers, ...length }, signal };
    const agent = once ? false : agents[secure ? 'https' : 'http'];
    const receive = (answer: IncomingMessage) => {
      if (Number(answer.statusCode) >= 200) return resolve(answer);
      answer.destroy();
      reject(new Error('The backend switched to another protocol.'));
    };
    const send = secure ? httpsRequest : httpRequest;
    const request = send(target, { ...options, agent }, receive);
    request.on('error', reject);
    // An upgrade that nobody asked for closes the connection without an error.
    request.on('close', () => reject(new Error('The connection was closed without an answer.')));
    if (typeof body === 'string') request.end(body);
    // A stream that fails ends the request, which would only tell of its own end.
    else pipeline(body.once('error', reject), request, () => {});
  });
}

/** The exchange of the server, for `send`. */
export const exchangeByNode: HttpClient = async (call) => {
  const headers = { 'accept-encoding': 'gzip, br', ...call.headers };
  const message = await post({ ...call, headers });
  return {
    status: message.statusCode ?? 0,
    header: (name) => headerOf(message, name),
    body: decompressed(message),
  };
};

/** A header of an answer, by its name in lower case; several of the same name are joined. */
export function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? null);
}

async function* decompressed(message: IncomingMessage): AsyncGenerator<Uint8Array> {
  const encoding = headerOf(message, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
  const decompressor = DECOMPRESSORS.get(encoding)?.();
  // The iteration below throws what the callback is told.
  const body: Readable = decompressor ? pipeline(message, decompressor, () => {}) : message;
  try {
    yield* body as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (!message.readableAborted && decompressor) {
      const { statusCode = 0 } = message;
      const contentType = headerOf(message, 'content-type') ?? '';
      throw new ParseError(statusCode, contentType, '', { cause: error });
    }
    throw error;
  } finally {
    message.destroy();
  }
}
