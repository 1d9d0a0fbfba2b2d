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
import type { Call, Exchange } from '../relay/exchange.ts';

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
export function post({ url, headers, body, signal }: Call): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const secure = new URL(url).protocol === 'https:';
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal,
    };
    const receive = (answer: IncomingMessage) => {
      if (Number(answer.statusCode) >= 200) return resolve(answer);
      answer.destroy();
      reject(new Error('The backend switched to another protocol.'));
    };
    const request = secure
      ? httpsRequest(url, { ...options, agent: agents.https }, receive)
      : httpRequest(url, { ...options, agent: agents.http }, receive);
    request.on('error', reject);
    // An upgrade that nobody asked for closes the connection without an error.
    request.on('close', () => reject(new Error('The connection was closed without an answer.')));
    request.end(body);
  });
}

/** The exchange of the server, for `send`. */
export const exchangeByNode: Exchange = async (call) => {
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
