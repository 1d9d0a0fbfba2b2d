import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { defineHints } from '../../src/model/hints.ts';
import type { Hints } from '../../src/model/hints.ts';
import { HintError } from '../../src/model/hints/hintProblem.ts';
import { readSdl, resourceOf } from './readSdl.ts';

const SDL = `type Query { orders: [Order!]! archivedOrders: [Order!]! order(id: ID!): Order orderByNumber(number: String!): Order customers: [Customer!]! dailyTotals(from: String!): [Totals!]! }
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

  test('hidden fields and relations are asked for nowhere', () => {
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
