import { buildSchema, parse } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { defineHints } from '../../src/model/hints.ts';
import type { Hints } from '../../src/model/hints.ts';
import { HintError } from '../../src/model/hints/hintProblem.ts';
import type { HintProblem } from '../../src/model/hints/hintProblem.ts';
import { readModel } from '../../src/model/readModel.ts';
import { findIdleColumns } from '../../src/scaffold/fields/idleColumns.ts';
import { readSdl, resourceOf } from './readSdl.ts';

const SDL = `type Query { orders: [Order!]! archivedOrders: [Order!]! order(id: ID!): Order orderByNumber(number: String!): Order customers(first: Int): [Customer!]! dailyTotals(from: String!): [Totals!]! }
  type Order { id: ID! number: String! note: String total: Float tax: Float unit: String customer: Customer name: Name } type Name { long: String short: String }
  type Customer { id: ID! name: String! orders: [Order!]! } type Totals { day: String! }`;

const order = (hints: NonNullable<Hints['resources']>[string]) =>
  resourceOf(readSdl(SDL, { resources: { Order: hints } }), 'Order');

describe('hints overrule the reading', () => {
  test('labels, title and columns', () => {
    expect(
      order({
        label: 'Sale',
        pluralLabel: 'Sales made',
        title: 'note',
        columns: ['number', 'customer'],
      }),
    ).toMatchObject({
      label: 'Sale',
      pluralLabel: 'Sales made',
      title: ['note'],
      columns: ['number', 'customer'],
      why: { title: 'a hint says so' },
    });
  });

  test('a title inside an object', () => {
    expect(order({ title: ['name.short'] }).title).toEqual(['name.short']);
  });

  test('hidden fields and relations are selected nowhere', () => {
    const { fields, relations } = order({ hide: ['note', 'customer'] });
    expect(fields.map(({ name }) => name)).not.toContain('note');
    expect(relations).toEqual([]);
  });

  test('what single fields and relations are called', () => {
    const { fields, relations } = order({ labels: { total: 'Grand total', customer: 'Buyer' } });
    expect(fields.find(({ name }) => name === 'total')?.label).toBe('Grand total');
    expect(relations[0].label).toBe('Buyer');
    expect(() => order({ labels: { totals: 'Sum' } })).toThrow(HintError);
  });

  test('formats and currencies', () => {
    const { fields } = order({
      format: { note: 'markdown' },
      currency: { total: 'EUR', tax: 'unit' },
    });
    const of = (name: string) => fields.find((field) => field.name === name);
    expect(of('note')?.format).toBe('markdown');
    expect(of('total')).toMatchObject({
      format: 'money',
      money: { amount: ['total'], fixedCurrency: 'EUR', currency: null },
    });
    expect(of('tax')).toMatchObject({
      format: 'money',
      money: { fixedCurrency: null, currency: ['unit'] },
    });
  });

  test('money that lies deeper, with a currency from anywhere in the record', () => {
    const sdl = `type Query { trips: [Trip!]! trip(id: ID!): Trip }
      type Trip { id: ID! code: String fare: Fare meta: Meta }
      type Fare { base: Part unit: String } type Part { sum: Float inCents: Int } type Meta { cur: String }`;
    const fare = (currency: Record<string, string>, format = {}) =>
      resourceOf(readSdl(sdl, { resources: { Trip: { currency, format } } }), 'Trip').fields.find(
        ({ name }) => name === 'fare',
      );
    expect(fare({ 'fare.base.sum': 'meta.cur' })?.fields?.[0]?.fields?.[0]).toMatchObject({
      format: 'money',
      money: { unit: 'major', amount: ['sum'], currency: ['meta', 'cur'], currencyOfRecord: true },
    });
    expect(fare({ 'fare.base.inCents': 'EUR' })?.fields?.[0]?.fields?.[1]).toMatchObject({
      money: { unit: 'minor', amount: ['inCents'], currency: null, fixedCurrency: 'EUR' },
    });
    expect(fare({ 'fare.base': 'fare.unit' })?.fields?.[0]).toMatchObject({
      money: { amount: ['sum'], currency: ['fare', 'unit'], currencyOfRecord: true },
    });
    const counted = readSdl(sdl, {
      resources: { Trip: { unit: { 'fare.base': 'minor' } } },
    });
    const [base] =
      resourceOf(counted, 'Trip').fields.find(({ name }) => name === 'fare')?.fields ?? [];
    expect(base).toMatchObject({ format: 'money', money: { unit: 'minor', amount: ['sum'] } });
    expect(() => fare({ 'fare.base.some': 'EUR' })).toThrow('`fare.base.some` has no field `some`');
  });

  test('the key, of whose parts the schema does not say that they are one', () => {
    const sdl = `type Query { enrolments(where: Filters): [Enrolment!]! courses: [Course!]! students: [Student!]! }
      type Enrolment { studentId: ID! courseId: ID! grade: Int course: Course! student: Student! }
      type Course { id: ID! title: String! } type Student { id: ID! name: String! }
      input Filters { studentId: IdFilters courseId: IdFilters } input IdFilters { eq: ID in: [ID!] }
      input Values { studentId: ID courseId: ID grade: Int }
      type Mutation {
        updateEnrolments(set: Values!, where: Filters): [Enrolment!]!
        deleteFromEnrolments(where: Filters): [Enrolment!]!
      }`;
    const own = resourceOf(readSdl(sdl), 'Enrolment');
    expect(own).toMatchObject({ identity: null, lookup: null, update: null, delete: null });
    const where = {
      studentId: { eq: { hole: 'studentId', type: 'ID' } },
      courseId: { eq: { hole: 'courseId', type: 'ID' } },
    };
    const hints = { resources: { Enrolment: { key: ['studentId', 'courseId'] } } };
    expect(resourceOf(readSdl(sdl, hints), 'Enrolment')).toMatchObject({
      identity: { fields: ['studentId', 'courseId'] },
      lookup: { path: ['enrolments'], key: ['studentId', 'courseId'], variables: { where } },
      update: { path: ['updateEnrolments'], variables: { where } },
      delete: { path: ['deleteFromEnrolments'], variables: { where } },
      join: { sides: ['course', 'student'] },
      why: { identity: 'a hint says so' },
    });
  });

  test('the list and the lookup', () => {
    expect(order({ list: 'archivedOrders', lookup: 'orderByNumber' })).toMatchObject({
      list: { path: ['archivedOrders'] },
      lookup: { path: ['orderByNumber'], key: ['number'] },
    });
    expect(order({ list: false, lookup: false })).toMatchObject({ list: null, lookup: null });
  });

  test('mutations', () => {
    const sdl = `${SDL} type Mutation { createOrder(number: String!): Order deleteOrder(id: ID!): Order cancelOrder(id: ID!): Order shipOrder(id: ID!): Order }`;
    const of = (hints: NonNullable<Hints['resources']>[string]) =>
      resourceOf(readSdl(sdl, { resources: { Order: hints } }), 'Order');
    expect(of({ create: false })).toMatchObject({
      create: null,
      delete: { path: ['deleteOrder'] },
    });
    const cancelled = of({ delete: 'cancelOrder' });
    expect(cancelled.delete?.path).toEqual(['cancelOrder']);
    expect(cancelled.actions.map(({ path }) => path.join('.'))).toEqual(['shipOrder']);
    expect(of({ actions: ['shipOrder', 'cancelOrder'] }).actions.map(({ name }) => name)).toEqual([
      'shipOrder',
      'cancelOrder',
    ]);
    expect(() => of({ actions: ['shipOrdr'] })).toThrow(
      'Hint `resources.Order.actions`: the schema has no mutation `shipOrdr`. Did you mean "shipOrder"?',
    );
  });

  test('mutations whose names and answers say nothing of the record', () => {
    const sdl = `${SDL} type Mutation { touch(order: ID!, note: String): Boolean intake(number: String!): Int ping: Boolean }`;
    const of = (hints: NonNullable<Hints['resources']>[string]) =>
      readSdl(sdl, { resources: { Order: hints } });
    const model = of({ create: 'intake', update: 'touch' });
    expect(resourceOf(model, 'Order').create).toMatchObject({
      path: ['intake'],
      variables: {},
      parameters: [{ slot: ['number'], required: true }],
    });
    expect(resourceOf(model, 'Order').update).toMatchObject({
      path: ['touch'],
      variables: { order: { hole: 'id' } },
    });
    expect(model.tools.map(({ path }) => path.join('.'))).not.toContain('intake');
    expect(() => of({ update: 'ping' })).toThrow(
      'Hint `resources.Order.update`: `ping` does not say which Order it is about',
    );
  });

  test('which tools there are, and what they are called', () => {
    const sdl =
      'type Query { orders: [Order!]! order(id: ID!): Order version: String build: String } type Order { id: ID! }';
    const labels = (hints: Hints['tools']) =>
      readSdl(sdl, { tools: hints }).tools.map(({ label }) => label);
    expect(labels({ exclude: ['build'], labels: { version: 'Release' } })).toEqual(['Release']);
    expect(labels({ include: ['build'] })).toEqual(['Build']);
    expect(() => labels({ exclude: ['biuld'] })).toThrow(
      'Hint `tools.exclude`: no tool is at `biuld`. Did you mean "build"?',
    );
  });

  test('what is about an excluded type is no tool either', () => {
    const sdl = `${SDL} type Mutation { createCustomer(name: String!): Customer }`;
    expect(readSdl(sdl, { exclude: ['Customer'] }).tools.map(({ path }) => path.join('.'))).toEqual(
      ['dailyTotals'],
    );
  });

  test('excluded types are no resources, nor shown as part of others', () => {
    const model = readSdl(SDL, { exclude: ['Customer'] });
    expect(model.resources.map(({ type }) => type)).toEqual(['Order']);
    expect(resourceOf(model, 'Order').relations).toEqual([]);
    expect(resourceOf(model, 'Order').fields.map(({ name }) => name)).not.toContain('customer');
  });

  test('included types are the only resources, whatever the reader would say of them', () => {
    expect(
      readSdl(SDL, { include: ['Totals', 'Customer'] }).resources.map(({ type }) => type),
    ).toEqual(['Customer', 'Totals']);
  });

  test('are typed by the names of the schema: a wrong one does not compile', () => {
    type Names = { types: { Order: 'id' | 'number' }; queries: 'orders'; mutations: 'ship' };
    type Accepts<Written> = Written extends Hints<Names> ? true : false;
    const accepted: Accepts<{ resources: { Order: { title: 'number'; list: 'orders' } } }> = true;
    const refused: Accepts<{ resources: { Order: { title: 'numbr' } } }> = false;
    const refusedPath: Accepts<{ resources: { Order: { update: 'shp' } } }> = false;
    const hints = defineHints<Names>({ resources: { Order: { actions: ['ship'] } } });
    expect([accepted, refused, refusedPath, hints.resources?.Order?.actions]).toEqual([
      true,
      false,
      false,
      ['ship'],
    ]);
  });

  test('are given back as they are written', () => {
    const hints = { exclude: ['Customer'] };
    expect(defineHints(hints)).toBe(hints);
  });
});

