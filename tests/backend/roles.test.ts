import {
  buildClientSchema,
  getNamedType,
  getIntrospectionQuery,
  isInputObjectType,
  isObjectType,
  printSchema,
  type GraphQLOutputType,
  type GraphQLSchema,
  type IntrospectionQuery,
  buildASTSchema,
  Kind,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
} from 'graphql';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInPeople } from '../../src/backend/sample/signInPeople.ts';
import { readOperations } from '../../src/cli/artifacts.ts';
import { lacksOf } from '../../src/roles/lacks.ts';
import { parseRoles } from '../../src/roles/rolesFile.ts';
import { trimDocuments } from '../../src/roles/trimDocuments.ts';
import { unionSchema } from '../../src/roles/unionSchema.ts';
import { startProcess, type BackendProcess } from './backendProcess.ts';
import { fillFolder } from './filledFolder.ts';
import { AUTHENTICATE, claimsOf, signedToken, signIn, unsignedToken } from './tokens.ts';

const PEOPLE = {
  sales: 'tomasz.zawadzki',
  warehouse: 'jaap.hoekstra',
  accounting: 'claire.baudouin',
  admin: 'marieke.van-loon',
};
type Role = keyof typeof PEOPLE;
const roles = Object.keys(PEOPLE) as Role[];

let parent: string;
let backend: BackendProcess;
let secretFile: string;
const tokens = new Map<Role, string>();
const schemas = new Map<Role, GraphQLSchema>();

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'frontage-roles-'));
  const directory = join(parent, 'database');
  secretFile = join(directory, 'frontage-jwt-secret');
  await fillFolder(directory);
  backend = await startProcess({ directory, environment: { FRONTAGE_SAMPLE_SIGN_IN: '1' } });
  for (const role of roles) {
    const token = await signIn(backend, PEOPLE[role]);
    tokens.set(role, token);
    const introspection = await backend.data<IntrospectionQuery>(
      getIntrospectionQuery(),
      {},
      token,
    );
    schemas.set(role, buildClientSchema(introspection));
  }
}, 120_000);

afterAll(async () => {
  await backend?.stop();
  rmSync(parent, { recursive: true, force: true });
});

const ask = (role: Role, query: string, variables?: Record<string, unknown>) =>
  backend.ask<Record<string, never>>(query, variables, tokens.get(role));
const data = <Data>(role: Role, query: string, variables?: Record<string, unknown>) =>
  backend.data<Data>(query, variables, tokens.get(role));

/** Whether a role's schema has a coordinate: `Order.total`, `OrderInput.status`. */
function has(role: Role, coordinate: string): boolean {
  const [typeName = '', fieldName = ''] = coordinate.split('.');
  const type = schemas.get(role)!.getType(typeName);
  return isObjectType(type) || isInputObjectType(type) ? fieldName in type.getFields() : false;
}

/** Selects all fields of a list's records, and the ids of what they are related to. */
function everythingOf(listType: GraphQLOutputType): string {
  const fieldsOf = (type: GraphQLOutputType) => {
    const named = getNamedType(type);
    return isObjectType(named) ? named.getFields() : {};
  };
  const record = fieldsOf(listType).nodes!;
  const selections = Object.values(fieldsOf(record.type)).map(({ name, type, args }) => {
    const inner = fieldsOf(type);
    if (inner.nodes) return `${name}(first: 1) { totalCount nodes { __typename } }`;
    return args.length === 0 && 'id' in inner ? `${name} { id }` : name;
  });
  return `{ ${selections.join(' ')} }`;
}

describe('an employee', () => {
  test('signs in by e-mail address and password, for twelve hours', async () => {
    const token = tokens.get('warehouse')!;
    const { role, employee_id: id, exp } = claimsOf(token);
    expect({ role, id }).toEqual({ role: 'warehouse', id: 5 });
    expect(Number(exp) - Date.now() / 1000).toBeGreaterThan(11.9 * 3600);
    expect(Number(exp) - Date.now() / 1000).toBeLessThan(12.1 * 3600);
    const query = '{ currentEmployee { fullName role department } }';
    expect(await data('warehouse', query)).toEqual({
      currentEmployee: { fullName: 'Jaap Hoekstra', role: 'WAREHOUSE', department: 'WAREHOUSE' },
    });
  });

  test.each([
    ['a wrong password', 'jaap.hoekstra@kadekoffie.example', 'jaap'],
    ['an unknown address', 'nobody@kadekoffie.example', 'jaap-coffee'],
    ['somebody without a role', 'anna.kallas@kadekoffie.example', 'anna-coffee'],
    ['somebody who has left', 'emre.aydin@kadekoffie.example', 'emre-coffee'],
  ])('is refused with %s, in the same words', async (_what, email, password) => {
    const { data: answer, errors } = await backend.ask(AUTHENTICATE, { email, password });
    expect(answer).toEqual({ authenticate: null });
    expect(errors?.map(({ message, extensions }) => ({ message, code: extensions?.code }))).toEqual(
      [{ message: 'The e-mail address or the password is wrong.', code: 'REFUSED' }],
    );
  });
});

