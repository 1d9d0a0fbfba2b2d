import { GraphQLResponseError, isWireError, NetworkError } from '../relay/errors.ts';
import { serializeError } from '../relay/serializeError.ts';
import type { WireError } from '../relay/errors.ts';
import { REFUSAL_HEADER, RELEASE_HEADER } from '../relay/release.ts';
import { ERROR_HEADER } from '../relay/result.ts';
import type { GraphQLRequest, OperationRequest, TransportOptions } from '../relay/transport.ts';
import { declaredName, parseRequest } from './parseRequest.ts';
import type { AdaptedCall, AdaptedRequest } from './adapt/adaptedCall.ts';
import { adaptingPost, learningOncePost } from './adapt/adaptingPost.ts';
import { post, type Post } from './connection.ts';
import { forward, type Forwarded } from './forward.ts';
import { learningPost } from './refusals/learnFromResponses.ts';
import type { VisitorsBackend } from './backend.ts';
import type { Client, Handler, RequestHead } from './handler.ts';
import { causeOf, type Log } from './log.ts';
import { errorResponse, HttpError, jsonResponse } from './httpError.ts';
import { readBody, requireContentType } from './requestBody.ts';
import { requireSameOrigin } from './sameOrigin.ts';
import { withText, type TextOf } from './persistedDocuments.ts';
import type { SessionCalls } from './session/sessionCalls.ts';
import type { Settings } from './settings.ts';
import { noteDuration } from './slowQueries.ts';
import type { KindOf } from './trustedDocuments.ts';
import { CLIENT_DISCONNECTED, ClientDisconnected } from './clientDisconnect.ts';

export interface GatewayOptions {
  readonly settings: Pick<
    Settings,
    | 'maxRequestBytes'
    | 'maxStreams'
    | 'maxUploadBytes'
    | 'maxVisitorStreams'
    | 'openGateway'
    | 'origins'
    | 'proxies'
    | 'subscriptionsEndpoint'
  >;
  /** The kind of a trusted document; null for any other document. */
  readonly kindOf: KindOf;
  /** Finds the texts of documents that pages name by their ids; none by default. */
  readonly textOf?: TextOf;
  /** Transport options for the backend, for a request's visitor. */
  readonly backendFor: (request: RequestHead) => Promise<CallersBackend>;
  /** An id of the visitor, for limits. */
  readonly visitorOf: (request: RequestHead, client: Client) => Promise<string>;
  readonly log: Log;
  /** The release that the app's pages are compared with; null in development. */
  readonly release: string | null;
}

type CallersBackend = TransportOptions &
  Partial<SessionCalls & Pick<VisitorsBackend, 'adapt' | 'caller'>>;

const JSON_TYPE = 'application/json';
const MULTIPART_TYPE = 'multipart/form-data';

/**
 * The app's GraphQL endpoint. It accepts the app's compiled operations from the app's own pages,
 * adds the visitor's credential and streams the backend's response. The code for uploads and
 * subscriptions is loaded on first use.
 */
export function createGateway(options: GatewayOptions): Handler {
  const answer = createHandler(options);
  const { release } = options;
  if (release === null) return answer;
  return async (request, client) => {
    const response = await answer(request, client);
    response.headers.set(RELEASE_HEADER, release);
    return response;
  };
}

function createHandler(options: GatewayOptions): Handler {
  return async (request, client) => {
    const { pathname: path } = new URL(request.url);
    const entry: LogEntry = { method: request.method, path, operation: null };
    const startedAt = performance.now();
    const log = (status: number) => {
      const line = { ...entry, status, ms: Math.round(performance.now() - startedAt) };
      // Who leaves a page ends what it still asks for, and what it follows: that is no fault.
      const isFault = entry.error !== undefined && entry.error !== CLIENT_DISCONNECTED;
      options.log[isFault ? 'warn' : 'info'](line, 'graphql');
    };
    try {
      requirePost(request);
      requireSameOrigin(request, options.settings);
      const type = requireContentType(request, [JSON_TYPE, MULTIPART_TYPE]);
      const forwardBody = type === JSON_TYPE ? forwardCall : forwardUpload;
      const { response, done } = await forwardBody(options, request, client, entry);
      void done
        .then(
          (bytes) => (entry.bytes = bytes),
          (error) => Object.assign(entry, describe(error)),
        )
        .then(() => log(response.status));
      return response;
    } catch (error) {
      Object.assign(entry, describe(error));
      const response = failureResponse(error);
      log(response.status);
      return response;
    }
  };
}

/** A line of the log about one call. */
interface LogEntry {
  readonly method: string;
  readonly path: string;
  operation: string | null;
  /** Bytes of the response body. */
  bytes?: number;
  /** The class of the error, or the code of an `HttpError`. */
  error?: string;
  cause?: string;
}

/** Forwards a request, and notes in the entry what it is. */
type ForwardCall = (
  options: GatewayOptions,
  request: Request,
  client: Client,
  entry: LogEntry,
) => Promise<Forwarded>;

