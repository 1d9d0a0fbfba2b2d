import { isAppointment } from '../../src/model/fields/moments.ts';
import { readSdl, resourceOf } from './readSdl.ts';

function fieldsOf(fields: string, more = '') {
  return resourceOf(
    readSdl(`type Query { things: [Thing!]! } type Thing { id: ID! ${fields} } ${more}`),
    'Thing',
  ).fields;
}

function field(declaration: string, more = '', name = nameIn(declaration)) {
  const found = fieldsOf(declaration, more).find((candidate) => candidate.name === name);
  if (!found) throw new Error(`${name} is no field`);
  return found;
}

/** The first field's name, which may have a description before it. */
function nameIn(declaration: string): string {
  return /^(?:"[^"]*" )?(\w+)/.exec(declaration)?.[1] ?? '';
}

describe('kinds of values', () => {
  test.each([
    ['x: String', '', 'string'],
    ['x: Int', '', 'integer'],
    ['x: Float', '', 'float'],
    ['x: Boolean', '', 'boolean'],
    ['x: ID', '', 'id'],
    ['x: E', 'enum E { A }', 'enum'],
    ['x: DateTime', 'scalar DateTime', 'datetime'],
    ['x: ISOString', 'scalar ISOString', 'datetime'],
    ['x: Stamp', '"Written as YYYY-MM-DDTHH:mm:ss.sssZ." scalar Stamp', 'datetime'],
    ['x: timestamptz', 'scalar timestamptz', 'datetime'],
    ['x: Date', 'scalar Date', 'date'],
    ['createdAt: Date', 'scalar Date', 'datetime'],
    ['expires_at: Int', '', 'datetime'],
    ['createdAt: Float', '', 'datetime'],
    ['revokedTimestamp: Long', 'scalar Long', 'datetime'],
    ['"Seconds since the epoch." seen: Int', '', 'datetime'],
    ['"Unix file mode." mode: Int', '', 'integer'],
    ['soldAt: Int', '', 'integer'],
    ['created: Int', '', 'integer'],
    ['ratedAt: Float', '', 'float'],
    ['createdAt: String', '', 'datetime'],
    ['x: Time', 'scalar Time', 'time'],
    ['x: Time', '"An ISO 8601 moment." scalar Time', 'datetime'],
    ['x: Time', '"The time of day. It does not include the date." scalar Time', 'time'],
    ['x: Day', 'scalar Day', 'date'],
    ['x: Day', '"A number of days." scalar Day', 'integer'],
    ['x: BigInt', 'scalar BigInt', 'integer'],
    ['x: BigFloat', 'scalar BigFloat', 'decimal'],
    ['x: numeric', 'scalar numeric', 'decimal'],
    ['x: JSON', 'scalar JSON', 'json'],
    ['x: UUID', 'scalar UUID', 'string'],
    ['x: Whatever', 'scalar Whatever', 'unknown'],
    ['x: Address', 'type Address { city: String }', 'object'],
  ])('%s %s is %s', (declaration, more, kind) => {
    expect(field(declaration, more).kind).toBe(kind);
  });

  test('a date is a date alone where the schema has a scalar for moments', () => {
    expect(field('createdAt: Date, other: DateTime', 'scalar Date scalar DateTime').kind).toBe(
      'date',
    );
  });

  test('lists, nullability and deprecations are read', () => {
    expect(field('x: [String!]!')).toMatchObject({
      list: true,
      nullable: false,
      deprecated: false,
      type: '[String!]!',
    });
    expect(field('x: String @deprecated')).toMatchObject({
      list: false,
      nullable: true,
      deprecated: true,
    });
  });
});

