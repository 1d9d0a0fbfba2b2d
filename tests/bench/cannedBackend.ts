import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppCheckout } from '../browser/appCheckout.ts';

/** A backend that gives each operation the answer that the real one gave once. */
export interface CannedBackend {
  readonly endpoint: string;
  /** Operation → the answer's text. */
  readonly answers: ReadonlyMap<string, string>;
  /** The address of a record whose answers it has. */
  readonly record: string;
  readonly stop: () => Promise<void>;
}

/** Records what the sample's backend answers to the operations of three pages, and serves it from memory. */
export async function startCannedBackend(checkout: AppCheckout): Promise<CannedBackend> {
  const { answers, record } = await recordResponses(checkout);
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
  return { endpoint: `http://127.0.0.1:${port}/graphql`, answers, record, stop };
}

async function recordResponses(
  checkout: AppCheckout,
): Promise<Pick<CannedBackend, 'answers' | 'record'>> {
  const app = await checkout.start();
  const page = async (path: string) => (await fetch(app.url + path)).text();
  try {
    const list = await page('/orders');
    const record = /href="(\/orders\/(?!new)[^"?]+)"/.exec(list)?.[1];
    if (record === undefined) throw new Error('The list of orders links to no record.');
    const pages = [await page('/'), await page(record), list];
    return { answers: new Map(pages.flatMap(responsesOf)), record };
  } finally {
    await app.stop();
  }
}

function responsesOf(page: string): Array<[operation: string, answer: string]> {
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  const { props } = JSON.parse(data) as {
    props: { handOvers: Record<string, { name: string; result: unknown }> };
  };
  return Object.values(props.handOvers).map(({ name, result }) => [name, JSON.stringify(result)]);
}
