import {
  RecordSource,
  type ConcreteRequest,
  type NormalizationSelection,
  type Environment,
} from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { pageQuery } from '../../src/relay/pageQueries.ts';
import { partialPage } from '../../src/relay/partialPage.ts';

const scalar = (name: string): NormalizationSelection => ({ kind: 'ScalarField', name }) as never;

const linked = (
  name: string,
  selections: readonly NormalizationSelection[],
  more: object = {},
): NormalizationSelection =>
  ({ kind: 'LinkedField', name, plural: false, concreteType: null, selections, ...more }) as never;

/** `query ($id: ID!) { shop { quilt(id: $id) { … } } }` */
const REQUEST = {
  kind: 'Request',
  fragment: { kind: 'Fragment', name: 'QuiltQuery', selections: [], argumentDefinitions: [] },
  params: {
    name: 'QuiltQuery',
    operationKind: 'query',
    text: '',
    id: null,
    cacheID: 'quilt',
    metadata: {},
  },
  operation: {
    kind: 'Operation',
    name: 'QuiltQuery',
    argumentDefinitions: [{ kind: 'LocalArgument', name: 'id', defaultValue: null }],
    selections: [
      linked('shop', [
        linked(
          'quilt',
          [
            scalar('id'),
            scalar('name'),
            linked('size', [scalar('width'), linked('unit', [scalar('symbol')])]),
            linked('price', [scalar('amount'), scalar('currency')]),
            linked('care', [scalar('washing')]),
            linked('maker', [scalar('id'), scalar('name')]),
            linked('photos', [scalar('url')], { plural: true }),
          ],
          {
            concreteType: 'Quilt',
            args: [{ kind: 'Variable', name: 'id', variableName: 'id' }],
          },
        ),
      ]),
    ],
  },
} as unknown as ConcreteRequest;

const RECORDS = {
  'Quilt:7': {
    __id: 'Quilt:7',
    __typename: 'Quilt',
    id: '7',
    name: 'Log cabin',
    price: { __ref: 'client:price' },
    care: null,
  },
  'client:price': { __id: 'client:price', __typename: 'Money', amount: '120.00' },
  'Quilt:8': { __id: 'Quilt:8', __typename: 'Quilt', id: '8', number: '8', name: null },
};

/** The records of a page of a quilt, by what the store has; null where nothing is shown. */
function recordsFor(key: string, request = REQUEST, subject = ['shop', 'quilt']) {
  const environment = createMockEnvironment() as unknown as Environment;
  const own = new RecordSource(RECORDS as never);
  Object.assign(environment.getStore(), { getSource: () => own });
  const page = pageQuery(request, { id: key }, { subject });
  const partial = partialPage(environment, { record: page }, { key });
  expect(own.getRecordIDs().sort()).toEqual(Object.keys(RECORDS).sort());
  const records = partial?.environment.getStore().getSource().toJSON() as
    Record<string, Record<string, { readonly __ref?: string } | undefined>> | undefined;
  return records ?? null;
}

test('the record is where the page’s query looks for it, by whatever id it has in the store', () => {
  const records = recordsFor('7');
  const shop = records?.['client:root'].shop?.__ref ?? '';
  expect(records?.[shop]['quilt(id:"7")']).toEqual({ __ref: 'Quilt:7' });
});

test('objects that are missing are there without fields, so that code can read these', () => {
  const records = recordsFor('7');
  const quilt = records?.['Quilt:7'];
  const size = records?.[quilt?.size?.__ref ?? ''];
  expect(size).toMatchObject({ unit: { __ref: expect.any(String) } });
  expect(size).not.toHaveProperty('width');
  expect(quilt?.photos).toEqual({ __refs: [] });
});

test('what is known stays: values, objects, that there is none, and what other records are missing', () => {
  const records = recordsFor('7');
  const quilt = records?.['Quilt:7'];
  expect(quilt).toMatchObject({ name: 'Log cabin', price: { __ref: 'client:price' }, care: null });
  expect(records?.['client:price']).toEqual(RECORDS['client:price']);
  expect(quilt).not.toHaveProperty('maker');
});

test.each([
  ['that the store has not', '9', REQUEST, ['shop', 'quilt']],
  ['of which only the key is known', '8', REQUEST, ['shop', 'quilt']],
  ['that the query does not lead to', '7', REQUEST, ['shop', 'pillow']],
])('nothing is shown of a record %s', (_case, key, request, subject) => {
  expect(recordsFor(key, request, subject)).toBeNull();
});

test('a record among those of many types is the one that the page’s type has a field of', () => {
  const own = { kind: 'InlineFragment', type: 'Quilt', abstractKey: null } as const;
  const node = linked('node', [
    scalar('__typename'),
    { ...own, selections: [scalar('name')] } as never,
  ]);
  const request = { ...REQUEST, operation: { ...REQUEST.operation, selections: [node] } } as never;
  const records = {
    'Quilt:7': recordsFor('Quilt:7', request, ['node', 'name']),
    elsewhere: recordsFor('Quilt:7', request, ['node', 'nothing']),
  };
  expect(records['Quilt:7']?.['client:root'].node).toEqual({ __ref: 'Quilt:7' });
  expect(records.elsewhere).toBeNull();
});
