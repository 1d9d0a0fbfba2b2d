import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import type { Handler } from '../../../src/server/handler.ts';
import { createRoutes } from '../../../src/server/routes.ts';
import { startBackend } from '../../relay/rawBackend.ts';
import { startApp } from '../appServer.ts';
import { BACKEND_AUDIENCE, CLIENT_ID, CLIENT_SECRET } from './providerContract.ts';
import { startTestProvider, type TestProvider } from './testProvider.ts';
import { VisitorBrowser } from './visitorBrowser.ts';

export interface AppWithProvider {
  readonly origin: string;
  readonly provider: TestProvider;
  /** The tokens that the backend was sent. */
  readonly tokens: string[];
  /** Signs a new browser in. */
  readonly signIn: (account: string, returnTo?: string) => Promise<VisitorBrowser>;
  /** The status of a call to the gateway. */
  readonly call: (browser: VisitorBrowser) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an OpenID Connect provider, a backend that takes its access tokens only, and the routes of an app with both.
 *
 * @param lifetime seconds that an access token lives
 */
export async function startAppWithProvider(lifetime: number): Promise<AppWithProvider> {
  let routes: ReadonlyMap<string, Handler> = new Map();
  const app = await startApp(async (request, client) => {
    const handler = routes.get(new URL(request.url).pathname);
    return handler ? handler(request, client) : new Response('a page');
  });
  const provider = await startTestProvider(
    {
      callback: `${app.origin}/api/session/callback`,
      signedOut: `${app.origin}/sign-in`,
      backChannel: `${app.origin}/api/session/back-channel`,
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
    FRONTAGE_REVOCATIONS: mkdtempSync(join(tmpdir(), 'frontage-sessions-')),
    FRONTAGE_SECRET: 'a secret that is only for these tests and long enough',
    GRAPHQL_ENDPOINT: backend.url,
    OIDC_AUDIENCE: BACKEND_AUDIENCE,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_ISSUER: provider.issuer,
  });
  routes = createRoutes({ root: process.cwd(), development: false });
  return {
    origin: app.origin,
    provider,
    tokens,
    async signIn(account, returnTo = '/orders') {
      await provider.behave({ account });
      const browser = new VisitorBrowser();
      await browser.open(beginning(app.origin, returnTo));
      return browser;
    },
    async call(browser) {
      const response = await browser.send(new URL('/api/graphql', app.origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: app.origin },
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
