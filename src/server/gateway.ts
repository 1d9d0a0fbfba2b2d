import type { IncomingMessage, ServerResponse } from 'node:http';
import { isWireError, NetworkError, serializeError } from '../relay/errors.ts';
import type { WireError } from '../relay/errors.ts';
import { ERROR_HEADER } from '../relay/result.ts';
import type { GraphQLRequest, TransportOptions } from '../relay/transport.ts';
import { parseRequest } from './parseRequest.ts';
import { forward } from './forward.ts';
import type { Log } from './log.ts';
import { sendJson, HttpError, sendError } from './httpError.ts';
import { readBody, requireContentType } from './requestBody.ts';
import { requireSameOrigin } from './sameOrigin.ts';
import type { Settings } from './settings.ts';
import type { KindOf } from './trustedDocuments.ts';
import { ClientDisconnected } from './clientDisconnect.ts';

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
  /** The kind of a trusted document; null for any other document. */
  readonly kindOf: KindOf;
  /** Transport options for the backend, for a request's visitor. */
  readonly backendFor: (request: IncomingMessage) => Promise<TransportOptions>;
  /** An id of the visitor, for limits. */
  readonly visitorOf: (request: IncomingMessage) => Promise<string>;
  readonly log: Log;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const JSON_TYPE = 'application/json';
const MULTIPART_TYPE = 'multipart/form-data';

/**
 * The app's GraphQL endpoint. It accepts the app's compiled operations from the app's own pages,
 * adds the visitor's credential and streams the backend's response. The code for uploads and
 * subscriptions is loaded on first use.
 */
export function createGateway(options: GatewayOptions): Handler {
  return async (request, response) => {
    const entry: LogEntry = { operation: null };
    const startedAt = performance.now();
    try {
      requirePost(request);
      requireSameOrigin(request, options.settings);
      const type = requireContentType(request, [JSON_TYPE, MULTIPART_TYPE]);
      const forwardBody = type === JSON_TYPE ? forwardCall : forwardUpload;
      entry.bytes = await forwardBody(options, request, response, entry);
    } catch (error) {
      entry.error = sendFailure(response, error);
      entry.cause = causeOf(error);
      // The rest of the request is read and dropped: some clients read the response only after they
      // have sent everything.
      request.unpipe();
      request.resume();
    }
    entry.status = response.statusCode;
    entry.ms = Math.round(performance.now() - startedAt);
    options.log[entry.error ? 'warn' : 'info'](entry, 'graphql');
  };
}

/** A line of the log about one call. */
interface LogEntry {
  operation: string | null;
  status?: number;
  ms?: number;
  /** Bytes of the response body. */
  bytes?: number;
  /** The class of the error, or the code of an `HttpError`. */
  error?: string;
  cause?: string;
}

/** Forwards a request. @returns the size of the response in bytes */
type ForwardCall = (
  options: GatewayOptions,
  request: IncomingMessage,
  response: ServerResponse,
  entry: LogEntry,
) => Promise<number>;

const forwardCall: ForwardCall = async (options, request, response, entry) => {
  const { settings, backendFor } = options;
  const call = parseRequest(await readBody(request, settings.maxRequestBytes));
  const kind = requireTrustedOperation(call, options);
  entry.operation = call.operationName;
  const backend = await backendFor(request);
  if (kind === 'subscription') {
    const { forwardSubscription } = await import('./subscription.ts');
    const visitor = await options.visitorOf(request);
    return forwardSubscription(call, { ...settings, visitor }, backend, response);
  }
  const content = {
    headers: { 'content-type': JSON_TYPE },
    body: JSON.stringify(call),
    once: kind === 'mutation',
  };
  return forward(content, backend, request, response);
};

const forwardUpload: ForwardCall = async (options, request, response, entry) => {
  const { readMultipart, uploadContent } = await import('./multipart.ts');
  const backend = await options.backendFor(request);
  const upload = await readMultipart(request, options.settings, (call) => {
    if (requireTrustedOperation(call, options) !== 'mutation') {
      throw new HttpError(400, 'MALFORMED_CALL', 'Only a mutation takes files.');
    }
    entry.operation = call.operationName;
  });
  return forward(uploadContent(upload), backend, request, response);
};

function requirePost({ method }: IncomingMessage): void {
  if (method === 'POST') return;
  throw new HttpError(405, 'METHOD_NOT_ALLOWED', 'GraphQL calls are sent with POST.');
}

/**
 * The kind of a request's operation.
 *
 * @throws {HttpError} unless the operation is trusted, or the gateway is open
 */
function requireTrustedOperation(
  { query }: GraphQLRequest,
  { settings, kindOf }: GatewayOptions,
): string {
  const kind = kindOf(query) ?? (settings.openGateway ? declaredKind(query) : null);
  if (kind !== null) return kind;
  throw new HttpError(
    403,
    'UNKNOWN_OPERATION',
    "This is not one of the app's own operations. If the app was just updated, reload the page.",
  );
}

/** The kind that an untrusted document declares; precise enough for development. */
function declaredKind(query: string): string {
  return /^\s*(mutation|subscription)\b/m.exec(query)?.[1] ?? 'query';
}

/** Sends an error in the form that the browser deserialises. @returns its name for the log */
function sendFailure(response: ServerResponse, error: unknown): string {
  if (error instanceof HttpError) {
    if (error.status === 405) response.setHeader('allow', 'POST');
    sendError(response, error);
    return error.code;
  }
  if (error instanceof ClientDisconnected) return error.name;
  const wireError = toWireError(error);
  if (!response.headersSent) response.setHeader(ERROR_HEADER, '1');
  sendJson(response, wireError.name === 'TimeoutError' ? 504 : 502, serializeError(wireError));
  return wireError.name;
}

function toWireError(error: unknown): WireError {
  return isWireError(error) ? error : new NetworkError(undefined, { cause: error });
}

/** Node's code of a connection error, which contains no host name. */
function causeOf(error: unknown): string | undefined {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' && !(error instanceof HttpError) ? code : undefined;
}
