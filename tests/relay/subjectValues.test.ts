import { Environment, Network, RecordSource, Store, type OperationDescriptor } from 'relay-runtime';
import request, { type OrderRecordQuery } from '../../__generated__/OrderRecordQuery.graphql.ts';
import { createEnvironment } from '../../src/relay/environment.ts';
import { LoadedPage } from '../../src/relay/loadedPage.ts';
import { pageQuery } from '../../src/relay/pageQueries.ts';
import { changedFields, subjectOf, subjectValues } from '../../src/relay/subjectValues.ts';
import { firstId, goneId, startSampleBackend } from '../backend/sampleBackend.ts';

const backend = startSampleBackend();

/** The page of an order, and its values in the store. */
async function opened(id: string) {
  const { endpoint } = backend();
  // On a server no timer outlives the page.
  const environment = createEnvironment({ url: endpoint, localKeys: {}, isServer: true });
  const record = pageQuery<OrderRecordQuery>(request, { id }, { subject: ['order'] });
  const page = new LoadedPage(environment, { record });
  page.load();
  await page.settled(30_000);
  return { page, values: () => subjectOf(environment, page) };
}

test('changes of a page’s record are found by its fields', async () => {
  const id = await firstId(backend(), 'orders', 'filter: { status: { equalTo: CONFIRMED } }');
  const { page, values } = await opened(id);
  const before = values();
  expect(before?.get('status')).toBe('"CONFIRMED"');
  await page.refresh();
  const same = values();
  expect(changedFields(before ?? new Map(), same ?? new Map())).toEqual([]);

  await backend().data(
    `mutation { cancelOrder(input: { id: "${id}", reason: "Changed their mind" }) { clientMutationId } }`,
  );
  await page.refresh();
  const changed = changedFields(before ?? new Map(), values() ?? new Map());
  expect(changed).toEqual(
    expect.arrayContaining(['status', 'cancelledAt', 'cancellationReason', 'updatedAt']),
  );
  expect(changed).not.toContain('number');
});

/** A query as it is compiled: only what is read of it. */
function operationWith(selection: object): OperationDescriptor {
  const operation = {
    kind: 'Operation',
    name: 'Q',
    argumentDefinitions: [],
    selections: [selection],
  };
  return { request: { node: { operation }, variables: { id: '7' } } } as never;
}

const NAME = { kind: 'ScalarField', name: 'name' };
const QUILT = { __id: 'Quilt:7', __typename: 'Quilt', name: 'Log cabin' };

test.each([
  [
    'by an alias',
    { kind: 'LinkedField', alias: 'quilt', name: 'node', plural: false, selections: [NAME] },
    ['quilt'],
    { node: { __ref: 'Quilt:7' } },
  ],
  [
    'as the first of a list',
    { kind: 'LinkedField', name: 'quilts', plural: true, selections: [NAME] },
    ['quilts'],
    { quilts: { __refs: ['Quilt:7'] } },
  ],
  [
    'by a field that its type has',
    {
      kind: 'LinkedField',
      name: 'node',
      plural: false,
      selections: [{ kind: 'InlineFragment', type: 'Quilt', selections: [NAME] }],
    },
    ['node', 'name'],
    { node: { __ref: 'Quilt:7' } },
  ],
])('a record that is found %s is there', (_, selection, path, links) => {
  const root = { __id: 'client:root', __typename: '__Root', ...links };
  const records = new RecordSource({ 'client:root': root, 'Quilt:7': QUILT } as never);
  const environment = new Environment({
    network: Network.create(() => ({ data: {} })),
    store: new Store(records),
  });
  const values = subjectValues(environment, operationWith(selection), path);
  expect(values?.get('name')).toBe('"Log cabin"');
});

test('a missing record has no values', async () => {
  expect((await opened(goneId('Order'))).values()).toBeNull();
});
