import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startLiveBackend, SUBSCRIPTION } from '../server/liveBackend.ts';
import { freePort } from './appCheckout.ts';
import { startByNext, type NextServer } from './builtApp.ts';
import { startNamingBackend } from './namingBackend.ts';
import { expect, open, test } from './page.ts';
import { enterToken } from '../../src/testing/browserTests.ts';

/** An operation as it was compiled. */
function textOf(name: string): string {
  const file = join(import.meta.dirname, `../../__generated__/${name}.graphql.ts`);
  const [, text] = /"text": ("(?:[^"\\]|\\.)*")/.exec(readFileSync(file, 'utf8')) ?? [];
  return JSON.parse(text) as string;
}

for (const server of ['next start', 'standalone'] satisfies NextServer[]) {
  test(`under ${server}, people sign in, read and change, and nothing else gets through`, async ({
    page,
  }) => {
    const backend = await startNamingBackend();
    const metrics = await freePort();
    const app = await startByNext(server, backend.endpoint, { FRONTAGE_METRICS: String(metrics) });
    const call = (operationName: string, query: string, variables = {}) =>
      page.request.post(`${app.url}/graphql`, { data: { operationName, variables, query } });
    try {
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const seen = sessionStorage.getItem('violations') ?? '';
          sessionStorage.setItem('violations', `${seen}${event.violatedDirective} `);
        });
      });
      await page.goto(`${app.url}/orders`);
      await enterToken(page, 'visitor-1');
      await expect(page).toHaveURL(`${app.url}/orders`);
      await expect(page.locator('tbody th').first()).toHaveText('visitor-1');

      const response = await page.reload();
      const policy = response?.headers()['content-security-policy'] ?? '';
      const [, nonce] = /script-src [^;]*'nonce-([^']+)'/.exec(policy) ?? [];
      const scripts = (await response?.text())?.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      const [, source] = /src="([^"]+)"/.exec(scripts.join('')) ?? [];
      expect((await page.request.get(app.url + source)).status()).toBe(200);
      await open(page, `${app.url}/`);
      expect(await page.evaluate(() => sessionStorage.getItem('violations'))).toBeNull();

      const change = 'cancelOrderMutation';
      const changed = await call(change, textOf(change), { input: { id: '1', reason: 'Test' } });
      expect(await changed.json()).toMatchObject({ data: { cancelOrder: expect.anything() } });
      expect((await call('Foreign', '{ secrets }')).status()).toBe(403);
      const health: unknown = await (await page.request.get(`${app.url}/healthz`)).json();
      expect(health).toEqual({
        status: 'up',
        release: expect.stringMatching(/^\d+\.[0-9a-f]{16}$/),
      });
      expect((await page.request.get(`${app.url}/readyz`)).status()).toBe(200);
      expect(await app.isHealthy()).toBe(true);
      const foreign = { headers: { host: 'evil.example' } };
      for (const path of ['/orders', '/sign-in', '/graphql'])
        expect((await page.request.get(app.url + path, foreign)).status()).toBe(421);

      await page.request.post(`${app.url}/api/session`, { form: { action: 'sign-out' } });
      await page.goto(`${app.url}/orders`);
      await expect(page).toHaveURL(`${app.url}/sign-in?returnTo=%2Forders`);

      const counted = await (await fetch(`http://localhost:${metrics}/metrics`)).text();
      for (const sample of [
        'frontage_request_duration_seconds_count{route="/orders",method="GET",status="307"} 2',
        'frontage_request_duration_seconds_count{route="/api/graphql",method="POST",status="403"} 1',
        'frontage_backend_call_duration_seconds_count{operation="cancelOrderMutation",outcome="2xx"} 1',
        'frontage_session_events_total{event="signed in"} 1',
      ])
        expect(counted).toContain(sample);
      // Other machines reach the image: it says what is missing.
      expect(app.complaints().includes('FRONTAGE_SECRET is not set')).toBe(server === 'standalone');
    } finally {
      await app.stop();
      await backend.stop();
    }
  });
}

test('under next start, events pass through as they happen', async () => {
  const live = await startLiveBackend('server-sent events');
  const app = await startByNext('next start', live.url, {
    FRONTAGE_OPEN_GATEWAY: '1',
    GRAPHQL_HEADERS: '{"authorization":"Bearer good"}',
  });
  try {
    const visitor = new AbortController();
    const call = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, br' },
      body: JSON.stringify({ operationName: 'Ticks', variables: {}, query: SUBSCRIPTION }),
    };
    const response = await fetch(`${app.url}/graphql`, { ...call, signal: visitor.signal });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    await expect.poll(() => live.subscribers()).toBe(1);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    for (const count of [1, 2]) {
      live.tick(count);
      while (!received.includes(`"ticks":${count}`)) received += (await reader.read()).value;
    }
    visitor.abort();
    await expect.poll(() => live.sockets.size).toBe(0);
    // One that is open when the app is stopped does not hold it.
    const last = await fetch(`${app.url}/graphql`, call);
    await app.stop();
    await expect(last.text()).rejects.toThrow();
  } finally {
    await app.stop();
    await live.close();
  }
});
