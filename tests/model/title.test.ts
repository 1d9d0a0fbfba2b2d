import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import type { Observations } from '../../src/model/observations.ts';
import type { Resource } from '../../src/model/types/resource.ts';

/** The resource of a type with these fields. @param key its key, unless it is `id` */
function read(
  type: string,
  fields: string,
  { key = 'id: ID!', query = '', observations = {} as Observations } = {},
): Resource {
  const [name, keyType] = key.split(': ');
  const sdl = `type Query { list: [${type}!]! one(${name}: ${keyType}): ${type} ${query} }
    enum Letter { A B } type ${type} { ${key} ${fields} }`;
  const { resources } = buildModel(buildSchema(sdl), {}, { observations });
  return resources.find((resource) => resource.type === type) as Resource;
}

test.each([
  ['Address', 'line1: String! city: String! postalCode: String!', ['line1', 'city']],
  ['Address', 'addressId: Int! addressLine1: String! city: String!', ['addressLine1', 'city']],
  ['Store', 'address: String! town: String! zip: String!', ['address', 'town']],
  ['Address', 'fullName: String street: String! city: String!', ['fullName']],
  ['Address', 'postalCode: String! country: String!', []],
  ['Invoice', 'billingAddress: String! billingPostalCode: String total: Float!', []],
  ['Request', 'workingMemo: String! sentAt: String', []],
  ['Payment', 'bookingPk: String receiptUrl: String', []],
  [
    'Member',
    'account: Login isOwner: Boolean! } type Login { firstName: String! lastName: String!',
    ['account.firstName', 'account.lastName'],
  ],
  ['Order', 'shipName: String shipCity: String orderedOn: String!', []],
  ['Order', 'city: String! street: String! status: String!', []],
  ['Order', 'revisionNumber: Int! accountNumber: String', []],
  ['Order', 'revisionNumber: Int! number: Int!', ['number']],
  ['Payment', 'method: String! provider: String! currency: String! amount: Float!', []],
  ['Permission', 'collection: String! action: String!', ['collection', 'action']],
  [
    'permissions',
    'permissions: String collection: String! action: String!',
    ['collection', 'action'],
  ],
  ['Car', 'make: String! model: String! year: Int! color: String!', ['make', 'model']],
  [
    'Rate',
    'fromCurrency: String! toCurrency: String! rate: Float!',
    ['fromCurrency', 'toCurrency'],
  ],
  ['Vehicle', 'make: String! licensePlate: String!', ['licensePlate']],
  ['Region', 'regionDescription: String!', ['regionDescription']],
  ['Plan', 'name: Letter! code: String!', ['code']],
  ['CreditCard', 'cardNumber: String! approvalCode: String!', ['cardNumber']],
  ['Job', 'queueName: String! startedAt: String!', []],
  ['cities', 'city: String!', ['city']],
  ['Status', 'status: String!', ['status']],
  ['Cliente', 'email: String! nombre: String apellido: String', ['nombre', 'apellido']],
  ['Producto', 'precio: String! nombre: String', ['nombre']],
  ['Kunde', 'email: String! vorname: String nachname: String', ['vorname', 'nachname']],
  ['Rate', 'updateApi: String! deleteApi: String!', []],
  ['TeamUser', 'permissions: String meta: String statut: String!', []],
  ['Response', 'headers: String closeTs: String valueBefore: String valueAfter: String', []],
  ['Call', 'ts: String! open_dt: String', []],
  ['Place', 'isEnabled: String hasPool: String! motto: String', ['motto']],
  ['Conversation', 'fromLastSeenAt: String toLastSeenAt: String', []],
  ['Conversation', 'fromMessageID: ID toMessageID: ID', []],
  [
    'Delivery',
    'recipientPhone: String scannedFirstName: String scannedLastName: String',
    ['scannedFirstName', 'scannedLastName'],
  ],
  [
    'Order',
    'pendingOrderData: Pending description: String } type Pending { name: String',
    ['description'],
  ],
  ['Visit', 'latitude: String! longitude: String!', []],
  ['Ticket', 'attendeeFirst: String attendeeLast: String', ['attendeeFirst', 'attendeeLast']],
  ['Loan', 'publicId: Code! note: String } scalar Code type Other { id: ID', ['publicId']],
  ['Prospect', 'publicId: ID! email: String!', ['email']],
  ['PaymentType', 'type: String', ['type']],
  ['Payment', 'type: String', []],
  ['Expense', 'description: String! reference: String', ['description']],
  ['Payment', 'description: String reference: String', ['reference']],
  ['Order', 'incrementId: String status: String customerFirstName: String', ['incrementId']],
  [
    'Dataset',
    'doi: String! titles: [Title!]! } type Title { lang: String title: String',
    ['titles.title'],
  ],
  [
    'Comment',
    'stamp: String content: Content! } type Content { html: String! markdown: String! text: String!',
    ['content.text'],
  ],
  [
    'Story',
    'url: String! metadata: Metadata } type Metadata { author: String title: String',
    ['metadata.title'],
  ],
  [
    'Page',
    'layout: String translations: [Text!]! } type Text { locale: String! pageTitle: String',
    ['translations.pageTitle'],
  ],
  ['Dataset', 'doi: String! labels: [Label!]! } type Label { name: String', ['doi']],
  ['Dataset', 'bibtex: String! doi: String!', ['doi']],
  ['Dataset', 'bibtex: String! formattedCitation: String!', []],
  ['Task', 'status: String! dueDate: String!', []],
  ['Tracker', 'carrierId: ID! carrierName: String! trackingNumber: String', ['trackingNumber']],
  ['Deal', 'merchant_id: String merchant_name: String! company: String', ['company']],
  ['OrderLine', 'productId: ID! productName: String! unit: String!', ['productName']],
  ['Release', 'channel: String! version: String!', ['version']],
  ['AppVersion', 'name: String! version: String!', ['name']],
  ['Device', 'version: String! seats: Int', []],
  ['Merchant', 'merchantId: String! merchantName: String', ['merchantName']],
  ['Employee', 'title: String firstName: String! lastName: String!', ['firstName', 'lastName']],
])('of %s { %s } what tells records apart is the title: %j', (type, fields, title) => {
  expect(read(type, fields).title).toEqual(title);
});

