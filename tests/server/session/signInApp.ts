import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callHeaders } from '../../../src/server/callHeaders.ts';
import { nodeHttpClient } from '../../../src/server/connection.ts';
import { readSession } from '../../../src/server/session/session.ts';
import { createSignIn } from '../../../src/server/session/signIn.ts';
import { readFormState } from '../../../src/server/session/signInForm.ts';
import { settings } from '../../../src/server/settings.ts';
import { memoryLog, startApp } from '../appServer.ts';
import { startAuthBackend, type AuthResolver } from './authBackend.ts';

// Every run has the same date: what one before has ended would be over for this one.
process.env.FRONTAGE_SESSIONS = mkdtempSync(join(tmpdir(), 'frontage-sessions-'));

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * An app that people sign in to by the mutations of a backend.
 *
 * @param root resolvers by root field
 */
export async function startSignInApp(
  mutations: string,
  root: Readonly<Record<string, AuthResolver>>,
  { types = '', onCall }: { types?: string; onCall?: Parameters<typeof startAuthBackend>[2] } = {},
) {
  const sdl = `type Query { films: [Film!]! }  type Film { id: ID!  title: String }  type Mutation { ${mutations} }  ${types}`;
  const backend = await startAuthBackend(sdl, root, onCall);
  const logged = memoryLog();
  const signIn = createSignIn({
    settings: { ...settings(), endpoint: backend.url },
    backend: (signed) => ({
      url: backend.url,
      headers: callHeaders(settings(), signed),
      httpClient: nodeHttpClient,
    }),
    check: null,
    description: backend.description,
    log: logged.log,
  });
  const app = await startApp(signIn);
  return {
    backend,
    logged,
    /** Sends a form, as a browser without JavaScript does. */
    submit: (fields: Record<string, string>, cookie = '') =>
      fetch(`${app.origin}/api/session`, {
        method: 'POST',
        headers: { ...FORM, ...(cookie && { cookie }) },
        body: new URLSearchParams(fields).toString(),
        redirect: 'manual',
      }),
    close: () => Promise.all([backend.close(), app.close()]),
  };
}

export type SignInApp = Awaited<ReturnType<typeof startSignInApp>>;

/** The cookies that a response sets, as a browser sends them. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export function requestWith(cookie: string): Request {
  return new Request('http://localhost', { headers: { cookie } });
}

export const sessionOf = (response: Response) => readSession(requestWith(cookiesOf(response)));
export const formOf = (response: Response) => readFormState(requestWith(cookiesOf(response)));
