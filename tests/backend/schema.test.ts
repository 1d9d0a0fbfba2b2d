import {
  buildClientSchema,
  getIntrospectionQuery,
  isInputObjectType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { firstId, type Connection, startSampleBackend } from './sampleBackend.ts';

const sample = startSampleBackend();
let schema: GraphQLSchema;

beforeAll(async () => {
  schema = buildClientSchema(await sample().data<IntrospectionQuery>(getIntrospectionQuery()));
});

const TOOLS = ['node', 'stockForecast', 'currentEmployee'];

describe('the schema', () => {
  test('lists every resource with cursor pagination, filter, condition, order and total', () => {
    const fields = schema.getQueryType()!.getFields();
    const resources = [
      'employees',
      'customers',
      'contacts',
      'deliveryAddresses',
      'suppliers',
      'greenLots',
      'products',
      'variants',
      'tags',
      'productTags',
      'blendComponents',
      'roastBatches',
      'stockMovements',
      'standingOrders',
      'orders',
      'orderLines',
      'orderEvents',
      'invoices',
      'payments',
      'shipments',
      'tickets',
      'overdueInvoices',
      'monthlyRevenueFigures',
    ];
    for (const name of resources) {
      expect(Object.keys(fields)).toContain(name);
      const args = fields[name]!.args.map((argument) => argument.name);
      expect(args).toEqual(
        expect.arrayContaining(['first', 'after', 'filter', 'condition', 'orderBy']),
      );
    }
    // Each has a lookup beside its list; the rest is no resource's.
    expect(Object.keys(fields)).toHaveLength(resources.length * 2 + TOOLS.length);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(TOOLS));
  });

  test.each([
    [
      'Order',
      ['customer', 'salesRep', 'lines', 'invoice', 'shipments', 'total', 'lineCount', 'metadata'],
    ],
    [
      'Customer',
      [
        'orders',
        'contacts',
        'mergedInto',
        'mergedCustomers',
        'fullAddress',
        'openAmount',
        'deliveryDays',
      ],
    ],
    ['Employee', ['manager', 'reports', 'fullName', 'photo', 'languages']],
    [
      'Product',
      ['tags', 'productTags', 'greenLots', 'components', 'variants', 'image', 'brewGuide'],
    ],
    ['Variant', ['product', 'priceCents', 'currency', 'needsReorder']],
    ['Invoice', ['order', 'isOverdue', 'balanceDue', 'issuedOn', 'dueOn', 'pdfUrl']],
    ['OverdueInvoice', ['invoice', 'customer', 'daysOverdue']],
    ['ProductTag', ['product', 'tag', 'position', 'addedBy']],
  ])('gives %s short names for its columns and relations', (typeName, expected) => {
    const type = schema.getType(typeName);
    expect(isObjectType(type)).toBe(true);
    const names = Object.keys((type as GraphQLObjectType).getFields());
    expect(names).toEqual(expect.arrayContaining(expected));
    expect(names.filter((name) => /By[A-Z]|rowId|Id$/.test(name))).toEqual([]);
  });

  test('keeps the order of the columns: the id first, what is computed and related last', () => {
    const names = Object.keys((schema.getType('Order') as GraphQLObjectType).getFields());
    expect(names.slice(0, 4)).toEqual(['id', 'number', 'status', 'paymentStatus']);
    expect(names.indexOf('updatedAt')).toBeLessThan(names.indexOf('lineCount'));
    expect(names.indexOf('lineCount')).toBeLessThan(names.indexOf('customer'));
  });

  test('describes tables, columns and relations in words for operators', () => {
    const order = schema.getType('Order') as GraphQLObjectType;
    expect(order.description).toBe('What customers ordered.');
    expect(order.getFields().requestedOn?.description).toBe(
      'Day on which the customer would like it.',
    );
    expect(order.getFields().salesRep?.description).toBe('Who took the order.');
  });

  test('does not let forms set what the database keeps itself', () => {
    const input = schema.getType('OrderInput');
    if (!isInputObjectType(input)) throw new Error('OrderInput is missing.');
    const names = Object.keys(input.getFields());
    expect(names).toEqual(expect.arrayContaining(['customer', 'requestedOn', 'shippingAmount']));
    for (const name of ['createdAt', 'updatedAt', 'total', 'subtotal', 'shippedAt']) {
      expect(names).not.toContain(name);
    }
  });
});

describe('many requests at once', () => {
  test('get each its own answer, and a refused write does not disturb the others', async () => {
    const statuses = ['DELIVERED', 'SHIPPED', 'CANCELLED', 'DRAFT'];
    const count =
      'query ($status: OrderStatus!) { orders(first: 3, condition: { status: $status }) { totalCount nodes { status } } }';
    const before = await Promise.all(statuses.map((status) => sample().data(count, { status })));
    const customer = await firstId(sample(), 'customers', 'condition: { status: ACTIVE }');
    const answers = await Promise.all(
      Array.from({ length: 48 }, async (_, place) => {
        const status = statuses[place % statuses.length]!;
        if (place % 6 === 0) {
          const { errors } = await sample().ask(
            'mutation ($customer: ID!) { createOrder(input: { order: { customer: $customer, status: CANCELLED } }) { order { id } } }',
            { customer },
          );
          return errors?.[0]?.extensions?.constraint === 'orders_cancelled_with_reason';
        }
        const answer = await sample().data(count, { status });
        return JSON.stringify(answer) === JSON.stringify(before[place % statuses.length]);
      }),
    );
    expect(answers).toEqual(answers.map(() => true));
  });
});

test('pages follow each other by cursor without gaps or repeats', async () => {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const {
      employees,
    }: {
      employees: Connection<{ id: string }> & {
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    } = await sample().data(
      'query ($after: Cursor) { employees(first: 10, after: $after, orderBy: [DEPARTMENT_ASC, PRIMARY_KEY_ASC]) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }',
      { after },
    );
    seen.push(...employees.nodes.map(({ id }) => id));
    after = employees.pageInfo.hasNextPage ? employees.pageInfo.endCursor : null;
  } while (after !== null);
  expect(seen).toHaveLength(38);
  expect(new Set(seen).size).toBe(38);
});

test.each<[string, number, Record<string, string>]>([
  ['under another host name', 421, { host: 'elsewhere.example' }],
  ['under a name that only begins like its own', 421, { host: 'localhost.elsewhere.example' }],
  ['from a page of another site', 403, { origin: 'https://elsewhere.example' }],
  ['from a page of no site', 403, { origin: 'null' }],
  ['from a page of another port', 403, { origin: 'http://localhost:5173' }],
  ['that a browser sends for another site', 403, { 'sec-fetch-site': 'cross-site' }],
  ['of a program', 200, {}],
])('a request %s is answered with %d', async (_name, expected, headers) => {
  const { request } = await import('node:http');
  const status = await new Promise((resolve, reject) => {
    const call = request(
      sample().endpoint,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    call.on('error', reject);
    call.end('{"query":"{ __typename }"}');
  });
  expect(status).toBe(expected);
});
