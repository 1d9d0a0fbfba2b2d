import { readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildOf, copyCheckout, type AppCheckout } from '../browser/appCheckout.ts';
import { benchCheckout } from './checkout.ts';
import { ratioOf, type Figure } from './figure.ts';
import { compared } from './measure.ts';
import { benchmarkListLoad } from './listLoad.ts';
import { startCannedBackend, type CannedBackend } from './cannedBackend.ts';

const ROUNDS = 300;
const WARM_UP = 60;

/**
 * The 25-row list page: the server's time for it against the same table as plain React in the same
 * Next, the script it loads, and the size of the hand-over. The backend answers from memory, so
 * that its own time does not hide the app's.
 */
export async function benchmarkListPage(): Promise<Figure[]> {
  const checkout = benchCheckout();
  const backend = await startCannedBackend(checkout);
  const plain = plainCheckout();
  const app = await checkout.start({ GRAPHQL_ENDPOINT: backend.endpoint });
  const table = await plain.start({ GRAPHQL_ENDPOINT: backend.endpoint });
  try {
    const page = await (await fetch(`${app.url}/orders`)).text();
    const [ours, theirs] = await serverTimes(`${app.url}/orders`, table.url);
    return [
      ratioOf('server time of the 25-row list page / plain React table', ours, theirs, 'ms', {
        atMost: 2,
      }),
      {
        what: "the list page's JavaScript, brotli",
        value: scriptSize(page, checkout.folder),
        unit: 'kB',
        aim: { atMost: 200 },
      },
      {
        what: 'hand-over / GraphQL response',
        value: handOverSize(page, backend),
        unit: 'ratio',
        aim: { atMost: 1.1 },
      },
      ...(await benchmarkListLoad(`${app.url}/orders`)),
    ];
  } finally {
    await Promise.all([app.stop(), table.stop()]);
    await backend.stop();
  }
}

async function serverTimes(ours: string, theirs: string): Promise<[number, number]> {
  const load = async (url: string) => void (await (await fetch(url)).text());
  await compared(
    WARM_UP,
    () => load(ours),
    () => load(theirs),
  );
  return compared(
    ROUNDS,
    () => load(ours),
    () => load(theirs),
  );
}

/** Kilobytes of the scripts that a page names, each compressed as a server would send it. */
function scriptSize(page: string, folder: string): number {
  const scripts = new Set(
    [...page.matchAll(/\/_next\/(static\/[^"\\]+\.js)/g)].map(([, path]) => path),
  );
  const build = join(folder, buildOf(folder));
  const sizes = [...scripts].map(
    (path) => brotliCompressSync(readFileSync(join(build, decodeURIComponent(path)))).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function handOverSize(page: string, { answers }: CannedBackend): number {
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  const { handOvers } = (
    JSON.parse(data) as { props: { handOvers: Record<string, { name: string }> } }
  ).props;
  const { list } = handOvers;
  return JSON.stringify(list).length / (answers.get(list.name)?.length ?? NaN);
}

/** The same Next with nothing in it but a page that fetches the same rows and paints a table. */
function plainCheckout(): AppCheckout {
  const checkout = copyCheckout('bench-plain');
  const pages = join(checkout.folder, 'pages');
  for (const name of readdirSync(pages)) rmSync(join(pages, name), { recursive: true });
  // An app's tests are about its pages.
  for (const tests of ['tests/app', 'tests/resources'])
    rmSync(join(checkout.folder, tests), { recursive: true });
  mkdirSync(pages, { recursive: true });
  writeFileSync(
    join(pages, 'index.tsx'),
    readFileSync(join(import.meta.dirname, 'plainPage.txt'), 'utf8'),
  );
  return checkout;
}
