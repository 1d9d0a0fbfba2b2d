import {
  buildClientSchema,
  getIntrospectionQuery,
  GraphQLObjectType,
  isInputObjectType,
  isObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess, type BackendProcess } from './backendProcess.ts';

let parent: string;
let backend: BackendProcess;
let schema: GraphQLSchema;

interface Connection<Node> {
  totalCount: number;
  nodes: Node[];
}

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'frontage-backend-'));
  backend = await startProcess({ directory: join(parent, 'database') });
  schema = buildClientSchema(await backend.data<IntrospectionQuery>(getIntrospectionQuery()));
}, 120_000);

afterAll(async () => {
  await backend?.stop();
  rmSync(parent, { recursive: true, force: true });
});

/** Id of a record that was never there. */
const goneId = (type: string) => Buffer.from(JSON.stringify([type, 999_999])).toString('base64');

const firstId = async (field: string, args: string) => {
  const data = await backend.data<Record<string, Connection<{ id: string }>>>(
    `{ ${field}(first: 1, ${args}) { nodes { id } } }`,
  );
  return data[field]!.nodes[0]!.id;
};

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
    expect(Object.keys(fields)).toHaveLength(resources.length * 2 + 1);
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
    expect(names.slice(0, 4)).toEqual(['id', 'number', 'status', 'channel']);
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

describe('refusals', () => {
  const customer = {
    name: 'Café Test',
    kind: 'CAFE',
    billingStreet: 'Kade 1',
    billingPostalCode: '1000 AA',
    billingCity: 'Delft',
    billingCountry: 'Netherlands',
  };
  const createCustomer =
    'mutation ($record: CustomerInput!) { createCustomer(input: { customer: $record }) { customer { id } } }';

  test.each([
    [
      'a check',
      { ...customer, email: 'nobody' },
      'This does not look like an e-mail address.',
      'CHECK_VIOLATION',
      ['email'],
    ],
    [
      'a range',
      { ...customer, email: 'a@b.example', discountPercent: '61' },
      'The discount must be between 0 and 60 percent.',
      'CHECK_VIOLATION',
      ['discountPercent'],
    ],
    [
      'a missing record',
      { ...customer, email: 'a@b.example', accountManager: goneId('Employee') },
      'There is no such employee.',
      'FOREIGN_KEY_VIOLATION',
      ['accountManager'],
    ],
    [
      'an id of something else',
      { ...customer, email: 'a@b.example', accountManager: goneId('Order') },
      'This is not an id of Employee.',
      'BAD_ID',
      undefined,
    ],
    [
      'a number that is too large',
      { ...customer, email: 'a@b.example', creditLimit: '1e20' },
      'The number is too large.',
      'BAD_VALUE',
      undefined,
    ],
  ])('of %s say what is wrong, and where', async (_what, record, message, code, fields) => {
    const { errors } = await backend.ask(createCustomer, { record });
    expect(errors?.map((error) => error.message)).toEqual([message]);
    expect(errors?.[0]?.extensions).toMatchObject({ code });
    expect(errors?.[0]?.extensions?.fields).toEqual(fields);
    expect(JSON.stringify(errors)).not.toMatch(/node_modules|stack|password/);
  });

  test('of a value that is taken name the field', async () => {
    const { customers } = await backend.data<{ customers: Connection<{ email: string }> }>(
      '{ customers(first: 1) { nodes { email } } }',
    );
    const { errors } = await backend.ask(createCustomer, {
      record: { ...customer, email: customers.nodes[0]!.email },
    });
    expect(errors?.[0]?.message).toBe('Another customer already has this e-mail address.');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'UNIQUE_VIOLATION',
      constraint: 'customers_email_key',
      fields: ['email'],
    });
  });

  test('of an empty required field name it', async () => {
    const id = await firstId('customers', 'condition: { status: ACTIVE }');
    const { errors } = await backend.ask(
      'mutation ($id: ID!) { updateCustomer(input: { id: $id, customerPatch: { name: null } }) { customer { id } } }',
      { id },
    );
    expect(errors?.[0]?.message).toBe('Name is required.');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_NULL_VIOLATION', fields: ['name'] });
  });

  test('of deleting what others need say who needs it', async () => {
    const id = await firstId('orders', 'condition: { status: DELIVERED }');
    const { errors } = await backend.ask(
      'mutation ($id: ID!) { deleteOrder(input: { id: $id }) { deletedOrderId } }',
      { id },
    );
    expect(errors?.[0]?.message).toMatch(
      /^This order is still used by (invoices|shipments|tickets)\. Change or delete those first\.$/,
    );
  });

  test('of deleting what is gone say so', async () => {
    const { errors } = await backend.ask(
      'mutation ($id: ID!) { deleteOrder(input: { id: $id }) { deletedOrderId } }',
      { id: goneId('Order') },
    );
    expect(errors?.[0]).toMatchObject({
      message: 'This record does not exist any more.',
      extensions: { code: 'NOT_FOUND' },
    });
  });
});

