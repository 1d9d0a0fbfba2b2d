import { readSdl, resourceOf } from './readSdl.ts';

/** A type with an `id`, and what else it has. @param many the fields that give several records */
function table(type: string, fields: string): string {
  return `type ${type} { id: Int! ${fields} }`;
}

/** The labels of a type's relations, by field. */
function labels(sdl: string, type: string): Record<string, string> {
  const { relations } = resourceOf(readSdl(sdl), type);
  return Object.fromEntries(relations.map(({ field, label }) => [field, label]));
}

const QUERY = `type Query {
  orders: [Order!]! order(id: Int!): Order customers: [Customer!]! customer(id: Int!): Customer
  posts: [Post!]! post(id: Int!): Post users: [User!]! user(id: Int!): User tags: [Tag!]! tag(id: Int!): Tag
  countries: [Country!]! country(code: String!): Country profiles: [Profile!]! profile(id: Int!): Profile
}`;
const SHOP = `${QUERY}
  ${table('Order', 'number: String! customerId: Int billingCustomerId: Int customerByCustomerId: Customer customerByBillingCustomerId: Customer shipCountryCode: String countryByShipCountryCode: Country parentId: Int orderByParentId: Order ordersByParentId: [Order!]!')}
  ${table('Customer', 'name: String! ordersByCustomerId: [Order!]! ordersByBillingCustomerId: [Order!]! country: String countryByCountry: Country')}
  ${table('Post', 'title: String! authorId: Int! reviewerId: Int editor: String userByAuthorId: User! userByReviewerId: User userByEditor: User tagsByPostTagPostIdAndTagId: [Tag!]!')}
  ${table('User', 'name: String! username: String! postsByAuthorId: [Post!]! postsByReviewerId: [Post!]! profileByUserId: Profile')}
  ${table('Tag', 'name: String! postsByPostTagTagIdAndPostId: [Post!]!')}
  ${table('Profile', 'bio: String! username: String! userByUsername: User')}
  type Country { code: String! name: String! customersByCountry: [Customer!]! }
`;

test('a relation to one is called after the column that leads there', () => {
  expect(labels(SHOP, 'Order')).toMatchObject({
    customerByCustomerId: 'Customer',
    customerByBillingCustomerId: 'Billing customer',
    countryByShipCountryCode: 'Ship country',
    orderByParentId: 'Parent',
  });
  expect(labels(SHOP, 'Post')).toMatchObject({
    userByAuthorId: 'Author',
    userByReviewerId: 'Reviewer',
    userByEditor: 'Editor',
  });
});

test('one that the other end’s column leads to is called after what is there', () => {
  expect(labels(SHOP, 'User')).toMatchObject({ profileByUserId: 'Profile' });
  expect(labels(SHOP, 'Customer')).toMatchObject({ countryByCountry: 'Country' });
  expect(labels(SHOP, 'Profile')).toMatchObject({ userByUsername: 'User' });
});

test('one to many is called after what is there, and by its key where there are two of them', () => {
  expect(labels(SHOP, 'Customer')).toMatchObject({
    ordersByCustomerId: 'Orders',
    ordersByBillingCustomerId: 'Orders by billing customer',
  });
  expect(labels(SHOP, 'User')).toMatchObject({
    postsByAuthorId: 'Posts by author',
    postsByReviewerId: 'Posts by reviewer',
  });
  expect(labels(SHOP, 'Order')).toMatchObject({ ordersByParentId: 'Orders' });
  expect(labels(SHOP, 'Country')).toEqual({ customersByCountry: 'Customers' });
});

test('so is one through a table between', () => {
  expect(labels(SHOP, 'Post')).toMatchObject({ tagsByPostTagPostIdAndTagId: 'Tags' });
  expect(labels(SHOP, 'Tag')).toEqual({ postsByPostTagTagIdAndPostId: 'Posts' });
});

test('with underscores, and over tables in the plural', () => {
  const sdl = `type Query { posts: [posts!]! posts_by_pk(id: Int!): posts users: [users!]! users_by_pk(id: Int!): users }
    type posts { id: Int! title: String! author_id: Int! user_by_author_id: users! userByReviewerId: users reviewer_id: Int }
    type users { id: Int! name: String! posts_by_author_id: [posts!]! postsByReviewerId: [posts!]! }`;
  expect(labels(sdl, 'posts')).toEqual({
    user_by_author_id: 'Author',
    userByReviewerId: 'Reviewer',
  });
  expect(labels(sdl, 'users')).toEqual({
    posts_by_author_id: 'Posts by author',
    postsByReviewerId: 'Posts by reviewer',
  });
});

test('the column is the relation’s key, which is neither shown beside it nor left out of filters', () => {
  const { relations, list } = resourceOf(
    readSdl(
      SHOP.replace('orders: [Order!]!', 'orders(filter: OrderFilter): [Order!]!') +
        'input OrderFilter { customerId: IntFilter shipCountryCode: StringFilter } input IntFilter { equalTo: Int in: [Int!] } input StringFilter { equalTo: String }',
    ),
    'Order',
  );
  expect(relations.map(({ foreignKey }) => foreignKey)).toEqual([
    'customerId',
    'billingCustomerId',
    'shipCountryCode',
    'parentId',
    null,
  ]);
  expect(
    list?.filter?.fields.map(({ field, label, relation }) => [field, label, relation]),
  ).toEqual([
    ['customerByCustomerId', 'Customer', 'Customer'],
    ['countryByShipCountryCode', 'Ship country', 'Country'],
  ]);
});

test('what other names say is left as it is', () => {
  const sdl = `${QUERY.replace('countries', 'x: Int countries')}
    ${table('Order', 'customer: Customer placedBy: User ordersByStatus: [Order!]!')}
    ${table('Customer', 'name: String!')} ${table('User', 'name: String!')} ${table('Tag', 'name: String!')}
    ${table('Post', 'title: String!')} ${table('Profile', 'bio: String!')} type Country { code: String! name: String! }`;
  expect(labels(sdl, 'Order')).toEqual({
    customer: 'Customer',
    placedBy: 'Placed by',
    ordersByStatus: 'Orders by status',
  });
});

test('what a column leads to is part of the name, save behind a word for a person', () => {
  const sdl = `type Query { films: [Film!]! languages: [Language!]! stores: [Store!]! staff: [Staff!]! }
    type Film { filmId: Int! title: String! languageId: Int! originalLanguageId: Int languageByLanguageId: Language languageByOriginalLanguageId: Language }
    type Language { languageId: Int! name: String! filmsByLanguageId: [Film!]! filmsByOriginalLanguageId: [Film!]! }
    type Store { storeId: Int! managerStaffId: Int! staffByManagerStaffId: Staff }
    type Staff { staffId: Int! name: String! storesByManagerStaffId: [Store!]! }`;
  expect(labels(sdl, 'Film')).toEqual({
    languageByLanguageId: 'Language',
    languageByOriginalLanguageId: 'Original language',
  });
  expect(labels(sdl, 'Language')).toEqual({
    filmsByLanguageId: 'Films',
    filmsByOriginalLanguageId: 'Films by original language',
  });
  expect(labels(sdl, 'Store')).toEqual({ staffByManagerStaffId: 'Manager' });
});
