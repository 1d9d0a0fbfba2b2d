import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCheckout } from '../browser/appCheckout.ts';
import type { Figure } from './bench.ts';
import { startCannedBackend } from './cannedBackend.ts';
import { compared, ratio } from './measure.ts';

const ROUNDS = 400;
const WARM_UP = 100;
const IN_FLIGHT = 16;
const CALLS = 1600;

/** The gateway's first byte against the backend called directly, and how many calls a second each takes. */
export async function benchmarkGateway(): Promise<Figure[]> {
  const checkout = copyCheckout('bench');
  const backend = await startCannedBackend(checkout);
  const app = await checkout.start({ GRAPHQL_ENDPOINT: backend.endpoint });
  const body = callOf(checkout.folder, 'OrderListQuery');
  const call = (url: string) => async () =>
    void (await (
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: app.url },
        body,
      })
    ).text());
  const [through, direct] = [call(`${app.url}/graphql`), call(backend.endpoint)];
  try {
    await compared(WARM_UP, through, direct);
    const [ours, theirs] = await compared(ROUNDS, through, direct);
    const [ourRate, theirRate] = [await rate(through), await rate(direct)];
    return [
      {
        what: 'a call through the gateway / to the backend directly (median)',
        value: ratio(ours / theirs),
        aim: 'below 1.3× of a real backend',
      },
      {
        what: `calls per second, ${IN_FLIGHT} in flight: directly / through the gateway`,
        value: ratio(theirRate / ourRate),
        aim: 'reported',
      },
    ];
  } finally {
    await app.stop();
    await backend.stop();
  }
}

function callOf(folder: string, operationName: string): string {
  const manifest = JSON.parse(
    readFileSync(join(folder, '__generated__/operations.json'), 'utf8'),
  ) as unknown;
  const artifact = readFileSync(join(folder, `__generated__/${operationName}.graphql.ts`), 'utf8');
  const text = /"text": ("(?:[^"\\]|\\.)*")/.exec(artifact)?.[1];
  if (!manifest || !text) throw new Error(`${operationName} is not among the compiled operations.`);
  return JSON.stringify({
    operationName,
    variables: { first: 25 },
    query: JSON.parse(text) as string,
  });
}

/** Calls per second with several under way at once. */
async function rate(call: () => Promise<void>): Promise<number> {
  let left = CALLS;
  const start = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await call();
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  return (CALLS * 1000) / (performance.now() - start);
}
