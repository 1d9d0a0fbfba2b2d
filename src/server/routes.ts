import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLRequest } from '../relay/transport.ts';
import { clientAddress } from './clientAddress.ts';
import { backendFor } from './backend.ts';
import { backendWith } from './backendWith.ts';
import { createGateway } from './gateway.ts';
import { guarded } from './guard.ts';
import type { Client, Handler, RequestHead } from './handler.ts';
import { createHealth, createReadiness } from './health.ts';
import { sendLanguage, provideCatalogues, WORDS_PATH } from './languages.ts';
import { log } from './log.ts';
import { providers } from './oidc/providers.ts';
import { providerRoutes } from './oidc/providerRoutes.ts';
import { persistedDocuments } from './persistedDocuments.ts';
import { servedRelease } from './release.ts';
import { readRetired } from './retiredDocuments.ts';
import { createOwnSessions } from './session/ownSessions.ts';
import { storageScope } from './session/personId.ts';
import { readSession, startSession } from './session/session.ts';
import { settings } from './settings.ts';
import { createSignIn, signedOutCookie } from './session/signIn.ts';
import { readSignInDescription } from './session/signInDescription.ts';
import { verifyCredential } from './session/verifyCredential.ts';
import { routeCalls } from './telemetry/events.ts';
import { trustedDocuments, type KindOf, type TrustedOperation } from './trustedDocuments.ts';

export interface RouteOptions {
  /** The app's folder. */
  readonly root: string;
  /** Whether the list of operations may change while the app runs. */
  readonly development: boolean;
}

/**
 * Handlers for everything that is neither a page nor a static file, by the path of their API route.
 *
 * @throws when a setting or a language file is missing or invalid, or when the app is not
 *   compiled
 */
export function createRoutes(options: RouteOptions): ReadonlyMap<string, Handler> {
  provideCatalogues(options.root, options);
  const anonymousBackend = () => Promise.resolve(backendWith(null));
  const release = servedRelease();
  const gateway = createGateway({
    settings: settings(),
    release,
    kindOf: readTrustedDocuments(options),
    textOf: persistedDocuments(options.root, options.development),
    backendFor,
    visitorOf,
    log: log(),
  });
  const check = readSignInCheck(options.root);
  const signIn = createSignIn({
    settings: settings(),
    backend: backendWith,
    check,
    description: readSignInDescription(options.root),
    log: log(),
  });
  const routes: ReadonlyArray<readonly [string, Handler]> = [
    ['/api/graphql', guarded(gateway)],
    ['/api/session', guarded(signIn)],
    ['/api/sessions', guarded(createOwnSessions({ settings: settings(), log: log() }))],
    ...providerRoutes({
      settings: settings(),
      providers: providers(),
      verify: (signed) => verifyCredential(backendWith(signed), check, () => {}),
      // As after any sign-in, what the browser stored while signed out is not for the next person.
      start: async (request, session) => [
        ...(await startSession(request, session, settings())),
        signedOutCookie(request, storageScope(undefined), settings()),
      ],
      log: log(),
    }).map(([path, handler]) => [path, guarded(handler)] as const),
    [WORDS_PATH, guarded(sendLanguage)],
    // Probes call under any host name, and their answers are not confidential.
    ['/api/healthz', createHealth(release)],
    ['/api/readyz', createReadiness(anonymousBackend)],
  ];
  return new Map(routes.map(([route, handler]) => [route, observed(route, handler)]));
}

/** A handler whose requests are logged, counted and traced. */
function observed(route: string, handler: Handler): Handler {
  return (request, client) =>
    routeCalls.tracePromise(() => handler(request, client), {
      route,
      request,
      startedAt: performance.now(),
    });
}

/** The person, whatever device they use; the client's address when signed out. */
async function visitorOf(request: RequestHead, client: Client): Promise<string> {
  return (await readSession(request))?.person ?? clientAddress(request, client, settings());
}

/** The query that verifies a credential at sign-in, where the schema has one. */
function readSignInCheck(root: string): GraphQLRequest | null {
  const file = join(root, 'schema', 'signInCheck.graphql');
  if (!existsSync(file)) return null;
  return { operationName: 'SignInCheck', variables: {}, query: readFileSync(file, 'utf8') };
}

function readTrustedDocuments({ root, development }: RouteOptions): KindOf {
  const file = join(root, '__generated__', 'operations.json');
  const read = () => {
    const { operations } = JSON.parse(readFileSync(file, 'utf8')) as {
      operations: TrustedOperation[];
    };
    return trustedDocuments(
      operations,
      readRetired(root).map(({ text }) => text),
    );
  };
  let kindOf = read();
  let changedAt = statSync(file).mtimeMs;
  if (!development) return kindOf;
  return (text) => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== changedAt) kindOf = read();
    changedAt = mtimeMs;
    return kindOf(text);
  };
}
