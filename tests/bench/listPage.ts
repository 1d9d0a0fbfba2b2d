import { benchCheckout } from './checkout.ts';
import { ratioOf, type Figure } from './figure.ts';
import { markupsOf } from './markup.ts';
import { compared } from './measure.ts';
import { plainCheckout } from './plainCheckout.ts';
import { benchmarkServerPages } from './serverPages.ts';
import { benchmarkServerProfile } from './serverProfile.ts';
import { benchmarkListLoad } from './listLoad.ts';
import { startCannedBackend, type CannedBackend } from './cannedBackend.ts';

const ROUNDS = 300;
const WARM_UP = 60;

/** Of which pages is measured how many the server gives, and the operation that its plain page waits for. */
const PAGES = [
  { name: 'home', operation: 'OrderPanelQuery' },
  { name: 'list', operation: 'OrderListQuery' },
  { name: 'record', operation: 'OrderRecordQuery' },
];

/**
 * The 25-row list page: the server's time for it against the same table as plain React in the same
 * Next, and the size of the hand-over; and how many pages of several kinds the server gives, and what it is busy with. The
 * backend answers from memory, so that its own time does not hide the app's.
 */
export async function benchmarkListPage(): Promise<Figure[]> {
  const checkout = benchCheckout();
  const backend = await startCannedBackend(checkout);
  const app = await checkout.start({ GRAPHQL_ENDPOINT: backend.endpoint });
  const stops = [backend.stop, app.stop];
  try {
    const paths = ['/', '/orders', backend.record];
    const urls = paths.map((path) => app.url + path);
    const markups = await markupsOf(urls);
    const plain = plainCheckout(PAGES.map((page, index) => ({ ...page, markup: markups[index] })));
    const table = await plain.start({ GRAPHQL_ENDPOINT: backend.endpoint });
    stops.push(table.stop);
    const [, list] = urls;
    const page = await (await fetch(list)).text();
    const [ours, theirs] = await serverTimes(list, table.url);
    return [
      ratioOf('server time of the 25-row list page / plain React table', ours, theirs, 'ms', {
        atMost: 2,
      }),
      ...(await benchmarkServerPages(
        PAGES.map(({ name }, index) => ({
          name,
          ours: urls[index],
          plain: `${table.url}/${name}`,
        })),
      )),
      ...(await benchmarkServerProfile(
        checkout.folder,
        backend.endpoint,
        PAGES.map(({ name }, index) => ({ name, path: paths[index] })),
      )),
      {
        what: 'hand-over / GraphQL response',
        value: handOverSize(page, backend),
        unit: 'ratio',
        aim: { atMost: 1.1 },
      },
      ...(await benchmarkListLoad(list)),
    ];
  } finally {
    for (const stop of stops.reverse()) await stop();
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

function handOverSize(page: string, { answers }: CannedBackend): number {
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  const { handOvers } = (
    JSON.parse(data) as { props: { handOvers: Record<string, { name: string }> } }
  ).props;
  const { list } = handOvers;
  return JSON.stringify(list).length / (answers.get(list.name)?.length ?? NaN);
}