describe('actions', () => {
  test('ship an order: it becomes shipped, with a shipment to track', async () => {
    const id = await firstId('orders', 'condition: { status: CONFIRMED }');
    const ship =
      'mutation ($id: ID!) { shipOrder(input: { id: $id, carrier: DPD, trackingNumber: "TEST-1", parcels: 2 }) { order { id status shippedAt } } }';
    const { shipOrder } = await backend.data<{
      shipOrder: { order: { id: string; status: string; shippedAt: string } };
    }>(ship, { id });
    expect(shipOrder.order).toMatchObject({
      id,
      status: 'SHIPPED',
      shippedAt: expect.any(String) as string,
    });
    const { order } = await backend.data<{ order: { shipments: Connection<object> } }>(
      'query ($id: ID!) { order(id: $id) { shipments(condition: { trackingNumber: "TEST-1" }) { nodes { carrier status parcels } } } }',
      { id },
    );
    expect(order.shipments.nodes).toEqual([{ carrier: 'DPD', status: 'IN_TRANSIT', parcels: 2 }]);
    const { errors } = await backend.ask(ship, { id });
    expect(errors?.[0]?.message).toMatch(
      /^Order SO-\d{4}-\d{5} is shipped and cannot be shipped\.$/,
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'REFUSED',
      hint: expect.any(String) as string,
    });
  });

  test('of an order that is gone say so', async () => {
    const { errors } = await backend.ask(
      'mutation ($id: ID!) { confirmOrder(input: { id: $id }) { order { id } } }',
      { id: goneId('Order') },
    );
    expect(errors?.[0]?.message).toBe('This order does not exist any more.');
  });

  test('confirm and cancel an order, with a reason', async () => {
    const id = await firstId('orders', 'condition: { status: DRAFT }');
    const { confirmOrder } = await backend.data<{ confirmOrder: object }>(
      'mutation ($id: ID!) { confirmOrder(input: { id: $id }) { order { status } } }',
      { id },
    );
    expect(confirmOrder).toEqual({ order: { status: 'CONFIRMED' } });
    const cancel =
      'mutation ($id: ID!, $reason: String!) { cancelOrder(input: { id: $id, reason: $reason }) { order { status cancellationReason } } }';
    const { errors } = await backend.ask(cancel, { id, reason: '  ' });
    expect(errors?.[0]?.message).toBe('Say why the order is cancelled.');
    const { cancelOrder } = await backend.data<{ cancelOrder: object }>(cancel, {
      id,
      reason: ' Rain. ',
    });
    expect(cancelOrder).toEqual({ order: { status: 'CANCELLED', cancellationReason: 'Rain.' } });
  });

  test('refund an invoice in parts, and never more than was paid', async () => {
    const refund =
      'mutation ($id: ID!, $amount: BigFloat!) { refundInvoice(input: { id: $id, amount: $amount }) { invoice { status paidAmount refundedAmount payments(condition: { amount: "-1.50" }) { totalCount } } } }';
    const id = await firstId('invoices', 'condition: { status: PAID }, orderBy: AMOUNT_DESC');
    const { refundInvoice } = await backend.data<{
      refundInvoice: { invoice: { status: string; paidAmount: string; refundedAmount: string } };
    }>(refund, { id, amount: '1.50' });
    expect(refundInvoice.invoice).toMatchObject({
      status: 'PAID',
      refundedAmount: '1.50',
      payments: { totalCount: 1 },
    });
    const { errors } = await backend.ask(refund, { id, amount: refundInvoice.invoice.paidAmount });
    expect(errors?.[0]?.message).toMatch(/^Only [\d.]+ [A-Z]{3} can be paid back on invoice INV-/);
    const rest = (Number(refundInvoice.invoice.paidAmount) - 1.5).toFixed(2);
    const { refundInvoice: last } = await backend.data<{ refundInvoice: object }>(refund, {
      id,
      amount: rest,
    });
    expect(last).toMatchObject({
      invoice: { status: 'REFUNDED', refundedAmount: refundInvoice.invoice.paidAmount },
    });
  });

  test('merge customers: one keeps everything, the others are closed and point to it', async () => {
    const { customers } = await backend.data<{
      customers: Connection<{ id: string; orders: Connection<never> }>;
    }>(
      '{ customers(first: 3, offset: 20, condition: { status: ACTIVE }) { nodes { id orders { totalCount } } } }',
    );
    const [id, ...otherIds] = customers.nodes.map((node) => node.id);
    const orderCount = customers.nodes.reduce((sum, { orders }) => sum + orders.totalCount, 0);
    const { mergeCustomers } = await backend.data<{ mergeCustomers: object }>(
      `mutation ($id: ID!, $otherIds: [ID!]!) { mergeCustomers(input: { id: $id, otherIds: $otherIds }) {
        customer { id orders { totalCount } } mergedCustomers { id status mergedInto { id } orders { totalCount } } } }`,
      { id, otherIds },
    );
    expect(mergeCustomers).toEqual({
      customer: { id, orders: { totalCount: orderCount } },
      mergedCustomers: otherIds.map((otherId) => ({
        id: otherId,
        status: 'CLOSED',
        mergedInto: { id },
        orders: { totalCount: 0 },
      })),
    });
  });

  test('close tickets in bulk', async () => {
    const { tickets } = await backend.data<{ tickets: Connection<{ id: string }> }>(
      '{ tickets(first: 3, condition: { status: OPEN }) { nodes { id } } }',
    );
    const ids = tickets.nodes.map(({ id }) => id);
    const { closeTickets } = await backend.data<{
      closeTickets: { tickets: { id: string; status: string }[] };
    }>('mutation ($ids: [ID!]!) { closeTickets(input: { ids: $ids }) { tickets { id status } } }', {
      ids,
    });
    expect(closeTickets.tickets.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(new Set(closeTickets.tickets.map(({ status }) => status))).toEqual(new Set(['CLOSED']));
  });

  test('editing a line keeps the sum of its order', async () => {
    const { orderLines } = await backend.data<{
      orderLines: Connection<{
        id: string;
        quantity: number;
        total: string;
        order: { subtotal: string };
      }>;
    }>(
      '{ orderLines(first: 1, orderBy: PRIMARY_KEY_DESC) { nodes { id quantity total order { subtotal } } } }',
    );
    const line = orderLines.nodes[0]!;
    const { updateOrderLine } = await backend.data<{
      updateOrderLine: { orderLine: { total: string; order: { subtotal: string } } };
    }>(
      'mutation ($id: ID!, $quantity: Int!) { updateOrderLine(input: { id: $id, orderLinePatch: { quantity: $quantity } }) { orderLine { total order { subtotal } } } }',
      { id: line.id, quantity: line.quantity * 2 },
    );
    const added = Number(updateOrderLine.orderLine.total) - Number(line.total);
    expect(added).toBeGreaterThan(0);
    expect(Number(updateOrderLine.orderLine.order.subtotal)).toBeCloseTo(
      Number(line.order.subtotal) + added,
      2,
    );
  });
});

