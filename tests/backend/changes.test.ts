import { firstId, goneId, type Connection, startSampleBackend } from './sampleBackend.ts';

const sample = startSampleBackend();

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
    const { errors } = await sample().ask(createCustomer, { record });
    expect(errors?.map((error) => error.message)).toEqual([message]);
    expect(errors?.[0]?.extensions).toMatchObject({ code });
    expect(errors?.[0]?.extensions?.fields).toEqual(fields);
    expect(JSON.stringify(errors)).not.toMatch(/node_modules|stack|password/);
  });

  test('of a value that is taken name the field', async () => {
    const { customers } = await sample().data<{ customers: Connection<{ email: string }> }>(
      '{ customers(first: 1) { nodes { email } } }',
    );
    const { errors } = await sample().ask(createCustomer, {
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
    const id = await firstId(sample(), 'customers', 'condition: { status: ACTIVE }');
    const { errors } = await sample().ask(
      'mutation ($id: ID!) { updateCustomer(input: { id: $id, customerPatch: { name: null } }) { customer { id } } }',
      { id },
    );
    expect(errors?.[0]?.message).toBe('Name is required.');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_NULL_VIOLATION', fields: ['name'] });
  });

  test('of deleting what others need say who needs it', async () => {
    const id = await firstId(sample(), 'orders', 'condition: { status: DELIVERED }');
    const { errors } = await sample().ask(
      'mutation ($id: ID!) { deleteOrder(input: { id: $id }) { deletedOrderId } }',
      { id },
    );
    expect(errors?.[0]?.message).toMatch(
      /^This order is still used by (invoices|shipments|tickets)\. Change or delete those first\.$/,
    );
  });

  test('of deleting what is gone say so', async () => {
    const { errors } = await sample().ask(
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
    const id = await firstId(sample(), 'orders', 'condition: { status: CONFIRMED }');
    const ship =
      'mutation ($id: ID!) { shipOrder(input: { id: $id, carrier: DPD, trackingNumber: "TEST-1", parcels: 2 }) { order { id status shippedAt } } }';
    const { shipOrder } = await sample().data<{
      shipOrder: { order: { id: string; status: string; shippedAt: string } };
    }>(ship, { id });
    expect(shipOrder.order).toMatchObject({
      id,
      status: 'SHIPPED',
      shippedAt: expect.any(String) as string,
    });
    const { order } = await sample().data<{ order: { shipments: Connection<object> } }>(
      'query ($id: ID!) { order(id: $id) { shipments(condition: { trackingNumber: "TEST-1" }) { nodes { carrier status parcels } } } }',
      { id },
    );
    expect(order.shipments.nodes).toEqual([{ carrier: 'DPD', status: 'IN_TRANSIT', parcels: 2 }]);
    const { errors } = await sample().ask(ship, { id });
    expect(errors?.[0]?.message).toMatch(
      /^Order SO-\d{4}-\d{5} is shipped and cannot be shipped\.$/,
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'REFUSED',
      hint: expect.any(String) as string,
    });
  });

  test('ship an order without a tracking number under its own', async () => {
    const { createOrder } = await sample().data<{ createOrder: { order: { id: string } } }>(
      'mutation ($customer: ID!) { createOrder(input: { order: { customer: $customer, status: CONFIRMED } }) { order { id } } }',
      { customer: await firstId(sample(), 'customers', '') },
    );
    const { id } = createOrder.order;
    const { shipOrder } = await sample().data<{
      shipOrder: { order: { number: string; shipments: Connection<{ trackingNumber: string }> } };
    }>(
      'mutation ($id: ID!) { shipOrder(input: { id: $id, carrier: OWN_VAN }) { order { number shipments { nodes { trackingNumber } } } } }',
      { id },
    );
    const { number, shipments } = shipOrder.order;
    expect(shipments.nodes).toEqual([{ trackingNumber: `OWN_VAN-${number}` }]);
  });

  test('of an order that is gone say so', async () => {
    const { errors } = await sample().ask(
      'mutation ($id: ID!) { confirmOrder(input: { id: $id }) { order { id } } }',
      { id: goneId('Order') },
    );
    expect(errors?.[0]?.message).toBe('This order does not exist any more.');
  });

  test('confirm and cancel an order, with a reason', async () => {
    const id = await firstId(sample(), 'orders', 'condition: { status: DRAFT }');
    const { confirmOrder } = await sample().data<{ confirmOrder: object }>(
      'mutation ($id: ID!) { confirmOrder(input: { id: $id }) { order { status } } }',
      { id },
    );
    expect(confirmOrder).toEqual({ order: { status: 'CONFIRMED' } });
    const cancel =
      'mutation ($id: ID!, $reason: String!) { cancelOrder(input: { id: $id, reason: $reason }) { order { status cancellationReason } } }';
    const { errors } = await sample().ask(cancel, { id, reason: '  ' });
    expect(errors?.[0]?.message).toBe('Say why the order is cancelled.');
    const { cancelOrder } = await sample().data<{ cancelOrder: object }>(cancel, {
      id,
      reason: ' Rain. ',
    });
    expect(cancelOrder).toEqual({ order: { status: 'CANCELLED', cancellationReason: 'Rain.' } });
  });

  test('refund an invoice in parts, and never more than was paid', async () => {
    const refund =
      'mutation ($id: ID!, $amount: BigFloat!) { refundInvoice(input: { id: $id, amount: $amount }) { invoice { status paidAmount refundedAmount payments(condition: { amount: "-1.50" }) { totalCount } } } }';
    const id = await firstId(
      sample(),
      'invoices',
      'condition: { status: PAID }, orderBy: AMOUNT_DESC',
    );
    const { refundInvoice } = await sample().data<{
      refundInvoice: { invoice: { status: string; paidAmount: string; refundedAmount: string } };
    }>(refund, { id, amount: '1.50' });
    expect(refundInvoice.invoice).toMatchObject({
      status: 'PAID',
      refundedAmount: '1.50',
      payments: { totalCount: 1 },
    });
    const { errors } = await sample().ask(refund, { id, amount: refundInvoice.invoice.paidAmount });
    expect(errors?.[0]?.message).toMatch(/^Only [\d.]+ [A-Z]{3} can be paid back on invoice INV-/);
    const rest = (Number(refundInvoice.invoice.paidAmount) - 1.5).toFixed(2);
    const { refundInvoice: last } = await sample().data<{ refundInvoice: object }>(refund, {
      id,
      amount: rest,
    });
    expect(last).toMatchObject({
      invoice: { status: 'REFUNDED', refundedAmount: refundInvoice.invoice.paidAmount },
    });
  });

  test('merge customers: one keeps everything, the others are closed and point to it', async () => {
    const { customers } = await sample().data<{
      customers: Connection<{ id: string; orders: Connection<never> }>;
    }>(
      '{ customers(first: 3, offset: 20, condition: { status: ACTIVE }) { nodes { id orders { totalCount } } } }',
    );
    const [id, ...otherIds] = customers.nodes.map((node) => node.id);
    const orderCount = customers.nodes.reduce((sum, { orders }) => sum + orders.totalCount, 0);
    const { mergeCustomers } = await sample().data<{ mergeCustomers: object }>(
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
    const { tickets } = await sample().data<{ tickets: Connection<{ id: string }> }>(
      '{ tickets(first: 3, condition: { status: OPEN }) { nodes { id } } }',
    );
    const ids = tickets.nodes.map(({ id }) => id);
    const { closeTickets } = await sample().data<{
      closeTickets: { tickets: { id: string; status: string }[] };
    }>('mutation ($ids: [ID!]!) { closeTickets(input: { ids: $ids }) { tickets { id status } } }', {
      ids,
    });
    expect(closeTickets.tickets.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(new Set(closeTickets.tickets.map(({ status }) => status))).toEqual(new Set(['CLOSED']));
  });

  test('editing a line keeps the sum of its order', async () => {
    const { orderLines } = await sample().data<{
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
    const { updateOrderLine } = await sample().data<{
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

describe('the history of an order', () => {
  const EVENTS =
    'query ($id: ID!) { order(id: $id) { paymentStatus events(orderBy: PRIMARY_KEY_ASC) { nodes { kind changedField oldValue newValue note employee { id } } } } }';

  interface Event {
    readonly kind: string;
    readonly changedField: string | null;
    readonly oldValue: string | null;
    readonly newValue: string | null;
    readonly note: string | null;
    readonly employee: object | null;
  }

  const historyOf = async (id: string) => {
    const { order } = await sample().data<{
      order: { paymentStatus: string; events: Connection<Event> };
    }>(EVENTS, { id });
    return { paymentStatus: order.paymentStatus, events: order.events.nodes };
  };

  test('of the sample goes from its placing to its delivery, by people who work there', async () => {
    const id = await firstId(
      sample(),
      'orders',
      'condition: { status: DELIVERED, channel: PHONE, paymentStatus: PAID }',
    );
    const { events } = await historyOf(id);
    const kinds = events.map(({ kind }) => kind).filter((kind) => kind !== 'EDITED');
    expect(kinds.toSorted()).toEqual(['CONFIRMED', 'DELIVERED', 'PAID', 'PLACED', 'SHIPPED']);
    const done = events.filter(({ kind }) => ['PLACED', 'CONFIRMED', 'SHIPPED'].includes(kind));
    expect(done.map(({ employee }) => employee)).not.toContain(null);
  });

  test('grows with every change, and says from what to what', async () => {
    const customer = await firstId(sample(), 'customers', '');
    const { createOrder } = await sample().data<{ createOrder: { order: { id: string } } }>(
      'mutation ($customer: ID!) { createOrder(input: { order: { customer: $customer } }) { order { id } } }',
      { customer },
    );
    const { id } = createOrder.order;
    const { salesRep } = await sample().data<{
      salesRep: Connection<{ id: string; fullName: string }>;
    }>('{ salesRep: employees(first: 1) { nodes { id fullName } } }');
    const [{ id: rep, fullName }] = salesRep.nodes;
    await sample().data(
      'mutation ($id: ID!, $rep: ID!) { updateOrder(input: { id: $id, orderPatch: { isRush: true, salesRep: $rep, paymentStatus: PAID } }) { order { id } } }',
      { id, rep },
    );
    await sample().data(
      'mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "Ordered twice." }) { order { id } } }',
      { id },
    );
    const { paymentStatus, events } = await historyOf(id);
    expect(paymentStatus).toBe('PAID');
    const nothing = { changedField: null, oldValue: null, newValue: null, note: null };
    const edited = { kind: 'EDITED', note: null, employee: null };
    expect(events).toEqual([
      { ...nothing, kind: 'PLACED', employee: null },
      { ...nothing, kind: 'PAID', employee: null },
      { ...edited, changedField: 'Rush', oldValue: 'false', newValue: 'true' },
      { ...edited, changedField: 'Sales rep', oldValue: null, newValue: fullName },
      { ...nothing, kind: 'CANCELLED', note: 'Ordered twice.', employee: null },
    ]);
  });

  test('follows its invoice: what is refunded in full is no longer paid', async () => {
    const { invoices } = await sample().data<{
      invoices: Connection<{
        id: string;
        paidAmount: string;
        refundedAmount: string;
        order: { id: string };
      }>;
    }>(
      '{ invoices(first: 50, condition: { status: PAID }) { nodes { id paidAmount refundedAmount order { id } } } }',
    );
    const whole = invoices.nodes.find(({ refundedAmount }) => Number(refundedAmount) === 0);
    if (!whole) throw new Error('Every invoice has been refunded in part.');
    const { id, paidAmount: amount, order } = whole;
    expect((await historyOf(order.id)).paymentStatus).toBe('PAID');
    await sample().data(
      'mutation ($id: ID!, $amount: BigFloat!) { refundInvoice(input: { id: $id, amount: $amount }) { invoice { id } } }',
      { id, amount },
    );
    const { paymentStatus, events } = await historyOf(order.id);
    expect(paymentStatus).toBe('REFUNDED');
    expect(events.at(-1)?.kind).toBe('REFUNDED');
  });
});