describe('formats', () => {
  test.each([
    ['email: String', '', 'email'],
    ['website: String', '', 'url'],
    ['x: URI', 'scalar URI', 'url'],
    ['avatarUrl: String', '', 'image'],
    ['image: String', '', 'image'],
    ['image: String! command: String!', '', null],
    ['phoneNumber: String', '', 'phone'],
    ['x: UUID', 'scalar UUID', 'uuid'],
    ['color: String', '', 'color'],
    ['apiKey: String', '', 'secret'],
    ['passwordHash: String', '', 'secret'],
    ['descriptionHtml: String', '', 'html'],
    ['description: String', '', 'longText'],
    ['countryCode: String', '', 'country'],
    ['currency: String', '', 'currency'],
    ['discountPercent: Float', '', 'percent'],
    ['fileSize: Int', '', 'bytes'],
    ['duration: Int', '', 'duration'],
    ['title: String', '', null],
    ['monkey: String', '', null],
    ['tokenCount: Int', '', null],
  ])('%s %s is %s', (declaration, more, format) => {
    expect(field(declaration, more).format).toBe(format);
  });
});

test.each([
  ['"The text, in Markdown." x: String', 'markdown'],
  ['"Supports GitHub-flavored Markdown." description: String', 'markdown'],
  ['"HTML rendered from Markdown." x: String', null],
  ['"Plain text, not Markdown." description: String', 'longText'],
  ['"Path of the Markdown file." x: String', null],
  ['"Supports Markdown." count: Int', null],
])('a field described as %s has the format %s', (declaration, format) => {
  const name = / (\w+): /.exec(declaration)?.[1];
  expect(field(declaration, '', name).format).toBe(format);
});

test.each([
  ['startsAt', true],
  ['scheduled_for', true],
  ['dueAt', true],
  ['departure', true],
  ['estimatedArrivalTime', true],
  ['createdAt', false],
  ['updated_at', false],
  ['startedAt', false],
  ['endUserSince', false],
  ['lastLoginAt', false],
])('%s matters to the minute: %s', (name, matters) => {
  expect(isAppointment(name)).toBe(matters);
});

