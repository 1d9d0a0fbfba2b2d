import type { IncomingMessage } from 'node:http';
import { callHeaders } from '../callHeaders.ts';
import { post, type PostRequest } from '../connection.ts';
import { settings } from '../settings.ts';
import { followedCookies } from './backendCookies.ts';
import { renewedAfterRefusal } from './renewal.ts';
import { sessionStore } from './sessionStore.ts';
import type { Session } from './types.ts';

/** Sends calls to the backend. */
export type Post = (request: PostRequest) => Promise<IncomingMessage>;

/**
 * Sends calls with a session's credential. Cookies that the backend sets are followed. A call that
 * it refused as a whole (401), before it was executed, is repeated once with a renewed credential,
 * where there is one.
 */
export function sessionPost(session: Session): Post {
  return async (request) => {
    const answer = await post(request);
    await followCookies(session, answer);
    // A body that is a stream has been sent, and is gone.
    if (answer.statusCode !== 401 || typeof request.body !== 'string') return answer;
    const renewed = await renewedAfterRefusal(session);
    if (!renewed || renewed.version === session.version) return answer;
    answer.destroy();
    return post({
      ...request,
      headers: { ...request.headers, ...callHeaders(settings(), renewed) },
    });
  };
}

/** Keeps the cookies of a session that is one, as a browser would. */
async function followCookies(session: Session, { headers }: IncomingMessage): Promise<void> {
  const { cookie } = session.credential.headers;
  const set = headers['set-cookie'];
  if (!set || session.origin.kind !== 'mutation') return;
  const followed = followedCookies(cookie, set, settings().endpoint);
  if (followed === cookie || followed === undefined) return;
  const credential = { headers: { ...session.credential.headers, cookie: followed } };
  await sessionStore().replace({ ...session, credential });
}
