import fc from 'fast-check';
import { handOverOf, ordersRequest } from './sampleQueries.ts';
import { operationOf, pageQuery } from '../../src/relay/pageQueries.ts';

/** A tag under `eagerEsModules` may yield a module rather than what it exports. */
const asModule = { default: ordersRequest } as unknown as typeof ordersRequest;

test('a query is known by the same variables before and after the hand-over', () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          first: fc.oneof(fc.integer(), fc.constant(undefined), fc.constant(null)),
          after: fc.oneof(fc.string(), fc.constant(undefined)),
          filter: fc.oneof(fc.object({ withNullPrototype: false }), fc.constant(undefined)),
        },
        { requiredKeys: [] },
      ),
      (variables) => {
        const query = pageQuery(ordersRequest, variables as never);
        const { identifier } = operationOf(query).request;
        const handOver = handOverOf(query, null);
        const again = pageQuery(ordersRequest, handOver.variables as never);
        expect(operationOf(again).request.identifier).toBe(identifier);
        expect(JSON.stringify(operationOf(query).request.variables)).toBe(
          JSON.stringify(handOver.variables),
        );
      },
    ),
  );
});

test('a number is not the text of that number', () => {
  const [number, text] = [1, '1'].map((after) => pageQuery(ordersRequest, { after } as never));
  expect(operationOf(number).request.identifier).not.toBe(operationOf(text).request.identifier);
});

test('a variable that is undefined is the same as one that is not there', () => {
  const given = pageQuery(ordersRequest, {
    after: undefined,
    filter: { status: undefined },
  } as never);
  const left = pageQuery(ordersRequest, { filter: {} } as never);
  expect(given.variables).toStrictEqual({ filter: {} });
  expect(operationOf(given).request.identifier).toBe(operationOf(left).request.identifier);
});

test('a tag that yields a module is understood', () => {
  expect(operationOf(pageQuery(asModule, {})).request.node).toBe(ordersRequest);
});

test('a page needs its queries unless they say otherwise', () => {
  expect(pageQuery(ordersRequest, {})).toMatchObject({ need: 'page', subject: null });
  expect(pageQuery(ordersRequest, {}, { need: 'deferred', subject: ['orders'] })).toMatchObject({
    need: 'deferred',
    subject: ['orders'],
  });
});
