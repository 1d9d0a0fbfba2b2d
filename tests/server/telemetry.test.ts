/** What the server tells of its work: metrics, traces, and lines of its log. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as api from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import supplierListTotalQuery from '../../__generated__/SupplierListTotalQuery.graphql.ts';
import { backendWith } from '../../src/server/backendWith.ts';
import { createLog } from '../../src/server/log.ts';
import { watchPageRequest } from '../../src/server/pageRequest.ts';
import { prepare } from '../../src/server/prepare.ts';
import { createRoutes } from '../../src/server/routes.ts';
import { listen, servedPages } from '../../src/server/telemetry/events.ts';
import { metricsAddressFrom } from '../../src/server/telemetry/metricsAddress.ts';
import { createMetrics } from '../../src/server/telemetry/metrics.ts';
import { serveMetrics } from '../../src/server/telemetry/metricsServer.ts';
import { asText } from '../../src/server/telemetry/textLog.ts';
import { traceCalls } from '../../src/server/telemetry/traces.ts';
import { pageQuery } from '../../src/relay/pageQueries.ts';
import { startBackend, type RunningBackend } from '../relay/rawBackend.ts';

process.env.FRONTAGE_LOG_LEVEL = 'silent';

const CLIENT = { address: '192.0.2.1' };
const spans = new InMemorySpanExporter();
const received: Array<Record<string, unknown>> = [];
let backend: RunningBackend;
let status = 200;

beforeAll(async () => {
  backend = await startBackend((request, response) => {
    received.push(request.headers);
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"data":{}}');
  });
  process.env.GRAPHQL_ENDPOINT = backend.url;
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  api.trace.setGlobalTracerProvider(
    new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter: spans })] }),
  );
  api.propagation.setGlobalPropagator({
    inject: (context, carrier: Record<string, string>) => {
      const own = api.trace.getSpanContext(context);
      if (own) carrier.traceparent = `00-${own.traceId}-${own.spanId}-01`;
    },
    extract: (context, carrier: Record<string, string>) => {
      const [, traceId, spanId] = (carrier.traceparent ?? '').split('-');
      if (!traceId) return context;
      return api.trace.setSpanContext(context, { traceId, spanId, traceFlags: 1, isRemote: true });
    },
    fields: () => ['traceparent'],
  });
});
afterAll(() => backend.close());

/** Calls an operation of the app as a browser does. */
async function call(operationName: string, query: string, headers = {}): Promise<number> {
  const routes = createRoutes({ root: process.cwd(), development: false });
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ operationName, variables: {}, query }),
  });
  const response = await routes.get('/api/graphql')!(request, CLIENT);
  await response.text();
  return response.status;
}

const TRUSTED = supplierListTotalQuery.params.text!;

test('requests, calls to the backend, and what became of them are counted', async () => {
  const metrics = createMetrics();
  await call('SupplierListTotalQuery', TRUSTED);
  // Visitors choose this name: it must not make a label.
  await call('MadeUp', TRUSTED);
  status = 503;
  await call('SupplierListTotalQuery', TRUSTED);
  status = 200;
  await call('Foreign', '{ secrets }');
  await expect(call('Foreign', TRUSTED, { host: 'evil.example' })).rejects.toThrow('names');
  const said = await metrics.metrics();
  expect(said).toContain(
    'frontage_backend_call_duration_seconds_count{operation="SupplierListTotalQuery",outcome="2xx"} 2',
  );
  expect(said).toContain('{operation="SupplierListTotalQuery",outcome="5xx"} 1');
  expect(said).not.toMatch(/MadeUp|Foreign/);
  expect(said).toContain(
    'frontage_request_duration_seconds_count{route="/api/graphql",method="POST",status="403"} 1',
  );
  expect(said).toContain('{route="/api/graphql",method="POST",status="421"} 1');
  expect(said).toMatch(/frontage_sessions_in_use 0\n/);
  expect(said).toMatch(/frontage_event_streams 0\n/);
  expect(said).toMatch(/frontage_release_info\{release="[^"]+"\} 1\n/);
  expect(said).toContain('process_cpu_seconds_total');
});

test('metrics are at a port of their own, of this machine alone', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const stop = await serveMetrics(createMetrics(), metricsAddressFrom(String(port))!);
  try {
    const response = await fetch(`http://localhost:${port}/metrics`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toContain('frontage_request_duration_seconds');
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(404);
  } finally {
    stop();
  }
});

test.each([
  ['9464', { host: 'localhost', port: 9464 }],
  ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
  ['[::]:9464', { host: '::', port: 9464 }],
  [' ', null],
])('FRONTAGE_METRICS=%s is %o', (value, address) => {
  expect(metricsAddressFrom(value)).toEqual(address);
});

test('a call is a span within that of its caller, and the backend hears of it', async () => {
  traceCalls(api);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  received.length = 0;
  spans.reset();
  await call('SupplierListTotalQuery', TRUSTED, {
    traceparent: `00-${traceId}-b7ad6b7169203331-01`,
  });
  const [backendSpan, routeSpan] = spans.getFinishedSpans();
  expect([backendSpan.name, routeSpan.name]).toEqual([
    'backend SupplierListTotalQuery',
    'POST /api/graphql',
  ]);
  expect(routeSpan.spanContext().traceId).toBe(traceId);
  expect(routeSpan.attributes).toMatchObject({ 'http.response.status_code': 200 });
  expect(backendSpan.parentSpanContext?.spanId).toBe(routeSpan.spanContext().spanId);
  expect(received[0].traceparent).toBe(`00-${traceId}-${backendSpan.spanContext().spanId}-01`);
});

test('a query of a page is a span around its calls', async () => {
  spans.reset();
  const queries = { total: pageQuery(supplierListTotalQuery, {}) };
  await prepare(queries, backendWith(null));
  const [call, query] = spans.getFinishedSpans();
  expect([call.name, query.name]).toEqual([
    'backend SupplierListTotalQuery',
    'query SupplierListTotalQuery',
  ]);
  expect(call.parentSpanContext?.spanId).toBe(query.spanContext().spanId);
});

test('of a page its path is told, and not its parameters', async () => {
  const told: string[] = [];
  listen(servedPages, ({ path, route, status }) => told.push(`${path} ${route} ${status}`));
  const server = createServer((request, response) => {
    watchPageRequest(request, response, '/orders/[id]');
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/orders/7?q=Ripley`);
  await new Promise((resolve) => server.close(resolve));
  expect(told).toEqual(['/orders/7 /orders/[id] 404']);
});

test('the log can be text', () => {
  const lines: string[] = [];
  const log = createLog(asText({ write: (line) => void lines.push(line) }));
  log.level = 'info';
  log.info({ method: 'GET', path: '/orders/a b\n2026', status: 200 }, 'page');
  expect(lines.join('')).toMatch(
    /^\d{4}-\S+Z info page method=GET path="\/orders\/a b\\n2026" status=200\n$/,
  );
});
