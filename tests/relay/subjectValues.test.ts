import request, { type OrderRecordQuery } from '../../__generated__/OrderRecordQuery.graphql.ts';
import { createEnvironment } from '../../src/relay/environment.ts';
import { LoadedPage } from '../../src/relay/loadedPage.ts';
import { pageQuery } from '../../src/relay/pageQueries.ts';
import { changedFields } from '../../src/relay/subjectValues.ts';
import { firstId, goneId, startSampleBackend } from '../backend/sampleBackend.ts';

const backend = startSampleBackend();

/** The page of an order. */
async function pageOf(id: string): Promise<LoadedPage> {
  const { endpoint } = backend();
  // On a server no timer outlives the page.
  const environment = createEnvironment({ url: endpoint, localKeys: {}, isServer: true });
  const record = pageQuery<OrderRecordQuery>(request, { id }, { subject: ['order'] });
  const page = new LoadedPage(environment, { record });
  page.load();
  await page.settled(30_000);
  return page;
}

test('changes of a page’s record are found by its fields', async () => {
  const id = await firstId(backend(), 'orders', 'filter: { status: { equalTo: CONFIRMED } }');
  const page = await pageOf(id);
  const before = page.subject();
  expect(before?.get('status')).toBe('"CONFIRMED"');
  await page.refresh();
  const same = page.subject();
  expect(changedFields(before ?? new Map(), same ?? new Map())).toEqual([]);

  await backend().data(
    `mutation { cancelOrder(input: { id: "${id}", reason: "Changed their mind" }) { clientMutationId } }`,
  );
  await page.refresh();
  const changed = changedFields(before ?? new Map(), page.subject() ?? new Map());
  expect(changed).toEqual(
    expect.arrayContaining(['status', 'cancelledAt', 'cancellationReason', 'updatedAt']),
  );
  expect(changed).not.toContain('number');
});

test('a missing record has no values', async () => {
  expect((await pageOf(goneId('Order'))).subject()).toBeNull();
});
