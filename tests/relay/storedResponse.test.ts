import linesRequest, {
  type OrderLinesTabQuery,
} from '../../__generated__/OrderLinesTabQuery.graphql.ts';
import recordRequest, {
  type OrderRecordQuery,
} from '../../__generated__/OrderRecordQuery.graphql.ts';
import { createEnvironment } from '../../src/relay/environment.ts';
import { LoadedPage } from '../../src/relay/loadedPage.ts';
import { pageQuery, type PageQueries } from '../../src/relay/pageQueries.ts';
import { shownData } from '../../src/ui/record/shownData.ts';
import { firstId, startSampleBackend } from '../backend/sampleBackend.ts';
import {
  countQuery,
  handOverOf,
  listResponse,
  listQuery,
  order,
  orderPage,
} from './sampleQueries.ts';

const backend = startSampleBackend();

/** An order as the sample's query asks for it: without its status. */
function asked(fields: Readonly<Record<string, unknown>> = {}) {
  const { status: _status, ...rest } = order('7', fields);
  return rest;
}

/** What pages show that were handed these answers. */
function shown(queries: PageQueries, answers: Readonly<Record<string, unknown>>): unknown {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: true });
  const page = new LoadedPage(environment, queries);
  page.take(
    Object.fromEntries(
      Object.entries(answers).map(([name, data]) => [
        name,
        handOverOf(queries[name], { data: data as Record<string, unknown> }),
      ]),
    ),
  );
  return shownData(environment, page);
}

describe('the data that a record’s page shows', () => {
  test.each([
    ['to others', asked()],
    ['nowhere', asked({ customer: null })],
  ])('are what it asked for, by its own names, of a record that leads %s', (_case, expected) => {
    const record = { ...expected, status: 'shipped' };
    expect(shown({ record: orderPage('7') }, { record: { order: record } })).toEqual(expected);
  });

  test('are those of all that the page has asked for, lists in their order', () => {
    const queries = { record: orderPage('7'), list: listQuery({ first: 2 }) };
    const { data } = listResponse(2);
    expect(shown(queries, { record: { order: asked() }, list: data })).toMatchObject({
      order: asked(),
      orders: {
        edges: [
          { node: { number: '#gid-shop-order-1000', customer: { name: 'Ada' } } },
          { node: { number: '#gid-shop-order-1001', customer: { name: 'Ada' } } },
        ],
        pageInfo: { hasNextPage: true },
      },
    });
  });

  test('leave out what has not been answered', () => {
    const queries = { record: orderPage('7'), total: countQuery() };
    expect(shown(queries, { record: { order: asked() } })).toEqual(asked());
  });

  test('are one record with the records of its open tab', async () => {
    const { endpoint } = backend();
    const id = await firstId(backend(), 'orders', 'filter: { status: { equalTo: SHIPPED } }');
    const environment = createEnvironment({ url: endpoint, localKeys: {}, isServer: true });
    const page = new LoadedPage(environment, {
      record: pageQuery<OrderRecordQuery>(recordRequest, { id }, { subject: ['order'] }),
      lines: pageQuery<OrderLinesTabQuery>(linesRequest, { id, first: 2 }, { need: 'panel' }),
    });
    page.load();
    await page.settled(30_000);
    expect(shownData(environment, page)).toMatchObject({
      id,
      status: 'SHIPPED',
      customer: { name: expect.any(String) },
      lines: { edges: expect.arrayContaining([{ node: expect.objectContaining({}) }]) },
    });
    expect(JSON.stringify(shownData(environment, page))).not.toContain('__');
  });
});
