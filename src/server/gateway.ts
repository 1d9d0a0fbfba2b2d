import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { withDeadline } from '../relay/deadline.ts';
import { isWireError, NetworkError, serializeError } from '../relay/errors.ts';
import type { WireError } from '../relay/errors.ts';
import { ACCEPT, ERROR_HEADER } from '../relay/transport.ts';
import type { TransportOptions } from '../relay/transport.ts';
import { parseCall } from './call.ts';
import { headerOf, post } from './connection.ts';
import type { Log } from './log.ts';
import { answerJson, Refusal, refuse } from './refusal.ts';
import { readBody, requireContentType } from './requestBody.ts';
import { requireSameOrigin } from './sameOrigin.ts';
import type { Settings } from './settings.ts';

export interface GatewayOptions {
  readonly settings: Pick<Settings, 'maxRequestBytes' | 'openGateway' | 'origins' | 'trustProxy'>;
  /** Whether a document is one of the app's own. */
  readonly isTrusted: (text: string) => boolean;
  /** How to reach the backend on behalf of a visitor. */
  readonly backendFor: (request: IncomingMessage) => Promise<TransportOptions>;
  readonly log: Log;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What the browser needs of the backend's headers; the others, cookies above all, stay here. */
const PASSED_HEADERS = ['content-type', 'content-encoding', 'content-length', 'retry-after'];

/**
 * The app's own GraphQL endpoint: takes the operations that the app was compiled with from the
 * app's own pages, adds the visitor's credentials, and streams the backend's answer as it comes.
 */
export function createGateway(options: GatewayOptions): Handler {
  return async (request, response) => {
    const entry: LogEntry = { operation: null };
    const startedAt = performance.now();
    try {
      const call = await acceptCall(request, options);
      entry.operation = call.operationName;
      const backend = await options.backendFor(request);
      entry.bytes = await forward(JSON.stringify(call), backend, request, response);
    } catch (error) {
      entry.error = answerError(response, error);
      entry.cause = causeOf(error);
    }
    entry.status = response.statusCode;
    entry.ms = Math.round(performance.now() - startedAt);
    options.log[entry.error ? 'warn' : 'info'](entry, 'graphql');
  };
}

/** What the log says of a call. */
interface LogEntry {
  operation: string | null;
  status?: number;
  ms?: number;
  /** The size of the answer as it was sent on. */
  bytes?: number;
  /** The class of the error, or the code of the refusal. */
  error?: string;
  cause?: string;
}

async function acceptCall(request: IncomingMessage, { settings, isTrusted }: GatewayOptions) {
  if (request.method !== 'POST') {
    throw new Refusal(405, 'METHOD_NOT_ALLOWED', 'GraphQL calls are sent with POST.');
  }
  requireSameOrigin(request, settings);
  requireContentType(request, ['application/json']);
  const call = parseCall(await readBody(request, settings.maxRequestBytes));
  if (!settings.openGateway && !isTrusted(call.query)) {
    throw new Refusal(
      403,
      'UNKNOWN_OPERATION',
      "This is not one of the app's own operations. If the app was just updated, reload the page.",
    );
  }
  return call;
}

/** Returns the number of bytes sent on. */
async function forward(
  body: string,
  backend: TransportOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const left = new AbortController();
  const leave = () => left.abort(new VisitorLeft());
  response.once('close', leave);
  try {
    return await withDeadline(backend.timeout ?? 0, left.signal, async (signal) => {
      const headers = {
        accept: ACCEPT,
        'accept-encoding': headerValue(request.headers['accept-encoding']) ?? 'identity',
        'content-type': 'application/json',
        ...backend.headers,
      };
      const answer = await post({ url: backend.url, headers, body, signal });
      const status = answer.statusCode ?? 502;
      response.writeHead(status, passedHeaders(answer));
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      await pipeline(answer, response);
      return bytes;
    });
  } finally {
    response.off('close', leave);
  }
}

/** Why a call is ended whose visitor has closed the page. */
class VisitorLeft extends Error {
  override readonly name = 'VisitorLeft';
}

function passedHeaders(answer: IncomingMessage): Record<string, string> {
  const passed = PASSED_HEADERS.flatMap((name) => {
    const value = headerOf(answer, name);
    return value === null ? [] : [[name, value]];
  });
  return {
    ...(Object.fromEntries(passed) as Record<string, string>),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}

function headerValue(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}

/** Answers so that the browser can rebuild the error; returns what to call it in the log. */
function answerError(response: ServerResponse, error: unknown): string {
  if (error instanceof Refusal) {
    if (error.status === 405) response.setHeader('allow', 'POST');
    refuse(response, error);
    return error.code;
  }
  if (error instanceof VisitorLeft) return error.name;
  const wireError = toWireError(error);
  if (!response.headersSent) response.setHeader(ERROR_HEADER, '1');
  answerJson(response, wireError.name === 'TimeoutError' ? 504 : 502, serializeError(wireError));
  return wireError.name;
}

function toWireError(error: unknown): WireError {
  return isWireError(error) ? error : new NetworkError(undefined, { cause: error });
}

/** The code that Node gives a failed connection: it names no host. */
function causeOf(error: unknown): string | undefined {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' && !(error instanceof Refusal) ? code : undefined;
}