const forwardCall: ForwardCall = async (options, request, client, entry) => {
  const { settings, backendFor } = options;
  const sent = parseRequest(await readBody(request, settings.maxRequestBytes));
  const { call: asked, kind } = requireTrustedOperation(sent, options);
  entry.operation = asked.operationName;
  const backend = await backendFor(request);
  const adapting = backend.adapt?.(asked);
  const adapted = (await adapting?.request()) ?? { request: asked };
  const call = adapted.request;
  if (kind === 'subscription') {
    const { forwardSubscription } = await import('./subscription.ts');
    const visitor = await options.visitorOf(request, client);
    return forwardSubscription(call, { ...settings, visitor }, backend, request.signal);
  }
  const content = {
    operationName: declaredName(call.query),
    headers: { 'content-type': JSON_TYPE },
    body: JSON.stringify(backend.encode?.(call) ?? call),
    ownConnection: kind === 'mutation',
  };
  const sending = postOf(backend, asked, kind, adapting && { ...adapted, call: adapting });
  const startedAt = performance.now();
  const note = () => noteDuration(asked, performance.now() - startedAt);
  const forwarded = forward(content, { ...backend, post: sending }, request, client);
  void forwarded.then(({ done }) => done).then(note, note);
  return forwarded;
};

/** Sends a call as the visitor, and learns from its response. */
function postOf(
  backend: CallersBackend,
  asked: GraphQLRequest,
  kind: string,
  adapted?: AdaptedRequest & { readonly call: AdaptedCall },
): Post {
  const { caller, post: once = post } = backend;
  const adapting = kind === 'query' ? adaptingPost : learningOncePost;
  const sending = adapted ? adapting(once, adapted.call, adapted, backend) : once;
  return caller === undefined ? sending : learningPost(sending, asked, caller);
}

const forwardUpload: ForwardCall = async (options, request, client, entry) => {
  const { readMultipart, uploadContent } = await import('./multipart.ts');
  const backend = await options.backendFor(request);
  const upload = await readMultipart(
    request,
    options.settings,
    async (sent) => {
      const { call, kind } = requireTrustedOperation(sent, options);
      if (kind !== 'mutation') {
        throw new HttpError(400, 'MALFORMED_CALL', 'Only a mutation takes files.');
      }
      entry.operation = call.operationName;
      return (await backend.adapt?.(call).request())?.request ?? call;
    },
    backend.encode,
  );
  return forward(uploadContent(upload), backend, request, client);
};

function requirePost({ method }: Request): void {
  if (method === 'POST') return;
  throw new HttpError(405, 'METHOD_NOT_ALLOWED', 'GraphQL calls are sent with POST.');
}

/**
 * A request with its document's text, and the kind of its operation.
 *
 * @throws {HttpError} unless the operation is trusted, or the gateway is open
 */
function requireTrustedOperation(
  sent: OperationRequest,
  { settings, kindOf, textOf = () => null }: GatewayOptions,
): { call: GraphQLRequest; kind: string } {
  const call = withText(sent, textOf);
  const declared = call && settings.openGateway ? declaredKind(call.query) : null;
  const kind = call && (kindOf(call.query) ?? declared);
  if (call && kind !== null) return { call, kind };
  throw new HttpError(
    403,
    UNKNOWN_OPERATION,
    "This is not one of the app's own operations. If the app was just updated, reload the page.",
  );
}

/** The kind that an untrusted document declares; precise enough for development. */
function declaredKind(query: string): string {
  return /^\s*(mutation|subscription)\b/m.exec(query)?.[1] ?? 'query';
}

const UNKNOWN_OPERATION = 'UNKNOWN_OPERATION';

/** Further headers of errors, by their codes. */
const ERROR_HEADERS: Readonly<Record<string, Record<string, string> | undefined>> = {
  METHOD_NOT_ALLOWED: { allow: 'POST' },
  // A balancer of connections may give the next one to an instance of another release.
  [UNKNOWN_OPERATION]: { [REFUSAL_HEADER]: '1', connection: 'close' },
};

/** An error in the form that the browser deserialises. */
function failureResponse(error: unknown): Response {
  if (error instanceof HttpError) return errorResponse(error, ERROR_HEADERS[error.code]);
  // Of a role: what the backend answers is not read here.
  if (error instanceof GraphQLResponseError)
    return jsonResponse(error.status, { errors: error.errors });
  const wireError = toWireError(error);
  const status = wireError.name === 'TimeoutError' ? 504 : 502;
  return jsonResponse(status, serializeError(wireError), { [ERROR_HEADER]: '1' });
}

/** What the log says of an error. */
function describe(error: unknown): Pick<LogEntry, 'error' | 'cause'> {
  if (error instanceof HttpError) return { error: error.code };
  if (error instanceof GraphQLResponseError) return { error: error.codes.join(' ') };
  const { name } = error instanceof ClientDisconnected ? error : toWireError(error);
  const isKnown = isWireError(error) || error instanceof ClientDisconnected;
  return { error: name, cause: codeOf(error) ?? (isKnown ? undefined : causeOf(error)) };
}

/** Of a defect of the app, too, it is not known whether the backend had the call. */
function toWireError(error: unknown): WireError {
  return isWireError(error) ? error : new NetworkError(undefined, { cause: error });
}

/** Node's code of a connection error, which contains no host name. */
function codeOf(error: unknown): string | undefined {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
