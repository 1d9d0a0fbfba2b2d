import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import type { Handler } from '../../../src/server/handler.ts';
import { createRoutes } from '../../../src/server/routes.ts';
import { startBackend } from '../../relay/rawBackend.ts';
import { startApp, type RunningApp } from '../appServer.ts';
import { BACKEND_AUDIENCE, CLIENT_ID, CLIENT_SECRET } from './providerContract.ts';
import { startTestProvider, type TestProvider } from './testProvider.ts';
import { VisitorBrowser } from './visitorBrowser.ts';

export interface AppWithProvider {
  /** The app's address, as visitors write it. */
  readonly origin: string;
  /** Where its server listens. */
  readonly server: string;
  readonly provider: TestProvider;
  /** The tokens that the backend was sent. */
  readonly tokens: string[];
  /** Signs a new browser in. */
  readonly signIn: (account: string, returnTo?: string) => Promise<VisitorBrowser>;
  /** The status of a call to the gateway. */
  readonly call: (browser: VisitorBrowser) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** How an app is served. */
export interface Deployment {
  /** Starts its server. */
  readonly start: () => Promise<RunningApp>;
  /** The app's address, as visitors write it; at the server itself unless it is said. */
  readonly address?: string;
  /** Settings of the environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Starts an OpenID Connect provider, a backend that takes its access tokens only, and the routes of an app with both.
 *
 * @param lifetime seconds that an access token lives
 * @param deployment another server than one of the routes alone
 */
export async function startAppWithProvider(
  lifetime: number,
  deployment: Deployment = { start: startRoutes },
): Promise<AppWithProvider> {
  const app = await deployment.start();
  const address = deployment.address ?? app.origin;
  const provider = await startTestProvider(
    {
      callback: `${address}/api/session/callback`,
      signedOut: `${address}/sign-in`,
      backChannel: `${address}/api/session/back-channel`,
    },
    lifetime,
  );
  const tokens: string[] = [];
  const backend = await startBackend((request, response) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    tokens.push(token);
    answer(token, request, response);
  });
  Object.assign(process.env, {
    FRONTAGE_LOG_LEVEL: 'silent',
    FRONTAGE_OPEN_GATEWAY: '1',
    FRONTAGE_SESSIONS: mkdtempSync(join(tmpdir(), 'frontage-sessions-')),
    FRONTAGE_SECRET: 'a secret that is only for these tests and long enough',
    GRAPHQL_ENDPOINT: backend.url,
    OIDC_AUDIENCE: BACKEND_AUDIENCE,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_ISSUER: provider.issuer,
    ...deployment.environment,
  });
  return {
    origin: address,
    server: app.origin,
    provider,
    tokens,
    async signIn(account, returnTo = '/orders') {
      await provider.behave({ account });
      const browser = new VisitorBrowser();
      await browser.open(beginning(address, returnTo));
      return browser;
    },
    async call(browser) {
      const response = await browser.send(new URL(`${address}/api/graphql`), {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: new URL(address).origin },
        body: JSON.stringify({
          operationName: 'Q',
          variables: {},
          query: 'query Q { __typename }',
        }),
      });
      await response.text();
      return response.status;
    },
    async stop() {
      provider.stop();
      await Promise.all([app.close(), backend.close()]);
    },
  };
}

/** Serves the app's routes, which are made of the environment when the first of them is asked for. */
function startRoutes(): Promise<RunningApp> {
  let routes: ReadonlyMap<string, Handler> | undefined;
  return startApp(async (request, client) => {
    routes ??= createRoutes({ root: process.cwd(), development: false });
    const handler = routes.get(new URL(request.url).pathname);
    return handler ? handler(request, client) : new Response('a page');
  });
}

/** The address behind the button of the sign-in screen. */
export function beginning(origin: string, returnTo: string): string {
  return `${origin}/api/session/provider?${new URLSearchParams({ provider: 'default', returnTo })}`;
}

function answer(token: string, _request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  if (isValid(token)) return void response.end('{"data":{"__typename":"Query"}}');
  response.statusCode = 401;
  response.end('{"errors":[{"message":"Who is it?","extensions":{"code":"UNAUTHENTICATED"}}]}');
}

function isValid(token: string): boolean {
  if (token === '') return false;
  const { aud, exp = 0 } = decodeJwt(token);
  return aud === BACKEND_AUDIENCE && exp * 1_000 > Date.now();
}
