import { LRUCache } from 'lru-cache';
import { callHeaders } from '../callHeaders.ts';
import { post, type BackendResponse, type Post } from '../connection.ts';
import { settings } from '../settings.ts';
import { followedCookies } from './backendCookies.ts';
import { examineResponse } from './refusedResponse.ts';
import { isRenewable, renewedAfterRefusal } from './renewal.ts';
import { sessionStore } from './sessionStore.ts';
import type { Session } from './types.ts';

/** The headers of calls to the backend. */
type CallHeaders = Readonly<Record<string, string>>;

/** Sends the calls of a session, with another credential where the backend refuses its own. */
export interface SessionCalls {
  /**
   * Sends a call. One that the backend refused as a whole, by its status or by errors without data, is repeated once.
   * Cookies that the backend sets are followed.
   */
  readonly post: Post;
  /**
   * The headers to open a stream with once more whose credential was refused; null when there is no other. Undefined
   * where there will never be one.
   */
  readonly renewedHeaders?: () => Promise<CallHeaders | null>;
}

/**
 * Sessions of which the backend refused a fresh credential as well, since it refuses something that every credential of
 * this person lacks. For a while, each such call would only use up one more refresh token.
 */
const refusedAnew = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 });

/** Sessions that were renewed for a stream. Browsers open streams again by themselves, so this happens once in a while. */
const streamed = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 });

/** How calls of a session are sent. */
export function sessionCalls(session: Session): SessionCalls {
  const mayRenew = isRenewable(session);
  const headersAfterRefusal = async (isExcluded: boolean) => {
    const renewed = await renewedAfterRefusal(session, !isExcluded);
    if (!renewed || renewed.version === session.version) return null;
    return callHeaders(settings(), renewed);
  };
  return {
    post: async (request) => {
      const response = await post(request);
      await followCookies(session, response);
      // A body that is a stream has been sent, and is gone.
      if (typeof request.body !== 'string') return response;
      // Without a renewal, only a status is looked at: it costs nothing.
      const first = mayRenew ? await examineResponse(response) : byStatus(response);
      if (!first.isRefused) return first.response;
      const headers = await headersAfterRefusal(refusedAnew.has(session.id));
      if (!headers) return first.response;
      first.response.destroy();
      const repeated = await post({ ...request, headers: { ...request.headers, ...headers } });
      const second = mayRenew ? await examineResponse(repeated) : byStatus(repeated);
      if (second.isRefused) refusedAnew.set(session.id, true);
      return second.response;
    },
    ...(mayRenew && {
      renewedHeaders: () => {
        const isExcluded = streamed.has(session.id);
        streamed.set(session.id, true);
        return headersAfterRefusal(isExcluded);
      },
    }),
  };
}

function byStatus(response: BackendResponse) {
  return { response, isRefused: response.statusCode === 401 };
}

/** Keeps the cookies of a session that is one, as a browser would. */
async function followCookies(session: Session, { headers }: BackendResponse): Promise<void> {
  const { cookie } = session.credential.headers;
  const set = headers['set-cookie'];
  if (!set || session.origin.kind !== 'mutation') return;
  const followed = followedCookies(cookie, set, settings().endpoint);
  if (followed === cookie || followed === undefined) return;
  const credential = { headers: { ...session.credential.headers, cookie: followed } };
  await sessionStore().replace({ ...session, credential });
}