describe('money', () => {
  test.each([
    [
      'hundredths by name',
      'totalCents: Int',
      '',
      { unit: 'minor', amount: ['totalCents'], currency: null },
    ],
    [
      'an amount with a currency beside it',
      'total: Float, currency: String',
      '',
      { unit: 'major', amount: ['total'], currency: ['currency'] },
    ],
    [
      'a scalar called money',
      'total: Money, currencyCode: C',
      '"In minor units." scalar Money enum C { EUR }',
      { unit: 'minor', amount: ['total'], currency: ['currencyCode'] },
    ],
    [
      'an object',
      'price: Money',
      'type Money { amount: Float! currency: String! }',
      { unit: 'major', amount: ['amount'], currency: ['currency'] },
    ],
    [
      'an object of objects',
      'total: Bag',
      'type Bag { shopMoney: Money! } type Money { amount: String! currencyCode: String! }',
      { unit: 'major', amount: ['shopMoney', 'amount'], currency: ['shopMoney', 'currencyCode'] },
    ],
    [
      'an object in hundredths',
      'price: Money',
      'type Money { centAmount: Int! currencyCode: String! }',
      { unit: 'minor', amount: ['centAmount'], currency: ['currencyCode'] },
    ],
    [
      'a whole number in the smallest unit',
      'price: Money',
      'type Money { amountMinor: Int! currency: Currency! } enum Currency { EUR USD }',
      { unit: 'minor', amount: ['amountMinor'], currency: ['currency'] },
    ],
    [
      'a value in a unit that is a currency',
      'price: Amount',
      'type Amount { value: Float! unit: Unit! } enum Unit { EUR USD }',
      { unit: 'major', amount: ['value'], currency: ['unit'] },
    ],
    [
      'a value in a unit that a price is in',
      'price: Price',
      'type Price { value: Float! unit: String! }',
      { unit: 'major', amount: ['value'], currency: ['unit'] },
    ],
    [
      'units and billionths',
      'price: Price',
      'type Price { currencyCode: String units: Int64 nanos: Int } scalar Int64',
      { unit: 'major', amount: ['units'], nanos: ['nanos'], currency: ['currencyCode'] },
    ],
    [
      'cents in the currency of the record',
      'price: Price, currency: String',
      'type Price { cents: Int! formatted: String }',
      { unit: 'minor', amount: ['cents'], currency: ['currency'], currencyOfRecord: true },
    ],
    [
      'an amount that is an object in another',
      'charge: Charge',
      'type Charge { amount: Value } type Value { value: String! currency: String! }',
      { unit: 'major', amount: ['amount', 'value'], currency: ['amount', 'currency'] },
    ],
    [
      'an amount with a scale',
      'price: Price',
      'type Price { amount: Int! currency: Cur! scale: Int! } type Cur { code: String! }',
      { unit: 'minor', amount: ['amount'], currency: ['currency', 'code'] },
    ],
    [
      'the smallest unit by name',
      'deposit_minor: Int, currency: String',
      '',
      { unit: 'minor', amount: ['deposit_minor'], currency: ['currency'] },
    ],
    [
      'a decimal as a text, with a currency beside it',
      'price: String, currency: String',
      '',
      { unit: 'major', amount: ['price'], currency: ['currency'] },
    ],
    [
      'a scalar that counts the cents of a currency',
      'balance: SignedUsdCents',
      'scalar SignedUsdCents',
      { unit: 'minor', amount: ['balance'], currency: null, fixedCurrency: 'USD' },
    ],
  ])('is %s', (_, declaration, more, money) => {
    expect(field(declaration, more)).toMatchObject({ format: 'money', money });
  });

  test.each([
    'totalCount: Int, currency: String',
    'taxRate: Float, currency: String',
    'total: Int',
    'minorVersion: Int',
    'versionMinor: Int, currency: String',
    'isMinor: Boolean',
    'price: String',
    'priceNote: String, currency: String',
    'priceFactor: Float, currency: String',
    'price_ratio: Float, currency: String',
    'feePercentage: Float, currency: String',
    'costMultiplier: Float',
    'revenueShare: Float, currency: String',
    'protocol_minor: Int',
    '"Tuning, in cents." detune: Int',
    '"Sends 5 messages of 3 cents." messages: Int',
  ])('is not %s', (declaration) => {
    expect(field(declaration).format).not.toBe('money');
  });

  test.each([
    ['its description', '"The price, in cents." price: Int', ''],
    ['that of its type', 'price: Money', '"Integer; divide by 100." scalar Money'],
    [
      'the specification of its type',
      'price: Money',
      'scalar Money @specifiedBy(url: "https://money.example/minor-units")',
    ],
    ['its name', 'amount_minor: Int', ''],
  ])('is in the smallest unit by %s', (_, declaration, more) => {
    expect(field(declaration, more).money).toMatchObject({ unit: 'minor' });
  });

  test('in whole units is not described as cents', () => {
    expect(field('"List price, in cents." price: Int').description).toBe('List price.');
  });

  test.each([
    ['a number', 'price: Float, priceCents: Int', ''],
    [
      'an object',
      'price: Money, priceInCents: Int',
      'type Money { amount: Float currency: String }',
    ],
  ])('in cents beside the same amount as %s is the count that its label says', (_, both, more) => {
    const read = field(both, more, both.includes('priceCents') ? 'priceCents' : 'priceInCents');
    expect(read).toMatchObject({ money: null, format: null, label: 'Price (cents)' });
    expect(field(both, more).money).not.toBeNull();
  });

  test('in cents beside a text of the same name has a label of its own', () => {
    const both = 'price: String, priceCents: Int';
    expect(field(both, '', 'priceCents')).toMatchObject({
      money: { unit: 'minor' },
      label: 'Price amount',
    });
  });

  test.each([
    ['a weight', 'weight: Weight', 'type Weight { value: Float! unit: Unit! } enum Unit { KG LB }'],
    ['a quantity', 'stock: Stock', 'type Stock { value: Float! unit: String! }'],
    ['a number of units', 'stock: Stock', 'type Stock { units: Int! free: Int! }'],
  ])('is not %s, whatever currency the record has', (_, declaration, more) => {
    const read = field(`${declaration}, currency: String`, more);
    expect(read.format).not.toBe('money');
    expect(read.fields?.map(({ format }) => format)).not.toContain('money');
  });

  test('inside an object is in the currency of the record, in the items of a list is not', () => {
    const types = 'type Totals { total: Float } type Line { total: Float price: Float }';
    const of = (declaration: string) =>
      field(`${declaration}, currency: String`, types).fields?.map(({ money }) => money);
    expect(of('totals: Totals')).toMatchObject([
      { amount: ['total'], currency: ['currency'], currencyOfRecord: true },
    ]);
    expect(of('lines: [Line!]')).toMatchObject([null, { amount: ['price'], currency: null }]);
  });
});

