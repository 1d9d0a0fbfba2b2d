import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusalResponse } from './guard.ts';
import { HttpError } from './httpError.ts';
import { requestHead, sendResponse } from './nodeHandler.ts';
import { requireKnownHost } from './ownHost.ts';
import { renewSession } from './session.ts';
import { settings } from './settings.ts';

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
  const renewed = await renewSession(head, settings());
  if (renewed) response.appendHeader('set-cookie', renewed);
  return true;
}