describe('a number of its own, beside an encoded key, is what people know a record by', () => {
  test.each([
    ['Rental', 'rentalId: Int! rentalDate: String!', ['rentalId']],
    ['Order', 'rowId: Int! shipCity: String', ['rowId']],
    ['Order', 'customerId: Int! total: Float!', []],
    ['FilmActor', 'actorId: Int! filmId: Int!', []],
    ['Film', 'filmId: Int! title: String!', ['title']],
    ['Rental', 'rentalId: ID! rentalDate: String!', []],
  ])('%s { %s }: %j', (type, fields, title) => {
    const { title: found } = read(type, fields, { key: 'nodeId: ID!' });
    expect(found).toEqual(title);
  });

  test('also one that the schema finds one record by, and not the key itself', () => {
    const query = 'historyByTransactionId(transactionId: Int!): TransactionHistory';
    const fields = 'transactionId: Int! quantity: Int!';
    const options = { key: 'nodeId: ID!', query };
    expect(read('TransactionHistory', fields, options).title).toEqual(['transactionId']);
    expect(read('Rental', 'rentalDate: String!', { key: 'rentalId: Int!' }).title).toEqual([]);
  });
});

describe('what a sample of records shows decides between fields', () => {
  const titles = (observed: Record<string, 'unique' | 'repeats' | 'empty'>, fields: string) =>
    read('Lot', fields, { observations: { types: { Lot: { titles: observed } } } });

  test('one that repeats gives way to one that does not', () => {
    const fields = 'variety: String! stamp: String!';
    expect(titles({}, fields).title).toEqual(['variety']);
    const { title, why } = titles({ variety: 'repeats', stamp: 'unique' }, fields);
    expect(title).toEqual(['stamp']);
    expect(why['title']).toContain('observed: no two records share its value');
    const other = titles({ variety: 'repeats' }, fields);
    expect(other.title).toEqual(['stamp']);
    expect(other.why['title']).toContain('values of `variety` repeat');
  });

  test('one without repetitions is preferred', () => {
    const fields = 'variety: String! stamp: String!';
    expect(titles({ stamp: 'unique' }, fields).title).toEqual(['stamp']);
  });

  test('a name stays, with what distinguishes it', () => {
    const fields = 'name: String! stamp: String!';
    expect(titles({ name: 'repeats', stamp: 'unique' }, fields)).toMatchObject({
      title: ['name', 'stamp'],
      isToldApart: true,
    });
    expect(titles({ name: 'repeats', stamp: 'repeats' }, fields).title).toEqual(['name']);
    expect(titles({ name: 'unique', stamp: 'unique' }, fields).title).toEqual(['name']);
  });

  test('one that most records lack names none', () => {
    expect(titles({ name: 'empty' }, 'name: String stamp: String!').title).toEqual(['stamp']);
    expect(titles({ name: 'empty' }, 'name: String').title).toEqual([]);
  });

  test('where everything repeats, the key is left', () => {
    expect(titles({ variety: 'repeats' }, 'variety: String!').title).toEqual([]);
  });

  test('a hint is stronger', () => {
    const sdl = `type Query { lots: [Lot!]! lot(id: ID!): Lot } type Lot { id: ID! name: String! stamp: String! }`;
    const hints = { resources: { Lot: { title: 'name' } } };
    const observations: Observations = {
      types: { Lot: { titles: { name: 'repeats', stamp: 'unique' } } },
    };
    const { resources } = buildModel(buildSchema(sdl), hints, { observations });
    expect(resources[0].title).toEqual(['name']);
  });
});