describe('what belongs to a record', () => {
  test('value objects are fields, with what is inside them', () => {
    const address = field(
      'address: Address',
      'type Address { city: String geo: Geo } type Geo { lat: Float lng: Float }',
    );
    expect(address.fields?.map(({ name }) => name)).toEqual(['city', 'geo']);
    expect(address.fields?.[1]?.fields?.map(({ name }) => name)).toEqual(['lat', 'lng']);
  });

  test('an image with an id of its own is a value all the same', () => {
    const model = readSdl(
      'type Query { things: [Thing!]! } type Thing { id: ID! image: Image } type Image { id: ID! url: String! width: Int }',
    );
    expect(model.resources.map(({ type }) => type)).toEqual(['Thing']);
    expect(resourceOf(model, 'Thing').fields.find(({ name }) => name === 'image')?.kind).toBe(
      'object',
    );
  });

  test('values that hold each other come to an end', () => {
    expect(
      field('a: A', 'type A { name: String b: B } type B { name: String a: A }').fields?.map(
        ({ name }) => name,
      ),
    ).toEqual(['name', 'b']);
  });

  test('fields that need arguments, relations and connections are none', () => {
    const more = `type Other { id: ID! thing: Thing } type C { nodes: [Other!]! totalCount: Int! }`;
    const names = fieldsOf(
      'meta(key: String!): String, other: Other, others: [Other!]!, connection: C, size(unit: String): Int',
      more,
    ).map(({ name }) => name);
    expect(names).toEqual(['id', 'size']);
  });

  test('choices are labelled, and codes stay codes', () => {
    expect(field('x: E', 'enum E { IN_STOCK SOLD_OUT @deprecated }').choices).toMatchObject([
      { value: 'IN_STOCK', label: 'In stock', deprecated: false },
      { value: 'SOLD_OUT', label: 'Sold out', deprecated: true },
    ]);
    const codes =
      'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD';
    expect(field('x: C', `enum C { ${codes} }`).choices?.[0]).toMatchObject({
      label: 'AED',
      tone: 'neutral',
    });
  });

  test('what the list can filter and sort by is marked', () => {
    const sdl =
      'type Query { things(name: String, orderBy: [O!]): [Thing!]! } enum O { SIZE_ASC SIZE_DESC } type Thing { id: ID! name: String size: Int }';
    const marks = resourceOf(readSdl(sdl), 'Thing').fields.map(({ name, filterable, sortable }) => [
      name,
      filterable,
      sortable,
    ]);
    expect(marks).toEqual([
      ['id', false, false],
      ['name', true, false],
      ['size', false, true],
    ]);
  });
});

test('what happened has a date, whether it is sent as a time or as a text', () => {
  const model = readSdl(`type Query { things: [Thing!]! }
    type Thing { id: ID! placedAt: Time opens: Time shippedAt: String format: String } scalar Time`);
  expect(
    resourceOf(model, 'Thing')
      .fields.slice(1)
      .map(({ kind }) => kind),
  ).toEqual(['datetime', 'datetime', 'datetime', 'string']);
});

