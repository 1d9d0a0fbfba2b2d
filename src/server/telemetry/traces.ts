import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span } from '@opentelemetry/api';
import { backendCalls, pageQueries, routeCalls, statusOf } from './events.ts';

/** OpenTelemetry's API, as its SDK hands it out: both have to be of one version. */
export type TraceApi = Pick<
  typeof import('@opentelemetry/api'),
  'context' | 'propagation' | 'SpanKind' | 'SpanStatusCode' | 'trace'
>;

/** How an activity of the server becomes a span. */
interface Traced<Call> {
  readonly name: (call: Call) => string;
  readonly kind: 'CLIENT' | 'INTERNAL' | 'SERVER';
  readonly attributes: (call: Call) => Record<string, string | number>;
  /** The headers that the caller's span is read from, where there is no other. */
  readonly received?: (call: Call) => Record<string, string>;
  /** The headers that tell the next service of the span. */
  readonly sent?: (call: Call) => Record<string, string>;
  /** The status of the response. */
  readonly status?: (call: Call) => number | undefined;
}

/**
 * Makes spans of what the server does from now on, within those that Next.js makes of pages. The backend gets the
 * span's `traceparent`.
 */
export function traceCalls(api: TraceApi): void {
  const parents = new AsyncLocalStorage<Context>();
  trace(api, parents, routeCalls, {
    name: ({ request, route }) => `${request.method} ${route}`,
    kind: 'SERVER',
    attributes: ({ request, route }) => ({
      'http.request.method': request.method,
      'http.route': route,
    }),
    received: ({ request }) => Object.fromEntries(request.headers),
    status: statusOf,
  });
  trace(api, parents, pageQueries, {
    name: ({ operationName }) => `query ${operationName}`,
    kind: 'INTERNAL',
    attributes: ({ operationName }) => ({ 'graphql.operation.name': operationName }),
  });
  trace(api, parents, backendCalls, {
    name: ({ operationName }) => `backend ${operationName}`,
    kind: 'CLIENT',
    attributes: ({ operationName }) => ({
      'http.request.method': 'POST',
      'graphql.operation.name': operationName,
    }),
    sent: ({ headers }) => headers,
    status: ({ result }) => result?.statusCode,
  });
}

type Channels<Call extends object> = ReturnType<
  typeof import('node:diagnostics_channel').tracingChannel<unknown, Call>
>;

function trace<Call extends object>(
  { context, propagation, SpanKind, SpanStatusCode, trace: traces }: TraceApi,
  parents: AsyncLocalStorage<Context>,
  channels: Channels<Call>,
  { name, kind, attributes, received, sent, status }: Traced<Call>,
): void {
  const spans = new WeakMap<Call, Span>();
  const tracer = traces.getTracer('frontage');
  const parentOf = (call: Call) => {
    const current = parents.getStore() ?? context.active();
    if (traces.getSpan(current) || !received) return current;
    return propagation.extract(current, received(call));
  };
  channels.start.bindStore(parents as AsyncLocalStorage<unknown>, (call) => {
    const parent = parentOf(call);
    const options = { kind: SpanKind[kind], attributes: attributes(call) };
    const span = tracer.startSpan(name(call), options, parent);
    spans.set(call, span);
    const own = traces.setSpan(parent, span);
    if (sent) propagation.inject(own, sent(call));
    return own;
  });
  channels.asyncEnd.subscribe((message) => {
    const call = message as Call & { readonly error?: unknown };
    const span = spans.get(call);
    const code = status?.(call);
    if (code !== undefined) span?.setAttribute('http.response.status_code', code);
    if ((code ?? (call.error === undefined ? 200 : 500)) >= 500)
      span?.setStatus({ code: SpanStatusCode.ERROR, message: nameOf(call.error) });
    span?.end();
  });
}

/** The kind of an error: its message may quote data. */
function nameOf(error: unknown): string | undefined {
  return error instanceof Error ? error.name : undefined;
}
