import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
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
import { proxyEnvironment } from './proxies.ts';
import { backendCalls } from './telemetry/events.ts';

/** An HTTP POST whose body may be a stream. */
export interface PostRequest extends Call<string | Readable> {
  /**
   * Opens a connection for this call alone: a pooled one may be closed while the call is being
   * sent.
   */
  readonly ownConnection?: boolean;
}

/** A response of the backend, once its headers are there. */
export type BackendResponse = Readable & Pick<IncomingMessage, 'headers' | 'statusCode'>;

/** Sends calls to the backend. */
export type Post = (request: PostRequest) => Promise<BackendResponse>;

/** Milliseconds after which an idle connection is closed. Connections in use have no time-out. */
const IDLE_TIMEOUT_MS = 30_000;

/** By what they are for; made on first use, when the environment is complete. */
const agents = new Map<string, HttpAgent>();

/** @param isShared whether connections are kept for further calls */
function agentFor(secure: boolean, isShared: boolean): HttpAgent {
  const purpose = `${secure} ${isShared}`;
  const known = agents.get(purpose);
  if (known) return known;
  const proxyEnv = proxyEnvironment();
  const options = isShared ? { keepAlive: true, timeout: IDLE_TIMEOUT_MS, proxyEnv } : { proxyEnv };
  const agent = secure ? new HttpsAgent(options) : new HttpAgent(options);
  agents.set(purpose, agent);
  return agent;
}

const DECOMPRESSORS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
  ['zstd', createZstdDecompress],
]);

/**
 * Sends a POST with Node's HTTP client. Unlike `fetch` it has no built-in time-out, follows no
 * redirect, and leaves the body compressed.
 *
 * @returns the response, once its headers are there
 * @throws when the connection fails or is closed without a response
 */
export function post(request: PostRequest): Promise<IncomingMessage> {
  const { operationName = '', headers } = request;
  const call = { operationName, headers: { ...headers }, startedAt: performance.now() };
  return backendCalls.tracePromise(() => sendPost({ ...request, headers: call.headers }), call);
}

function sendPost({
  url,
  headers,
  body,
  signal,
  ownConnection,
}: PostRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const target = new URL(url);
    const secure = target.protocol === 'https:';
    const length =
      typeof body === 'string' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const options = { method: 'POST', headers: { ...headers, ...length }, signal };
    const agent = agentFor(secure, !ownConnection);
    const receive = (response: IncomingMessage) => {
      if (Number(response.statusCode) >= 200) return resolve(response);
      response.destroy();
      reject(new Error('The backend switched to another protocol.'));
    };
    const send = secure ? httpsRequest : httpRequest;
    const request = send(target, { ...options, agent }, receive);
    request.on('error', reject);
    // An unrequested upgrade closes the connection without an error.
    request.on('close', () => reject(new Error('The connection was closed without an answer.')));
    if (typeof body === 'string') request.end(body);
    // The pipeline's callback would only report that the request ended, not the stream's error.
    else pipeline(body.once('error', reject), request, () => {});
  });
}

/**
 * Asks which headers browsers may send (a CORS preflight).
 *
 * @returns the headers of the response
 * @throws when the connection fails or the signal is aborted
 */
export function preflight(url: string, signal: AbortSignal): Promise<IncomingHttpHeaders> {
  const { origin, protocol } = new URL(url);
  const secure = protocol === 'https:';
  const headers = { origin, 'access-control-request-method': 'POST' };
  const send = secure ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options = { method: 'OPTIONS', headers, signal, agent: agentFor(secure, true) };
    const request = send(url, options, (response) => {
      response.resume();
      resolve(response.headers);
    });
    request.on('error', reject).end();
  });
}

/** The server's HTTP client, for `send`. */
export const nodeHttpClient: HttpClient = observedHttpClient(() => {});

/** The server's HTTP client, handing over the headers of each response. @param send sends the call */
export function observedHttpClient(
  onHeaders: (headers: IncomingHttpHeaders) => void,
  send: Post = post,
): HttpClient {
  return async (call) => {
    const headers = { 'accept-encoding': 'gzip, br', ...call.headers };
    const message = await send({ ...call, headers });
    onHeaders(message.headers);
    return {
      status: message.statusCode ?? 0,
      header: (name) => headerValue(message, name),
      body: decompressed(message),
    };
  };
}

/** A response header by its name in lower case; several of the same name are joined. */
export function headerValue(
  { headers }: Pick<IncomingMessage, 'headers'>,
  name: string,
): string | null {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? null);
}

async function* decompressed(message: BackendResponse): AsyncGenerator<Uint8Array> {
  const encoding = headerValue(message, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
  const decompressor = DECOMPRESSORS.get(encoding)?.();
  // The iteration below throws the error that this callback gets.
  const body: Readable = decompressor ? pipeline(message, decompressor, () => {}) : message;
  try {
    yield* body as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (!message.readableAborted && decompressor) {
      const { statusCode = 0 } = message;
      const contentType = headerValue(message, 'content-type') ?? '';
      throw new ParseError(statusCode, contentType, '', { cause: error });
    }
    throw error;
  } finally {
    message.destroy();
  }
}