test('a number behind the name of a scalar only sets it apart', () => {
  const model = readSdl(`type Query { things: [Thing!]! }
    type Thing { id: ID! name: String_1! size: Int_1 } scalar String_1 scalar Int_1`);
  const { fields, title } = resourceOf(model, 'Thing');
  expect(title).toEqual(['name']);
  expect(fields.map(({ kind }) => kind)).toEqual(['id', 'string', 'integer']);
});

test('what only reckons with related records is no field beside them', () => {
  const model = readSdl(`type Query { shops: [Shop!]! orders: [Order!]! }
    type Shop { id: ID! name: String! orders: [Order!]! ordersAggregate: Sums ordersCount: Int }
    type Order { id: ID! total: Float } type Sums { count: Int totalMax: Float }`);
  expect(resourceOf(model, 'Shop').fields.map(({ name }) => name)).toEqual([
    'id',
    'name',
    'ordersCount',
  ]);
});

describe('the title of a record', () => {
  const title = (fields: string, more = '', type = 'Thing') =>
    resourceOf(
      readSdl(`type Query { things: [${type}!]! } type ${type} { id: ID! ${fields} } ${more}`),
      type,
    ).title;

  test.each([
    ['displayName before name', 'name: String displayName: String', ['displayName']],
    ['a name before a number', 'number: String! name: String', ['name']],
    [
      'a person’s names before a title, which is an honorific then',
      'title: String firstName: String lastName: String',
      ['firstName', 'lastName'],
    ],
    ['a title', 'slug: String title: String', ['title']],
    ['the type in its name', 'thingName: String code: String', ['thingName']],
    ['a number before an e-mail address', 'email: String number: String!', ['number']],
    ['a code', 'code: String! description: String!', ['code']],
    ['what ends like a name', 'email: String companyName: String', ['companyName']],
    ['an e-mail address', 'email: String!', ['email']],
    [
      'the first text that is never null',
      'color: String! motto: String! other: String!',
      ['motto'],
    ],
    ['no price that is kept as a text', 'unitPrice: String! quantity: String!', []],
    ['nothing but the key', 'note: String secret: String size: Int', []],
  ])('is %s', (_, fields, expected) => {
    expect(title(fields)).toEqual(expected);
  });

  test('of people is their e-mail address before a number', () => {
    expect(title('number: String! email: String!', '', 'Customer')).toEqual(['email']);
  });

  test('of what people say is what they say', () => {
    expect(title('bodyData: String! body: String', '', 'Comment')).toEqual(['body']);
  });

  test('may have a language at its end', () => {
    expect(title('code_three: String full_name_english: String')).toEqual(['full_name_english']);
  });

  test('is taken from an object before a code or an address', () => {
    const titles = 'type T { canonical: String localized: String }';
    expect(title('slug: String! titles: T!', titles)).toEqual(['titles.canonical']);
  });

  test('may lie in an object', () => {
    expect(title('name: N', 'type N { first: String last: String full: String }')).toEqual([
      'name.full',
    ]);
    expect(title('content: C', 'type C { title: String body: String }')).toEqual(['content.title']);
  });
});

test('an edge to another record is shown as that record, with what it says of the two', () => {
  const model = readSdl(`
    type Query { posts: [Post!]! users: [User!]! }
    type Post { id: ID! author: AuthorEdge editor: EditorEdge }
    type AuthorEdge { cursor: String node: User! }
    type EditorEdge { cursor: String node: User! isMain: Boolean }
    type User { id: ID! name: String }
  `);
  const post = resourceOf(model, 'Post');
  expect(post.relations.map(({ field, record }) => [field, record])).toEqual([
    ['author', ['node']],
    ['editor', ['node']],
  ]);
  expect(post.fields.map(({ name, fields }) => [name, fields?.map((field) => field.name)])).toEqual(
    [
      ['id', undefined],
      ['editor', ['isMain']],
    ],
  );
});