test.each(signInPeople)(
  '$name, whom the sign-in screen offers, signs in',
  async ({ values, note }) => {
    const { data: answer } = await backend.ask<{ authenticate: { token: string } }>(AUTHENTICATE, {
      email: values['input.email'],
      password: values['input.password'],
    });
    expect(claimsOf(answer!.authenticate.token).role).toBe(note.toLowerCase());
  },
);

describe('the schema of a role', () => {
  test.each<[Role, readonly string[], readonly string[]]>([
    [
      'sales',
      ['Order.total', 'Variant.priceCents', 'Customer.creditLimit', 'Mutation.confirmOrder'],
      [
        ...['Variant.costCents', 'GreenLot.pricePerKg', 'Supplier.email', 'Shipment.cost'],
        ...['Query.payments', 'Query.monthlyRevenueFigures', 'Query.stockMovements'],
        ...['CustomerPatch.creditLimit', 'Mutation.shipOrder', 'Mutation.refundInvoice'],
        ...['Mutation.deleteCustomer', 'Mutation.updateEmployee', 'Mutation.createProduct'],
      ],
    ],
    [
      'warehouse',
      ['Order.status', 'Variant.stock', 'Contact.phone', 'Mutation.shipOrder', 'Shipment.weightKg'],
      [
        ...['Order.total', 'OrderLine.unitPrice', 'Variant.priceCents', 'Variant.costCents'],
        ...['Contact.email', 'Customer.email', 'Customer.openAmount', 'Query.invoices'],
        ...['OrderCondition.total', 'Mutation.updateOrder', 'Mutation.confirmOrder'],
        ...['Mutation.mergeCustomers', 'Mutation.closeTickets', 'VariantPatch.priceCents'],
      ],
    ],
    [
      'accounting',
      ['Invoice.amount', 'Payment.amount', 'Variant.costCents', 'Mutation.refundInvoice'],
      [
        ...['Mutation.updateOrder', 'Mutation.confirmOrder', 'Mutation.shipOrder'],
        ...['Query.stockMovements', 'Query.roastBatches', 'CustomerPatch.name'],
      ],
    ],
  ])('%s follows from its grants', (role, present, absent) => {
    expect(present.filter((coordinate) => !has(role, coordinate))).toEqual([]);
    expect(absent.filter((coordinate) => has(role, coordinate))).toEqual([]);
    expect(absent.filter((coordinate) => !has('admin', coordinate))).toEqual([]);
  });

  test.each(roles)('has nothing that %s may not read after all', async (role) => {
    const fields = Object.values(schemas.get(role)!.getQueryType()!.getFields());
    const lists = fields.filter(({ args }) => args.some(({ name }) => name === 'orderBy'));
    expect(lists.length).toBeGreaterThan(10);
    const selections = lists.map(
      ({ name, type }) => `${name}(first: 2) { nodes ${everythingOf(type)} }`,
    );
    const { errors } = await ask(role, `{ ${selections.join('\n')} }`);
    expect(errors).toBeUndefined();
  });

  test('has no passwords, for nobody', () => {
    for (const role of roles)
      expect(printSchema(schemas.get(role)!)).not.toMatch(/passwordHash|salt|EmployeePassword/i);
  });

  test('refuses what another role may ask', async () => {
    const query = '{ variants(first: 1) { nodes { priceCents } } }';
    const { errors } = await ask('warehouse', query);
    expect(errors?.[0]?.message).toBe('Cannot query field "priceCents" on type "Variant".');
    expect((await ask('sales', query)).errors).toBeUndefined();
  });
});

