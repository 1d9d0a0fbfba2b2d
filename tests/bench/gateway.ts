import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningApp } from '../browser/appCheckout.ts';
import { startCannedBackend } from './cannedBackend.ts';
import { benchCheckout } from './checkout.ts';
import { ratioOf, type Figure } from './figure.ts';
import { compared, rate } from './measure.ts';

const ROUNDS = 400;
const WARM_UP = 100;
const IN_FLIGHT = 16;
const CALLS = 1600;

/**
 * A call through the gateway against the same call to the backend directly: how long one takes with
 * the sample's own backend, and how many go through in a second when the backend costs nothing.
 */
export async function benchmarkGateway(): Promise<Figure[]> {
  const checkout = benchCheckout();
  const canned = await startCannedBackend(checkout);
  try {
    return [
      await oneAtATime(await checkout.start(), checkout.folder),
      await manyAtOnce(
        await checkout.start({ GRAPHQL_ENDPOINT: canned.endpoint }),
        checkout.folder,
        canned.endpoint,
      ),
    ];
  } finally {
    await canned.stop();
  }
}

async function oneAtATime(app: RunningApp, folder: string): Promise<Figure> {
  const note = JSON.parse(readFileSync(join(folder, '.frontage/backend.json'), 'utf8')) as {
    endpoint: string;
  };
  const { through, direct } = calls(app, folder, note.endpoint);
  await compared(WARM_UP, through, direct);
  const [ours, theirs] = await compared(ROUNDS, through, direct);
  await app.stop();
  const what = "a call to the sample's backend through the gateway / directly";
  return ratioOf(what, ours, theirs, 'ms', { atMost: 1.3 });
}

async function manyAtOnce(app: RunningApp, folder: string, endpoint: string): Promise<Figure> {
  const { through, direct } = calls(app, folder, endpoint);
  await compared(WARM_UP, through, direct);
  const [ours, theirs] = [
    await rate(IN_FLIGHT, CALLS, through),
    await rate(IN_FLIGHT, CALLS, direct),
  ];
  await app.stop();
  const what = `calls per second to a backend that answers at once, ${IN_FLIGHT} in flight: through the gateway / directly`;
  return ratioOf(what, ours, theirs, 'perSecond', null);
}

function calls(app: RunningApp, folder: string, endpoint: string) {
  const body = callOf(folder, 'OrderListQuery');
  const call = (url: string, origin?: { readonly origin: string }) => async () => {
    const headers = { 'content-type': 'application/json', ...origin };
    const response = await fetch(url, { method: 'POST', headers, body });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${url} answers ${response.status}: ${answer}`);
  };
  return { through: call(`${app.url}/graphql`, { origin: app.url }), direct: call(endpoint) };
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