describe('a hint for what does not exist is an error that names it and what is near', () => {
  test.each<[string, Hints, string]>([
    [
      'a type',
      { resources: { Ordr: {} } },
      'Hint `resources`: the schema has no type `Ordr`. Did you mean "Order"?',
    ],
    [
      'an excluded type',
      { exclude: ['Custmer'] },
      'Hint `exclude`: the schema has no type `Custmer`. Did you mean "Customer"?',
    ],
    [
      'a column',
      { resources: { Order: { columns: ['numbr'] } } },
      'Hint `resources.Order.columns`: Order has no field `numbr`. Did you mean "number" or "name"?',
    ],
    [
      'a title',
      { resources: { Order: { title: 'name.shrt' } } },
      'Hint `resources.Order.title`: Name has no field `shrt`. Did you mean "short"?',
    ],
    [
      'a title that is an object',
      { resources: { Order: { title: 'name' } } },
      'Hint `resources.Order.title`: `name` is an object; name one of its fields, such as `name.long`.',
    ],
    [
      'a key',
      { resources: { Order: { key: ['numbr'] } } },
      'Hint `resources.Order.key`: Order has no field `numbr`. Did you mean "number" or "name"?',
    ],
    [
      'a key that is a record',
      { resources: { Order: { key: 'customer' } } },
      'Hint `resources.Order.key`: `customer` is no single value.',
    ],
    [
      'a currency',
      { resources: { Order: { currency: { total: 'unti' } } } },
      'Hint `resources.Order.currency.total`: Order has no field `unti`. Did you mean "unit"?',
    ],
    [
      'a list',
      { resources: { Order: { list: 'order' } } },
      'Hint `resources.Order.list`: no list of this type is at `order`. Did you mean "orders"?',
    ],
    [
      'a lookup',
      { resources: { Order: { lookup: 'orderByNummer' } } },
      'Hint `resources.Order.lookup`: nothing fetches this type at `orderByNummer`. Did you mean "orderByNumber"?',
    ],
    [
      'a name that JavaScript objects have',
      { resources: { Order: { hide: ['constructor'] } } },
      'Hint `resources.Order.hide`: Order has no field `constructor`.',
    ],
  ])('%s', (_, hints, message) => {
    const build = () => buildModel(buildSchema(SDL), hints);
    expect(build).toThrow(HintError);
    expect(build).toThrow(message);
  });
});