describe('the warehouse', () => {
  test('sees the orders that are in the house, and what belongs to them', async () => {
    interface Counts {
      all: { totalCount: number };
      drafts: { totalCount: number };
      orderLines: { totalCount: number };
    }
    const query =
      '{ all: orders { totalCount } drafts: orders(condition: { status: DRAFT }) { totalCount } orderLines { totalCount } }';
    const seen = await data<Counts>('warehouse', query);
    const admin = await data<Counts>('admin', query);
    expect(admin.drafts.totalCount).toBeGreaterThan(0);
    expect(seen.drafts.totalCount).toBe(0);
    expect(seen.all.totalCount).toBeLessThan(admin.all.totalCount);
    expect(seen.orderLines.totalCount).toBeLessThan(admin.orderLines.totalCount);
    expect(seen.orderLines.totalCount).toBeGreaterThan(0);

    const draft = await data<{ orders: { nodes: { id: string }[] } }>(
      'admin',
      '{ orders(first: 1, condition: { status: DRAFT }) { nodes { id } } }',
    );
    const byId = 'query ($id: ID!) { order(id: $id) { number } }';
    expect(await data('warehouse', byId, draft.orders.nodes[0])).toEqual({ order: null });
  });

  test('reads what is computed of rows that it may read in part', async () => {
    const { orders, variants, contacts } = await data<Record<string, { nodes: unknown[] }>>(
      'warehouse',
      '{ orders(first: 1) { nodes { lineCount weightKg } } variants(first: 1) { nodes { needsReorder } } contacts(first: 1) { nodes { fullName } } }',
    );
    expect(orders?.nodes[0]).toEqual({
      lineCount: expect.any(Number),
      weightKg: expect.any(String),
    });
    expect(variants?.nodes[0]).toEqual({ needsReorder: expect.any(Boolean) });
    expect(contacts?.nodes[0]).toEqual({ fullName: expect.stringMatching(/\S \S/) });
  });

  test('ships an order, and the order says who did it', async () => {
    const { orders } = await data<{ orders: { nodes: { id: string }[] } }>(
      'warehouse',
      '{ orders(first: 1, condition: { status: CONFIRMED }) { nodes { id } } }',
    );
    const ship =
      'mutation ($id: ID!) { shipOrder(input: { id: $id, carrier: DHL }) { order { status events(last: 1, orderBy: HAPPENED_AT_ASC) { nodes { kind employee { fullName } } } } } }';
    expect(await data('warehouse', ship, orders.nodes[0])).toEqual({
      shipOrder: {
        order: {
          status: 'SHIPPED',
          events: { nodes: [{ kind: 'SHIPPED', employee: { fullName: 'Jaap Hoekstra' } }] },
        },
      },
    });
  });
});

test('sales takes an order with its lines, and its sum follows', async () => {
  const { customers, variants } = await data<Record<string, { nodes: { id: string }[] }>>(
    'sales',
    '{ customers(first: 1, condition: { status: ACTIVE }) { nodes { id } } variants(first: 1) { nodes { id } } }',
  );
  const create =
    'mutation ($customer: ID!) { createOrder(input: { order: { customer: $customer } }) { order { id } } }';
  const made = await data<{ createOrder: { order: { id: string } } }>('sales', create, {
    customer: customers?.nodes[0]?.id,
  });
  const order = made.createOrder.order.id;
  const add =
    'mutation ($order: ID!, $variant: ID!) { createOrderLine(input: { orderLine: { order: $order, position: 1, variant: $variant, quantity: 2, unitPrice: "10.00" } }) { orderLine { order { subtotal } } } }';
  expect(await data('sales', add, { order, variant: variants?.nodes[0]?.id })).toEqual({
    createOrderLine: { orderLine: { order: { subtotal: '20.00' } } },
  });
});

describe('without a token', () => {
  test('everything is there to be read by tools, and asks to sign in', async () => {
    const introspection = await backend.data<IntrospectionQuery>(getIntrospectionQuery());
    expect(printSchema(buildClientSchema(introspection))).toBe(printSchema(schemas.get('admin')!));
    for (const query of [
      '{ orders(first: 1) { nodes { id } } }',
      'mutation { createTag(input: { tag: { name: "x", color: "#123456" } }) { tag { id } } }',
      'mutation { closeTickets(input: { ids: [] }) { query { __typename } } }',
    ]) {
      const { errors } = await backend.ask(query);
      expect(errors?.[0]).toMatchObject({
        message: 'Sign in first.',
        extensions: { code: 'UNAUTHENTICATED' },
      });
    }
  });
});