describe('many requests at once', () => {
  test('get each its own answer, and a refused write does not disturb the others', async () => {
    const statuses = ['DELIVERED', 'SHIPPED', 'CANCELLED', 'DRAFT'];
    const count =
      'query ($status: OrderStatus!) { orders(first: 3, condition: { status: $status }) { totalCount nodes { status } } }';
    const before = await Promise.all(statuses.map((status) => backend.data(count, { status })));
    const customer = await firstId('customers', 'condition: { status: ACTIVE }');
    const answers = await Promise.all(
      Array.from({ length: 48 }, async (_, place) => {
        const status = statuses[place % statuses.length]!;
        if (place % 6 === 0) {
          const { errors } = await backend.ask(
            'mutation ($customer: ID!) { createOrder(input: { order: { customer: $customer, status: CANCELLED } }) { order { id } } }',
            { customer },
          );
          return errors?.[0]?.extensions?.constraint === 'orders_cancelled_with_reason';
        }
        const answer = await backend.data(count, { status });
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
    } = await backend.data(
      'query ($after: Cursor) { employees(first: 10, after: $after, orderBy: [DEPARTMENT_ASC, PRIMARY_KEY_ASC]) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }',
      { after },
    );
    seen.push(...employees.nodes.map(({ id }) => id));
    after = employees.pageInfo.hasNextPage ? employees.pageInfo.endCursor : null;
  } while (after !== null);
  expect(seen).toHaveLength(38);
  expect(new Set(seen).size).toBe(38);
});

test('a request under another host name is refused', async () => {
  const { request } = await import('node:http');
  const status = await new Promise((resolve, reject) => {
    const call = request(
      backend.endpoint,
      {
        method: 'POST',
        headers: { host: 'elsewhere.example', 'content-type': 'application/json' },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    call.on('error', reject);
    call.end('{"query":"{ __typename }"}');
  });
  expect(status).toBe(421);
});
