import {
  getSelector,
  type ConcreteRequest,
  type Environment,
  type ReaderFragment,
} from 'relay-runtime';
import type { HandOver } from '../../src/relay/handOver.ts';
import { operationOf, pageQuery, type PageQuery } from '../../src/relay/pageQueries.ts';
import type { GraphQLResult } from '../../src/relay/result.ts';
import orderQueryNode, { type OrderQuery } from './project/__generated__/OrderQuery.graphql.ts';
import orderRecordNode from './project/__generated__/Order_record.graphql.ts';
import ordersCountNode, {
  type OrdersCountQuery,
} from './project/__generated__/OrdersCountQuery.graphql.ts';
import ordersInAllNode from './project/__generated__/OrdersInAllQuery.graphql.ts';
import ordersQueryNode, { type OrdersQuery } from './project/__generated__/OrdersQuery.graphql.ts';
import ordersRowsNode from './project/__generated__/Orders_rows.graphql.ts';

export const orderRequest: ConcreteRequest = orderQueryNode;
export const ordersRequest: ConcreteRequest = ordersQueryNode;
export const countRequest: ConcreteRequest = ordersCountNode;
/** The number of orders, whatever is looked for. */
export const inAllRequest: ConcreteRequest = ordersInAllNode;
export const orderFragment: ReaderFragment = orderRecordNode;
export const rowsFragment: ReaderFragment = ordersRowsNode;

/** The page of one order. */
export function orderPage(id: string): PageQuery {
  return pageQuery<OrderQuery>(orderRequest, { id }, { subject: ['order'] });
}

export function listQuery(variables: OrdersQuery['variables'] = {}): PageQuery {
  return pageQuery<OrdersQuery>(ordersRequest, variables);
}

export function countQuery(need: PageQuery['need'] = 'deferred'): PageQuery {
  return pageQuery<OrdersCountQuery>(countRequest, {}, { need });
}

/** The number of orders, and after it the page of the order of that number. */
export function countedOrderQuery(): PageQuery {
  return pageQuery<OrdersCountQuery>(
    countRequest,
    {},
    {
      followedBy: (data) => ({
        order: orderPage(String((data as OrdersCountQuery['response']).orderCount)),
      }),
    },
  );
}

/** An order as a backend sends it. */
export function order(id: string, fields: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    number: `#${id}`,
    status: 'shipped',
    note: null,
    total: '12.50',
    customer: { id: `customer-${id}`, name: 'Ada' },
    ...fields,
  };
}

/** A page of a list as a backend sends it. */
export function listResponse(count: number): GraphQLResult {
  const edges = Array.from({ length: count }, (_, index) => ({
    node: order(`gid-shop-order-${1000 + index}`),
  }));
  const pageInfo = {
    hasNextPage: true,
    hasPreviousPage: false,
    startCursor: 'WyJwcmltYXJ5X2tleV9hc2MiLFsxXV0=',
    endCursor: 'WyJwcmltYXJ5X2tleV9hc2MiLFsyNV1d',
  };
  return { data: { orders: { edges, pageInfo } } };
}

/** What a server hands over, as it arrives in the browser. */
export function handOverOf(
  query: PageQuery,
  result: GraphQLResult | null,
  more: Partial<HandOver> = {},
): HandOver {
  const { node, variables } = operationOf(query).request;
  const handOver = {
    name: node.params.name,
    variables,
    result,
    error: null,
    fetchedAt: Date.now(),
  };
  return JSON.parse(JSON.stringify({ ...handOver, ...more })) as HandOver;
}

/** What the page of an order shows: the query's own data and, where the order is there, its fields. */
export function shownOrder(environment: Environment, query: PageQuery): unknown {
  const { data } = environment.lookup(operationOf(query).fragment);
  const { order: found } = data as { order: { ok: boolean; value?: unknown } };
  if (!found.ok || !found.value) return { order: found };
  const selector = getSelector(orderFragment, found.value);
  if (!selector || selector.kind !== 'SingularReaderSelector') throw new Error('No such order.');
  const { data: fields, isMissingData } = environment.lookup(selector);
  return { fields, isMissingData };
}
