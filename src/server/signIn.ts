import type { IncomingMessage, ServerResponse } from 'node:http';
import { accessProblemOf } from '../relay/errorCodes.ts';
import { GraphQLResponseError, isWireError, ResponseError } from '../relay/errors.ts';
import { SIGNED_OUT_COOKIE, signedOutScopes } from '../storage/signedOut.ts';
import { somethingToShow } from '../relay/result.ts';
import { send } from '../relay/transport.ts';
import type { GraphQLRequest, TransportOptions } from '../relay/transport.ts';
import { offeredHeaders } from './callHeaders.ts';
import { credentialFrom } from './credential.ts';
import type { Handler } from './gateway.ts';
import type { Log } from './log.ts';
import { answerJson, Refusal, refuse } from './refusal.ts';
import { readBody, requireContentType } from './requestBody.ts';
import { safeReturnPath } from './returnPath.ts';
import { isSecure, requireSameOrigin, type OriginSettings } from './sameOrigin.ts';
import { storageScope } from './person.ts';
import { endSession, readSession, startSession } from './session.ts';
import type { Credential } from './session.ts';
import type { Settings } from './settings.ts';
import { SignInTries } from './tries.ts';

export interface SignInOptions {
  readonly settings: Pick<
    Settings,
    'headers' | 'origins' | 'proxies' | 'signInHeaders' | 'trustProxy'
  >;
  /** How to reach the backend with a credential. */
  readonly backend: (credential: Credential) => TransportOptions;
  /** A question that a backend answers only to whom it knows; null where the schema has none. */
  readonly check: GraphQLRequest | null;
  readonly log: Log;
}

/** Where the sign-in screen is. */
const SIGN_IN_PATH = '/sign-in';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_BODY_BYTES = 16 * 1024;

/** Milliseconds that checking a token may take where no time-out is configured: a person waits. */
const SIGN_IN_TIMEOUT_MS = 15_000;

/** Milliseconds that reading something may take before a person is let in without it. */
const PATIENCE_WITH_QUESTION = 3_000;

/** The cheapest question there is; who may not ask it is not signed in. */
const GREETING = { operationName: 'SignIn', variables: {}, query: 'query SignIn { __typename }' };

/**
 * Signs in and out. A POST with `credential` and `returnTo` signs in, one with `action=sign-out` or
 * a DELETE signs out, one with `action=sign-out-everywhere` ends all sessions of the person. It takes forms, which it answers with a redirect so that signing in needs no
 * JavaScript, and JSON, which it answers with JSON.
 */
export function createSignIn(options: SignInOptions): Handler {
  const tries = new SignInTries();
  return async (request, response) => {
    let reply: Reply = replyByJson;
    let event = 'refused';
    let returnTo = '/';
    try {
      requireSameOrigin(request, options.settings);
      const fields = await fieldsOf(request);
      if (fields.isForm) reply = replyByRedirect;
      returnTo = safeReturnPath(fields.values.returnTo);
      const { action } = fields.values;
      if (action === 'sign-out' || action === 'sign-out-everywhere') {
        const everywhere = action === 'sign-out-everywhere';
        await signOut(request, response, { everywhere, origins: options.settings });
        event = everywhere ? 'signed out everywhere' : 'signed out';
        returnTo = SIGN_IN_PATH;
      } else {
        const credential = credentialFrom(
          fields.values.credential,
          offeredHeaders(options.settings),
        );
        const takeBack = tries.begin(request, options.settings);
        await check(options.backend(credential), options.check, takeBack);
        await startSession(request, response, credential, options.settings);
        // What was kept while nobody was signed in must not be there for the next person.
        haveClearedUp(request, response, storageScope(undefined), options.settings);
        event = 'signed in';
      }
      reply(response, returnTo, null);
      options.log.info({ event }, 'session');
    } catch (error) {
      const refusal = error instanceof Refusal ? error : INTERNAL;
      reply(response, returnTo, refusal);
      const cause = refusal === INTERNAL && error instanceof Error ? error.message : undefined;
      options.log.warn({ event, error: refusal.code, cause }, 'session');
    }
  };
}

const INTERNAL = new Refusal(500, 'INTERNAL', 'Signing in failed; the log of the app says why.');

/** How long a browser is asked to clear up after who has signed out: for as long as it keeps anything. */
const CLEARING_UP = 14 * 24 * 60 * 60;

/** Ends the session, and says to the browser whose storage it is to clear. */
async function signOut(
  request: IncomingMessage,
  response: ServerResponse,
  { everywhere, origins }: { readonly everywhere: boolean; readonly origins: OriginSettings },
): Promise<void> {
  const { credential } = await readSession(request);
  await endSession(request, response, { everywhere });
  if (credential) haveClearedUp(request, response, storageScope(credential), origins);
}

