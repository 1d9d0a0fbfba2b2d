import type { IncomingMessage, ServerResponse } from 'node:http';
import { isWireError, NetworkError, serializeError } from '../relay/errors.ts';
import type { WireError } from '../relay/errors.ts';
import { ERROR_HEADER } from '../relay/result.ts';
import type { GraphQLRequest, TransportOptions } from '../relay/transport.ts';
import { parseCall } from './call.ts';
import { forward } from './forward.ts';
import type { Log } from './log.ts';
import { answerJson, Refusal, refuse } from './refusal.ts';
import { readBody, requireContentType } from './requestBody.ts';
import { requireSameOrigin } from './sameOrigin.ts';
import type { Settings } from './settings.ts';
import type { KindOf } from './trustedDocuments.ts';
import { VisitorLeft } from './visitor.ts';

export interface GatewayOptions {
  readonly settings: Pick<
    Settings,
    | 'maxRequestBytes'
    | 'maxStreams'
    | 'maxUploadBytes'
    | 'maxVisitorStreams'
    | 'openGateway'
    | 'origins'
    | 'subscriptionsEndpoint'
    | 'trustProxy'
  >;
  /** The kind of a document that is one of the app's own; null for any other. */
  readonly kindOf: KindOf;
  /** How to reach the backend on behalf of a visitor. */
  readonly backendFor: (request: IncomingMessage) => Promise<TransportOptions>;
  /** Who calls, as far as that can be told apart. */
  readonly visitorOf: (request: IncomingMessage) => Promise<string>;
  readonly log: Log;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const JSON_TYPE = 'application/json';
const MULTIPART_TYPE = 'multipart/form-data';

/**
 * The app's own GraphQL endpoint: takes the operations that the app was compiled with from the
 * app's own pages, adds the visitor's credentials, and streams the backend's answer as it comes.
 * What calls with files and subscriptions need is loaded with the first of them.
 */
export function createGateway(options: GatewayOptions): Handler {
  return async (request, response) => {
    const entry: LogEntry = { operation: null };
    const startedAt = performance.now();
    try {
      requirePost(request);
      requireSameOrigin(request, options.settings);
      const type = requireContentType(request, [JSON_TYPE, MULTIPART_TYPE]);
      const pass = type === JSON_TYPE ? passCall : passUpload;
      entry.bytes = await pass(options, request, response, entry);
    } catch (error) {
      entry.error = answerError(response, error);
      entry.cause = causeOf(error);
      // What is left of the call is let go: the visitor reads the answer only when all is sent.
      request.unpipe();
      request.resume();
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

/** Passes a call on; returns the size of the answer in bytes. */
type Pass = (
  options: GatewayOptions,
  request: IncomingMessage,
  response: ServerResponse,
  entry: LogEntry,
) => Promise<number>;

const passCall: Pass = async (options, request, response, entry) => {
  const { settings, backendFor } = options;
  const call = parseCall(await readBody(request, settings.maxRequestBytes));
  const kind = acceptedKind(call, options);
  entry.operation = call.operationName;
  const backend = await backendFor(request);
  if (kind === 'subscription') {
    const { passSubscription } = await import('./subscription.ts');
    const visitor = await options.visitorOf(request);
    return passSubscription(call, { ...settings, visitor }, backend, response);
  }
  const content = {
    headers: { 'content-type': JSON_TYPE },
    body: JSON.stringify(call),
    once: kind === 'mutation',
  };
  return forward(content, backend, request, response);
};

const passUpload: Pass = async (options, request, response, entry) => {
  const { readMultipart, uploadContent } = await import('./multipart.ts');
  const backend = await options.backendFor(request);
  const upload = await readMultipart(request, options.settings, (call) => {
    if (acceptedKind(call, options) !== 'mutation') {
      throw new Refusal(400, 'MALFORMED_CALL', 'Only a mutation takes files.');
    }
    entry.operation = call.operationName;
  });
  return forward(uploadContent(upload), backend, request, response);
};

function requirePost({ method }: IncomingMessage): void {
  if (method === 'POST') return;
  throw new Refusal(405, 'METHOD_NOT_ALLOWED', 'GraphQL calls are sent with POST.');
}

/** @throws {Refusal} unless the operation is one that the gateway lets through */
function acceptedKind({ query }: GraphQLRequest, { settings, kindOf }: GatewayOptions): string {
  const kind = kindOf(query) ?? (settings.openGateway ? statedKind(query) : null);
  if (kind !== null) return kind;
  throw new Refusal(
    403,
    'UNKNOWN_OPERATION',
    "This is not one of the app's own operations. If the app was just updated, reload the page.",
  );
}

/** What an unknown document says that it is: enough for whoever is developing it. */
function statedKind(query: string): string {
  return /^\s*(mutation|subscription)\b/m.exec(query)?.[1] ?? 'query';
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
