import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppCheckout } from '../browser/appCheckout.ts';

/** A backend that gives each operation the answer that the real one gave once. */
export interface CannedBackend {
  readonly endpoint: string;
  /** Operation → the answer's text. */
  readonly answers: ReadonlyMap<string, string>;
  readonly stop: () => Promise<void>;
}

/** Records what the sample's backend answers to the order list's operations, and serves it from memory. */
export async function startCannedBackend(checkout: AppCheckout): Promise<CannedBackend> {
  const answers = await recordAnswers(checkout);
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { operationName } = JSON.parse(body) as { operationName: string };
    response.setHeader('content-type', 'application/json');
    response.end(answers.get(operationName) ?? '{"data":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { endpoint: `http://127.0.0.1:${port}/graphql`, answers, stop };
}

async function recordAnswers(checkout: AppCheckout): Promise<Map<string, string>> {
  const app = await checkout.start();
  const page = await (await fetch(`${app.url}/orders`)).text();
  await app.stop();
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  const { props } = JSON.parse(data) as {
    props: { handOvers: Record<string, { name: string; result: unknown }> };
  };
  return new Map(
    Object.values(props.handOvers).map(({ name, result }) => [name, JSON.stringify(result)]),
  );
}
