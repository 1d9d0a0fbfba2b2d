import { buildEndSessionUrl } from 'openid-client';
import { withBasePath } from '../../address/basePath.ts';
import type { Handler, RequestHead } from '../handler.ts';
import { UNCACHED_HEADERS } from '../httpError.ts';
import type { Log } from '../log.ts';
import { SIGN_IN_PATH } from '../returnPath.ts';
import type { OriginSettings } from '../sameOrigin.ts';
import { forwardedSession } from '../session/forwardedSession.ts';
import type { SessionOrigin } from '../session/types.ts';
import { settings } from '../settings.ts';
import { appAddress } from './appAddress.ts';
import { redirect } from './beginSignIn.ts';
import type { Provider } from './provider.ts';
import { providerProblem } from './providerProblem.ts';
import { openCookies, removeCookies, sealCookie } from './sealedCookie.ts';

/** Where a person who signs out is led, on the way to their provider. */
export const LEAVE_PATH = '/api/session/leave';

const COOKIE = 'frontage-leaving';
const MAX_AGE_S = 60;

/** What fits into one cookie after sealing. */
const MAX_HINT_LENGTH = 2_700;

/**
 * Remembers, for the next request, which provider somebody who signed out here is to be signed out of.
 *
 * @returns values of `Set-Cookie`; null where a session began here, and ends here
 */
export async function leavingCookies(
  request: RequestHead,
  origin: SessionOrigin,
  origins: OriginSettings,
): Promise<readonly string[] | null> {
  if (origin.kind === 'proxy') return settings().signOutAddress === null ? null : [];
  if (origin.kind !== 'provider') return null;
  const { provider, idToken = '' } = origin;
  const content = { provider, ...(idToken.length <= MAX_HINT_LENGTH && { idToken }) };
  return [await sealCookie(request, { name: COOKIE, content, seconds: MAX_AGE_S }, origins)];
}

/**
 * Signs a person who signed out here out of their provider (OpenID Connect RP-Initiated Logout 1.0). It leads there
 * by `Refresh` and not by a redirect: this is the response to a form, whose redirects `form-action` of the content
 * security policy keeps to the app. Who was signed in by a proxy is led to where that signs out. A provider that is away, or cannot do it, keeps nobody from signing out here.
 */
export function createLeaveProvider({
  providers,
  settings: origins,
  log,
}: {
  readonly providers: readonly Provider[];
  readonly settings: OriginSettings;
  readonly log: Log;
}): Handler {
  return async (request) => {
    const cookies = removeCookies(request, COOKIE);
    const [leaving] = await openCookies(request, COOKIE);
    const provider = providers.find(({ settings: { name } }) => name === leaving?.provider);
    const end = provider
      ? await endSessionAddress(provider, leaving?.idToken)
      : forwardedSession(request) && settings().signOutAddress;
    if (!end) return redirect(withBasePath(SIGN_IN_PATH), cookies);
    const headers = new Headers({ ...UNCACHED_HEADERS, refresh: `0; url=${end}` });
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return new Response('…', { headers });

    async function endSessionAddress(left: Provider, idToken: unknown): Promise<string | null> {
      try {
        const configuration = await left.configuration();
        if (!configuration.serverMetadata().end_session_endpoint) return null;
        return buildEndSessionUrl(configuration, {
          post_logout_redirect_uri: appAddress(request, SIGN_IN_PATH, origins).href,
          ...(typeof idToken === 'string' && idToken !== '' && { id_token_hint: idToken }),
        }).href;
      } catch (failure) {
        const { error, cause } = providerProblem(failure);
        const { name } = left.settings;
        log.warn({ event: 'leave', provider: name, error: error.code, cause }, 'session');
        return null;
      }
    }
  };
}