describe('what is wrong with hints is said', () => {
  const problemsOf = (hints: unknown) => {
    const problems: HintProblem[] = [];
    const report = (problem: HintProblem) => problems.push(problem);
    const model = buildModel(buildSchema(SDL), hints as Hints, { report });
    return { model, said: problems.map(({ hint, message }) => `${hint}: ${message}`), problems };
  };

  test('all at once, and the others are followed', () => {
    const { model, said } = problemsOf({
      exclude: ['Custmer'],
      resources: {
        Gone: { label: 'Gone' },
        Order: { columns: ['numbr', 'note'], list: 'ordrs', update: 'ordr', label: 'Sale' },
      },
      tools: { exclude: ['dailyTotal'] },
    });
    expect(said).toEqual([
      expect.stringContaining(
        'exclude: the schema has no type `Custmer`. Did you mean "Customer"?',
      ),
      'resources: the schema has no type `Gone`.',
      expect.stringContaining('resources.Order.columns: Order has no field `numbr`.'),
      expect.stringContaining('resources.Order.list: no list of this type is at `ordrs`.'),
      'resources.Order.update: the schema has no mutation `ordr`.',
      'tools.exclude: no tool is at `dailyTotal`. Did you mean "dailyTotals"?',
    ]);
    expect(resourceOf(model, 'Order')).toMatchObject({
      label: 'Sale',
      columns: ['note'],
      list: { path: ['orders'] },
    });
  });

  test.each<[string, unknown, string]>([
    [
      'a number for a text',
      { resources: { Order: { label: 3 } } },
      'resources.Order.label: takes a text, not `3`.',
    ],
    [
      'a text for a list',
      { resources: { Order: { columns: 'number' } } },
      'resources.Order.columns: takes a list, not `number`.',
    ],
    [
      'true for a path',
      { resources: { Order: { list: true } } },
      'resources.Order.list: takes a path such as `orders`, or false for none, not `true`.',
    ],
    ['a function in a list', { exclude: [() => 1] }, 'exclude[0]: takes a text, not a function.'],
    ['null for an object', { resources: null }, 'resources: takes an object, not null.'],
    ['a list for an object', { tools: [] }, 'tools: takes an object, not a list.'],
    [
      'a format that there is not',
      { resources: { Order: { format: { note: 'mony' } } } },
      'resources.Order.format.note: there is no format `mony`. Did you mean "money"?',
    ],
    [
      'a hint that there is not',
      { resources: { Order: { colums: ['note'] } } },
      'resources.Order.colums: there is no such hint. Did you mean "columns"?',
    ],
    [
      'a pattern in what is allowed',
      { allow: ['*.token'] },
      'allow[0]: takes one field by its name, such as `User.ssn`, not `*.token`.',
    ],
  ])('%s', (_, hints, message) => {
    const { said, problems } = problemsOf(hints);
    expect(said).toEqual([message]);
    expect(problems[0]?.kind).toBe('mistake');
  });

  test.each<[string, Hints, string]>([
    [
      'a title in another record',
      { resources: { Order: { title: ['customer.name'] } } },
      'resources.Order.title: has no effect: `customer` leads to a record of Customer. Its title is made of its own values.',
    ],
    [
      'a key that nothing takes',
      { resources: { Customer: { key: 'name' } } },
      'resources.Customer.key: has no effect: nothing fetches a record of Customer by it.',
    ],
    [
      'a label for what is hidden',
      { resources: { Order: { hide: ['note'], labels: { note: 'Remark' } } } },
      'resources.Order.labels.note: has no effect: `note` is hidden.',
    ],
    [
      'a format of a relation',
      { resources: { Order: { format: { customer: 'url' } } } },
      'resources.Order.format.customer: has no effect: `customer` is no value of Order.',
    ],
    [
      'a type that is no resource',
      { resources: { Name: { label: 'Called' } } },
      'resources.Name: has no effect: Name is no resource, nor what stands around the records of one.',
    ],
    [
      'a type that is excluded',
      { exclude: ['Customer'], resources: { Customer: { label: 'Client' } } },
      'resources.Customer: has no effect: hints exclude the type.',
    ],
    [
      'the label of a tool that is left out',
      { tools: { exclude: ['dailyTotals'], labels: { dailyTotals: 'Totals' } } },
      'tools.labels.dailyTotals: has no effect: hints leave out the tool `dailyTotals`.',
    ],
  ])('%s changes nothing', (_, hints, message) => {
    const { said, problems } = problemsOf(hints);
    expect(said).toEqual([message]);
    expect(problems[0]?.kind).toBe('idle');
  });

  test('columns that no table can have', () => {
    const sdl = `type Query { orders: [Order!]! order(id: ID!): Order customers: [Customer!]! customer(id: ID!): Customer }
      type Order { id: ID! number: String! total: Total parts(size: Int!): Int } type Total { net: Net } type Net { some: Int }
      type Customer { id: ID! name: String! orders: [Order!]! }`;
    const hints: Hints = {
      resources: {
        Order: { columns: ['number', 'total', 'parts'] },
        Customer: { columns: ['name', 'orders'] },
      },
    };
    const { model } = readModel(parse(sdl), hints);
    expect(findIdleColumns(model, hints).map(({ message }) => message)).toEqual([
      '`total` is no column: it holds an object, which no cell shows.',
      '`parts` is no column: it is no value of Order that can be asked for in a list.',
      '`orders` is no column: it leads to many records, which have a tab on the record’s page.',
    ]);
  });
});
