import { Walk } from './hands/walk.ts';
import { Watch } from './hands/watch.ts';
import { clockTest, expect } from './page.ts';

/** Hands that press what people press without meaning to change anything. */
const test = clockTest.extend<{ walkOf: (origin: string | undefined) => Walk }>({
  walkOf: async ({ page }, use) => {
    // A busy machine takes its time, which is no fault.
    page.setDefaultTimeout(60_000);
    const watch = new Watch(page);
    await use((origin) => new Walk(page, origin ?? '', watch));
    expect(watch.faults).toEqual([]);
  },
});

/** Each walk takes about ten seconds on a quiet machine, and stands alone. */
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** What the forms of these ask for differs: money and lines, addresses, pictures and texts, moments. */
const VARIED = ['/orders', '/customers', '/products', '/tickets'];

test.describe('hands that change nothing meet no fault', () => {
  test('on the home page, in the palette, at sign-in and on the tools', async ({ walkOf }) => {
    const walk = walkOf(process.env.SAMPLE_URL);
    await walk.screen('/');
    await walk.palette();
    await walk.screen('/sign-in');
    await walk.tools();
  });

  for (const half of [0, 1])
    test(`on the lists of the sample and in their menus, ${half + 1} of 2`, async ({ walkOf }) => {
      const walk = walkOf(process.env.SAMPLE_URL);
      for (const [index, list] of (await walk.lists()).entries())
        if (index % 2 === half) await walk.screen(list);
    });

  for (const list of VARIED)
    test(`on a record of ${list} and in its forms`, async ({ walkOf }) => {
      const found = await walkOf(process.env.SAMPLE_URL).recordsOf(list);
      expect(found).toEqual(['record', 'edit', 'new']);
    });

  test('over a backend that only reads', async ({ walkOf }) => {
    const walk = walkOf(process.env.SWAPI_URL);
    const lists = await walk.lists();
    for (const list of lists) await walk.screen(list);
    // All of its records are alike.
    expect(await walk.recordsOf(lists[0])).toEqual(['record']);
  });
});
