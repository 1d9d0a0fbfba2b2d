import type { IncomingMessage, ServerResponse } from 'node:http';
import { getIronSession } from 'iron-session';
import type { SessionOptions } from 'iron-session';
import { offeredHeaders } from './callHeaders.ts';
import { sessionSecrets } from './secret.ts';
import { settings } from './settings.ts';

/** A header that the backend knows the visitor by; its name in lower case. */
export interface Credential {
  readonly name: string;
  readonly value: string;
}

/** What is kept of a visitor: sealed into a cookie that the browser can neither read nor change. */
export interface Session {
  readonly credential?: Credential;
}

export const SESSION_COOKIE = 'frontage-session';

function optionsFor(secure: boolean): SessionOptions {
  return {
    cookieName: SESSION_COOKIE,
    password: sessionSecrets()[0],
    cookieOptions: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  };
}

/** Unsealing costs as much as all else that a call needs: what a cookie holds is known for a while. */
const unsealed = new Map<string, { readonly session: Session; readonly until: number }>();
const KNOWN_FOR = 60_000;
const MAX_KNOWN = 1_000;

/** The visitor's session; an empty one where there is none, or where it is expired or forged. */
export async function readSession(request: IncomingMessage): Promise<Session> {
  const { cookie } = request.headers;
  if (!cookie?.includes(SESSION_COOKIE)) return {};
  const known = unsealed.get(cookie);
  if (known && known.until > Date.now()) return known.session;
  const session = await unseal(request);
  if (unsealed.size >= MAX_KNOWN) unsealed.clear();
  unsealed.set(cookie, { session, until: Date.now() + KNOWN_FOR });
  return session;
}

async function unseal(request: IncomingMessage): Promise<Session> {
  try {
    const { credential } = await getIronSession<Session>(request, new Response(), optionsFor(true));
    // What may be brought is a setting, which may have changed since.
    const isOffered = credential && offeredHeaders(settings()).includes(credential.name);
    return isOffered ? { credential } : {};
  } catch {
    return {};
  }
}

/**
 * Starts a session, replacing the visitor's earlier one. `secure` keeps its cookie to HTTPS.
 *
 * @throws when the credential does not fit into a cookie
 */
export async function startSession(
  response: ServerResponse,
  credential: Credential,
  secure: boolean,
): Promise<void> {
  const session = await blankSession(response, secure);
  session.credential = credential;
  await session.save();
}

/** Ends the visitor's session. */
export async function endSession(response: ServerResponse, secure: boolean): Promise<void> {
  (await blankSession(response, secure)).destroy();
}

/** Starts from nothing, not from the request: its cookie may be damaged. */
function blankSession(response: ServerResponse, secure: boolean) {
  const nobody = new Request('http://localhost/');
  return getIronSession<{ credential?: Credential }>(nobody, response, optionsFor(secure));
}
