import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusalResponse } from './guard.ts';
import { HttpError } from './httpError.ts';
import { requestHead, sendResponse } from './nodeHandler.ts';
import { log } from './log.ts';
import { requireKnownHost } from './ownHost.ts';
import { readSession, renewedCookies } from './session/session.ts';
import { settings } from './settings.ts';
import { servedPages } from './telemetry/events.ts';

/**
 * Checks a page's request and keeps its session alive. A page does this itself, because Next.js runs
 * nothing of the app before a page but a proxy, which would hold each upload in memory, and cut it
 * at 10 MB.
 *
 * @returns whether to render the page; if not, the response is sent
 */
export async function acceptPageRequest(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const head = requestHead(request);
  try {
    requireKnownHost(head, settings());
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await sendResponse(refusalResponse(error, head), response);
    return false;
  }
  // A credential that is about to expire is renewed now, since the page is about to use it.
  await readSession(head);
  for (const cookie of await renewedCookies(head, settings()))
    response.appendHeader('set-cookie', cookie);
  return true;
}

/**
 * Logs a page's request when its response is sent, and tells of it.
 *
 * @param route the page's pattern
 */
export function watchPageRequest(
  { method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
  route: string,
): void {
  const startedAt = performance.now();
  // Parameters may be private: searches, filters, and the keys of what they name.
  const [path] = url.split('?');
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response;
    const ms = Math.round(performance.now() - startedAt);
    const page = { method, path, route, status, ms, aborted: !writableFinished };
    servedPages.publish(page);
    // Next.js's development server prints a line of its own.
    const level = process.env.NODE_ENV === 'development' ? 'debug' : 'info';
    log()[level]({ method, path, status, ms, ...(page.aborted && { aborted: true }) }, 'page');
  });
}
