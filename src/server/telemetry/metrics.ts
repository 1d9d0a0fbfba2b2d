import { LRUCache } from 'lru-cache';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { servedRelease } from '../release.ts';
import {
  backendCalls,
  listen,
  routeCalls,
  servedPages,
  sessionEvents,
  sessionUses,
  statusOf,
  type BackendCall,
} from './events.ts';
import { openStreams } from './openStreams.ts';

/** From a quick response of a cache to a report that takes half a minute, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Milliseconds without a request after which a session is not in use. */
const IN_USE_MS = 5 * 60_000;
const MAX_SESSIONS_IN_USE = 100_000;

/**
 * Counts what the server does from now on, in Prometheus' terms. Labels have few values: routes are patterns, and
 * operations are those that the app was compiled with.
 */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(registry);
  countBackendCalls(registry);
  countSessions(registry);
  new Gauge({
    name: 'frontage_release_info',
    help: 'Always 1; the label says which release is served, as /healthz does',
    labelNames: ['release'],
    registers: [registry],
  }).set({ release: servedRelease() ?? 'development' }, 1);
  return registry;
}

function countRequests(registry: Registry): void {
  const requests = new Histogram({
    name: 'frontage_request_duration_seconds',
    help: 'Requests for pages until they were sent, and for routes until their response began',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  listen(servedPages, ({ route, method, status, ms }) =>
    requests.observe({ route, method, status }, ms / 1000),
  );
  listen(routeCalls.asyncEnd, (call) => {
    const { route, request, startedAt } = call;
    const labels = { route, method: request.method, status: statusOf(call) };
    requests.observe(labels, secondsSince(startedAt));
  });
}

function countBackendCalls(registry: Registry): void {
  const calls = new Histogram({
    name: 'frontage_backend_call_duration_seconds',
    help: 'Calls to the backend until their response began, or failed',
    labelNames: ['operation', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });
  listen(backendCalls.asyncEnd, (call) =>
    calls.observe(
      { operation: call.operationName, outcome: outcomeOf(call) },
      secondsSince(call.startedAt),
    ),
  );
  new Gauge({
    name: 'frontage_event_streams',
    help: 'Subscriptions that are open',
    registers: [registry],
    collect() {
      this.set(openStreams.size);
    },
  });
}

function countSessions(registry: Registry): void {
  const events = new Counter({
    name: 'frontage_session_events_total',
    help: 'Sessions that were started and ended, and sign-ins that were refused',
    labelNames: ['event'],
    registers: [registry],
  });
  listen(sessionEvents, ({ event }) => events.inc({ event }));
  const used = new LRUCache<string, true>({ max: MAX_SESSIONS_IN_USE, ttl: IN_USE_MS });
  listen(sessionUses, ({ id }) => void used.set(id, true));
  new Gauge({
    name: 'frontage_sessions_in_use',
    help: 'Sessions with a request to this instance within five minutes',
    registers: [registry],
    collect() {
      used.purgeStale();
      this.set(used.size);
    },
  });
}

/** How the backend responded: by the kind of its status, or not at all. */
function outcomeOf({ result, error }: BackendCall): string {
  if (result) return `${Math.floor((result.statusCode ?? 0) / 100)}xx`;
  const { name } = Object(error) as { name?: unknown };
  return name === 'AbortError' ? 'aborted' : 'failed';
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}
