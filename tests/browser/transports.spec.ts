import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clockTest as test, expect } from './page.ts';
import { startLiveBackend, SUBSCRIPTION, type Flavour } from '../server/liveBackend.ts';
import { startBuilt } from './builtApp.ts';

/** The sample has neither files nor subscriptions: an app that is open for development lets them through. */
const OPEN = {
  FRONTAGE_OPEN_GATEWAY: '1',
  GRAPHQL_HEADERS: '{"authorization":"Bearer good"}',
};

for (const flavour of ['server-sent events', 'WebSocket'] satisfies Flavour[]) {
  test(`events of a backend that offers ${flavour} pass through the built app as they happen`, async () => {
    const live = await startLiveBackend(flavour);
    const app = await startBuilt(live.url, OPEN);
    try {
      const visitor = new AbortController();
      const response = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, br' },
        body: JSON.stringify({ operationName: 'Ticks', variables: {}, query: SUBSCRIPTION }),
        signal: visitor.signal,
      });
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      await expect.poll(() => live.subscribers()).toBe(1);
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      let received = '';
      for (const count of [1, 2, 3]) {
        live.tick(count);
        while (!received.includes(`"ticks":${count}`)) received += (await reader.read()).value;
      }
      visitor.abort();
      await expect.poll(() => live.sockets.size).toBe(0);
    } finally {
      await app.stop();
      await live.close();
    }
  });
}

test('a file passes through the built app whole', async () => {
  let received = '';
  const backend = createServer((request, response) => {
    request.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
    request.on('end', () => response.end('{"data":{"keep":true}}'));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  const app = await startBuilt(`http://127.0.0.1:${port}/graphql`, OPEN);
  try {
    const operations = {
      operationName: 'Keep',
      variables: { file: null },
      query: 'mutation Keep($file: Upload) { keep(file: $file) }',
    };
    const content = 'bean '.repeat(400_000);
    const form = new FormData();
    form.append('operations', JSON.stringify(operations));
    form.append('map', '{"0":["variables.file"]}');
    form.append('0', new File([content], 'beans.txt', { type: 'text/plain' }));
    const response = await fetch(`${app.url}/graphql`, { method: 'POST', body: form });
    expect(await response.json()).toEqual({ data: { keep: true } });
    expect(received).toContain(content);
    expect(received).toContain('filename="beans.txt"');
  } finally {
    await app.stop();
    backend.closeAllConnections();
    await new Promise((resolve) => backend.close(resolve));
  }
});
