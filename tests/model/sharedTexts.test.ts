import { readSdl, resourceOf } from './readSdl.ts';

/** What names the records of a type with these fields. */
function titleOf(type: string, fields: string, query = ''): string[] {
  const sdl = `type Query { list: [${type}!]! one(id: ID!): ${type} ${query} } type ${type} { id: ID! ${fields} }`;
  return resourceOf(readSdl(sdl), type).title;
}

test.each([
  'shippingCity',
  'ship_country',
  'billingState',
  'deliveryStreet',
  'shippingCityName',
  'category',
  'categoryName',
  'priority',
  'paymentMethod',
  'salesChannel',
  'currencyCode',
  'genre',
  'department',
])('an order is not named by its %s, which others have too', (field) => {
  expect(titleOf('Order', `${field}: String!`)).toEqual([]);
  expect(titleOf('Order', `${field}: String! note: String orderNumber: String`)).toEqual([
    'orderNumber',
  ]);
});

test.each([
  ['City', 'city: String!', ['city']],
  ['Category', 'categoryName: String!', ['categoryName']],
  ['PaymentMethod', 'methodName: String! currency: String', ['methodName']],
  ['Address', 'street: String! city: String!', ['street', 'city']],
  ['Branch', 'town: String!', ['town']],
])('a %s is named by what it is', (type, fields, title) => {
  expect(titleOf(type, fields)).toEqual(title);
});

test('what the schema finds one record by names it before any other text', () => {
  const fields = 'companyName: String! trackingCode: String!';
  const query = 'parcelByTrackingCode(trackingCode: String!): Parcel';
  expect(titleOf('Parcel', fields, query)).toEqual(['trackingCode']);
  expect(titleOf('Parcel', fields)).toEqual(['companyName']);
});