/** Has the browser forget what it keeps under a name, besides those that it was asked to forget before. */
function haveClearedUp(
  request: IncomingMessage,
  response: ServerResponse,
  scope: string,
  origins: OriginSettings,
): void {
  const earlier = signedOutScopes(request.headers.cookie ?? '');
  const names = [...new Set([...earlier, scope])].slice(-20).join('.');
  const secure = isSecure(request, origins) ? '; Secure' : '';
  response.appendHeader(
    'set-cookie',
    `${SIGNED_OUT_COOKIE}=${names}; Path=/; Max-Age=${CLEARING_UP}; SameSite=Lax${secure}`,
  );
}

/**
 * Many backends greet whoever asks, and look at a token only when something is read: so something is.
 * What else may be wrong with that is no reason to keep anybody out.
 *
 * @param wasNoGuess is called when the backend did not refuse the credential
 * @throws {Refusal} unless the backend takes the credential
 */
async function check(
  backend: TransportOptions,
  question: GraphQLRequest | null,
  wasNoGuess: () => void,
): Promise<void> {
  const options = { ...backend, timeout: backend.timeout || SIGN_IN_TIMEOUT_MS };
  const asked =
    question &&
    send(question, { ...options, timeout: PATIENCE_WITH_QUESTION }).then(somethingToShow);
  const answers = await Promise.allSettled([send(GREETING, options), asked]);
  const [greeting, answer] = answers.map((settled) =>
    settled.status === 'rejected' ? (settled.reason as unknown) : null,
  );
  if (isRefused(greeting) || isUnknown(answer)) {
    throw new Refusal(401, 'CREDENTIAL_REFUSED', 'The backend does not accept this token.');
  }
  wasNoGuess();
  if (greeting === null) return;
  if (!isWireError(greeting)) throw greeting;
  throw new Refusal(502, 'BACKEND_UNAVAILABLE', 'The backend could not be asked about the token.');
}

/** Nothing but the credential can be wrong with so simple a question as a greeting. */
function isRefused(error: unknown): boolean {
  if (error instanceof GraphQLResponseError) return error.status < 500;
  return error instanceof ResponseError && [400, 401, 403].includes(error.status);
}

/** Whether the backend says that it does not know who asks; whom it knows may be forbidden to. */
function isUnknown(error: unknown): boolean {
  if (error instanceof GraphQLResponseError)
    return error.status === 401 || accessProblemOf(error.codes) === 'unauthenticated';
  return error instanceof ResponseError && error.status === 401;
}

interface Fields {
  readonly isForm: boolean;
  readonly values: { readonly credential?: unknown; returnTo?: unknown; action?: unknown };
}

async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  if (request.method === 'DELETE') return { isForm: false, values: { action: 'sign-out' } };
  if (request.method !== 'POST') {
    throw new Refusal(405, 'METHOD_NOT_ALLOWED', 'Sign in with POST, sign out with DELETE.');
  }
  const isForm = requireContentType(request, [JSON_TYPE, FORM_TYPE]) === FORM_TYPE;
  const body = await readBody(request, MAX_BODY_BYTES);
  return { isForm, values: isForm ? Object.fromEntries(new URLSearchParams(body)) : parsed(body) };
}

function parsed(body: string): Fields['values'] {
  try {
    return Object(JSON.parse(body)) as Fields['values'];
  } catch {
    throw new Refusal(400, 'MALFORMED_CALL', 'The body is not JSON.');
  }
}

type Reply = (response: ServerResponse, returnTo: string, refusal: Refusal | null) => void;

const replyByJson: Reply = (response, returnTo, refusal) => {
  if (refusal?.status === 405) response.setHeader('allow', 'POST, DELETE');
  if (refusal) refuse(response, refusal);
  else answerJson(response, 200, { returnTo });
};

const replyByRedirect: Reply = (response, returnTo, refusal) => {
  const query = new URLSearchParams({ problem: refusal?.code ?? '', returnTo });
  const location = refusal ? `${SIGN_IN_PATH}?${query.toString()}` : returnTo;
  const headers = { location, 'cache-control': 'no-store' };
  if (!refusal || refusal.retryAfter === null) response.writeHead(303, headers).end();
  else {
    // Whoever counts on redirects sees the true status; a browser goes on to where a person reads it.
    const retry = { 'retry-after': String(refusal.retryAfter), refresh: `0; url=${location}` };
    const type = { 'content-type': 'text/plain; charset=utf-8' };
    response.writeHead(refusal.status, { ...headers, ...retry, ...type }).end(refusal.message);
  }
};
