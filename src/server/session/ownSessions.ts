import { createHash } from 'node:crypto';
import type { Handler } from '../handler.ts';
import { errorResponse, HttpError, jsonResponse } from '../httpError.ts';
import type { Log } from '../log.ts';
import { readBody, requireContentType } from '../requestBody.ts';
import { requireSameOrigin, type OriginSettings } from '../sameOrigin.ts';
import { sessionEvents } from '../telemetry/events.ts';
import { readSession } from './session.ts';
import { sessionStore } from './sessionStore.ts';

export interface OwnSessionsOptions {
  readonly settings: OriginSettings;
  readonly log: Log;
}

const JSON_TYPE = 'application/json';
const MAX_BODY_BYTES = 1024;

/**
 * Lists the sessions of the person who asks (GET), and ends one of them (POST with its `key`). Keys are hashes: the ids
 * of sessions stay on the server.
 */
export function createOwnSessions({ settings, log }: OwnSessionsOptions): Handler {
  return async (request) => {
    try {
      requireSameOrigin(request, settings);
      const own = await readSession(request);
      if (!own) throw new HttpError(401, 'UNAUTHENTICATED', 'Nobody is signed in.');
      const open = await sessionStore().list(own.person);
      if (request.method === 'GET') {
        const sessions = open.map(({ id, startedAt, usedAt, device }) => ({
          key: keyOf(id),
          startedAt,
          usedAt,
          device,
          isThis: id === own.id,
        }));
        return jsonResponse(200, { sessions });
      }
      const key = await keyIn(request);
      const ended = open.find(({ id }) => keyOf(id) === key);
      if (!ended) throw new HttpError(404, 'NO_SUCH_SESSION', 'This session has ended.');
      await sessionStore().end({ ...ended, person: own.person });
      sessionEvents.publish({ event: 'ended' });
      log.info({ event: 'ended' }, 'session');
      return jsonResponse(200, {});
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return errorResponse(error, error.status === 405 ? { allow: 'GET, POST' } : {});
    }
  };
}

async function keyIn(request: Request): Promise<unknown> {
  if (request.method !== 'POST')
    throw new HttpError(405, 'METHOD_NOT_ALLOWED', 'List with GET, end with POST.');
  requireContentType(request, [JSON_TYPE]);
  const body = await readBody(request, MAX_BODY_BYTES);
  try {
    return (Object(JSON.parse(body)) as { key?: unknown }).key;
  } catch {
    throw new HttpError(400, 'MALFORMED_CALL', 'The body is not JSON.');
  }
}

function keyOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 16);
}