describe('a token', () => {
  const secret = () => readFileSync(secretFile, 'utf8');
  const elapsed = Math.floor(Date.now() / 1000) - 3600;
  const notValid = 'This token is not valid. Sign in again.';

  test.each<[string, () => string, number, string, string]>([
    [
      'that has expired',
      () => signedToken({ role: 'admin', exp: elapsed }, secret()),
      401,
      'UNAUTHENTICATED',
      'Your session has expired. Sign in again.',
    ],
    [
      'that another secret signed',
      () => signedToken({ role: 'admin' }, 'x'.repeat(43)),
      401,
      'UNAUTHENTICATED',
      notValid,
    ],
    [
      'that nobody signed',
      () => unsignedToken({ role: 'admin' }),
      401,
      'UNAUTHENTICATED',
      notValid,
    ],
    [
      'for another audience',
      () => signedToken({ role: 'admin', aud: 'another' }, secret()),
      401,
      'UNAUTHENTICATED',
      notValid,
    ],
    [
      'without an expiry',
      () => signedToken({ role: 'admin', exp: undefined }, secret()),
      401,
      'UNAUTHENTICATED',
      notValid,
    ],
    ['that is none', () => 'x.y.z', 401, 'UNAUTHENTICATED', notValid],
    [
      'of a role that is not there',
      () => signedToken({ role: 'pirate' }, secret()),
      403,
      'FORBIDDEN',
      'The database has no such role as yours.',
    ],
    [
      'that asks for the connection’s own user',
      () => signedToken({ role: 'none' }, secret()),
      403,
      'FORBIDDEN',
      'The database has no such role as yours.',
    ],
  ])('%s is refused', async (_what, token, status, code, message) => {
    const response = await fetch(backend.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token()}` },
      body: JSON.stringify({ query: '{ orders(first: 1) { nodes { id } } }' }),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ errors: [{ message, extensions: { code } }] });
  });

  test('is signed with a secret that only the owner of the database may read', () => {
    expect(secret()).toHaveLength(43);
    expect(statSync(secretFile).mode & 0o077).toBe(0);
  });
});

test('requests of several roles at once get each their own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, place) => {
      const role = roles[place % roles.length]!;
      const query = '{ currentEmployee { role } __typename }';
      const { currentEmployee } = await data<{ currentEmployee: { role: string } }>(role, query);
      return currentEmployee.role === role.toUpperCase();
    }),
  );
  expect(answers).toEqual(answers.map(() => true));
  const { errors } = await backend.ask('{ currentEmployee { role } }');
  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test.each(roles)('%s: is sent no more than it has, and gets all that it asks', async (role) => {
  const { document } = unionSchema(
    (['admin', 'sales', 'warehouse', 'accounting'] as const).map((one) => ({
      role: one,
      document: parse(printSchema(schemas.get(one)!), { noLocation: true }),
    })),
  );
  const own = schemas.get(role)!;
  const lacks = lacksOf(document, parse(printSchema(own), { noLocation: true }));
  const operations = await readOperations('.');
  const texts = new Map(operations.map(({ name, text }) => [name, text]));
  const union = { document, schema: buildASTSchema(document) };
  const refused = [];
  for (const { name, text = texts.get(name) } of trimDocuments(role, operations, union, lacks)
    .documents) {
    if (typeof text !== 'string') continue;
    const sent = parse(text);
    expect([name, validate(own, sent)]).toEqual([name, []]);
    if (!isAskedWithoutVariables(sent)) continue;
    const { errors } = await ask(role, text);
    if (errors) refused.push([name, errors]);
  }
  expect(refused).toEqual([]);
});

test.each(roles)('%s: the part of the schema that is committed is its own', (role) => {
  const committed = parseRoles(readFileSync('schema/roles.json', 'utf8')).roles;
  const union = parse(readFileSync('schema/schema.graphql', 'utf8'), { noLocation: true });
  const own = parse(printSchema(schemas.get(role)!), { noLocation: true });
  expect(lacksOf(union, own)).toEqual(committed[role].lacks);
});

/** Whether a document is a query that needs no variables. */
function isAskedWithoutVariables({ definitions }: DocumentNode): boolean {
  return definitions.every(
    (node) =>
      node.kind !== Kind.OPERATION_DEFINITION ||
      (node.operation === OperationTypeNode.QUERY &&
        node.variableDefinitions?.every(
          ({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue,
        )),
  );
}
