import { LRUCache } from 'lru-cache';
import type { Person, ViewerDefinition } from '../address/viewer.ts';
import { createEnvironment } from '../relay/environment.ts';
import { GraphQLResponseError, ResponseError } from '../relay/errors.ts';
import type { HandOver } from '../relay/handOver.ts';
import type { LocalKeys } from '../relay/identity.ts';
import { readViewer, takeViewer, viewerOperation } from '../relay/viewer.ts';
import { jsonHash } from './hashes.ts';
import { log } from './log.ts';
import { fetchHandOver, type PageTransport } from './prepare.ts';

/** Who is signed in, and the response that says so, for the browser; both null when nobody is. */
export interface Viewer {
  readonly person: Person | null;
  readonly handOver: HandOver | null;
}

/** Milliseconds that a response is used for: pages that follow each other ask once. */
const FRESH_MS = 30_000;

/** Milliseconds that a page waits for who is signed in, once it has its own queries. */
const VIEWER_TIMEOUT_MS = 1_000;

const NOBODY: Viewer = { person: null, handOver: null };

/** A call that pages of the same person share. */
interface SharedCall {
  readonly viewer: Promise<Viewer>;
  readonly ending: AbortController;
  /** How many visitors it is for, who have not left. */
  visitors: number;
}

const shared = new LRUCache<string, SharedCall>({ max: 1_000, ttl: FRESH_MS });

export interface ViewerQuery {
  readonly definition: ViewerDefinition;
  /** The types whose ids are unique among their own records only. */
  readonly localKeys: LocalKeys;
}

/**
 * Asks who is signed in, or takes the response of a moment ago. It never rejects: a response that does not come or cannot
 * be read is nobody.
 *
 * @param calls how the backend is called for this visitor; their headers tell visitors apart. When the signals of all
 *   whom a call is for are aborted, it ends
 * @param session the id of the visitor's session, if there is one
 */
export function loadViewer(
  query: ViewerQuery,
  calls: PageTransport,
  session: string | undefined,
): Promise<Viewer> {
  const key = keyOf(query, calls, session);
  const call = shared.get(key) ?? begin(query, calls, key);
  call.visitors += 1;
  const leave = () => {
    call.visitors -= 1;
    if (call.visitors === 0) call.ending.abort();
  };
  calls.signal?.addEventListener('abort', leave, { once: true });
  return call.viewer;
}

function begin(query: ViewerQuery, calls: PageTransport, key: string): SharedCall {
  const ending = new AbortController();
  const viewer = ask(query, { ...calls, signal: ending.signal }).catch((error: unknown) => {
    if (!isRefusal(error)) shared.delete(key);
    const cause = error instanceof Error ? error.name : 'unknown';
    log().debug({ cause }, 'The backend does not say who is signed in.');
    return NOBODY;
  });
  const call = { viewer, ending, visitors: 0 };
  shared.set(key, call);
  return call;
}

/** The viewer when it is known by now or soon, since no page is to wait long for a name. */
export async function viewerSoon(asked: Promise<Viewer> | null): Promise<Viewer> {
  if (!asked) return NOBODY;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Viewer>((resolve) => {
    timer = setTimeout(() => resolve(NOBODY), VIEWER_TIMEOUT_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** A backend that does not know the visitor says so every time. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof GraphQLResponseError || (error instanceof ResponseError && error.status < 500)
  );
}

async function ask({ definition, localKeys }: ViewerQuery, calls: PageTransport): Promise<Viewer> {
  const { request } = viewerOperation(definition);
  const handOver = await fetchHandOver(request.node.params, request.variables, calls);
  // It is read as the browser reads it, with all that Relay makes of a response.
  const environment = createEnvironment({ url: calls.url, localKeys, isServer: true });
  takeViewer(environment, definition, handOver);
  const person = readViewer(environment, definition);
  return person ? { person, handOver } : NOBODY;
}

/** Never kept in the clear: headers are credentials. */
function keyOf({ definition }: ViewerQuery, calls: PageTransport, session = ''): string {
  const { text, id } = viewerOperation(definition).request.node.params;
  return jsonHash([text ?? id, calls.url, Object.entries(calls.headers ?? {}), session]);
}
