import { fieldLabel } from '../../src/model/wording/labels.ts';
import { listOf, operatorOf, readSdl, resourceOf } from './readSdl.ts';

describe('the label of a resource', () => {
  test('keeps the last word of its type where another type goes by the rest', () => {
    const model = readSdl(`
      type Query { products: [Product!]! productTypes: [ProductType!]! productType(id: ID!): ProductType }
      type Product { id: ID! name: String! type: ProductType! }
      type ProductType { id: ID! name: String! }
    `);
    expect(model.resources.map(({ label, slug }) => [label, slug])).toEqual([
      ['Product', 'products'],
      ['Product type', 'product-types'],
    ]);
  });

  test('keeps it where the schema asks for it by that word, and only then', () => {
    const model = readSdl(`
      type Query { posts: [PostType!]! deliveryInterfaces: [DeliveryInterface!]! discountNodes: [DiscountNode!]! }
      type PostType { id: ID! title: String! }
      type DeliveryInterface { id: ID! label: String! }
      type DiscountNode { id: ID! title: String! }
    `);
    expect(model.resources.map(({ label }) => label)).toEqual([
      'Post',
      'Delivery interface',
      'Discount',
    ]);
  });

  test('has its words in the order in which the schema asks for its records', () => {
    const model = readSdl(`
      type Query { automaticDiscountNodes: [DiscountAutomaticNode!]! }
      type DiscountAutomaticNode { id: ID! title: String! }
    `);
    expect(model.resources[0].pluralLabel).toBe('Automatic discounts');
  });
});

describe('the title of a record', () => {
  test.each([
    [
      'Object',
      'id: ID! universalKey: String! labelSingular: String labelPlural: String',
      'labelSingular',
    ],
    [
      'StoreConfig',
      'id: ID! website_name: String store_group_name: String store_name: String',
      'store_name',
    ],
    ['Shipment', 'id: ID! carrier_name: String customer_group_name: String', 'carrier_name'],
  ])('of %s { %s } is %s', (type, fields, title) => {
    const model = readSdl(
      `type Query { list: [${type}!]! item(id: ID!): ${type} } type ${type} { ${fields} }`,
    );
    expect(resourceOf(model, type).title).toEqual([title]);
  });

  test('is in the texts of its language, which are no records of their own', () => {
    const model = readSdl(`
      type Query { products: [Product!]! product(id: ID!): Product productTexts(productId: ID!): [ProductTexts!]! }
      type Product { id: ID! texts(locale: String): ProductTexts }
      type ProductTexts { _id: ID! locale: String title: String slug: String }
    `);
    expect(model.resources.map(({ type }) => type)).toEqual(['Product']);
    expect(model.resources[0].title).toEqual(['texts.title']);
    expect(model.tools.map(({ path }) => path)).toEqual([['productTexts']]);
  });
});

describe('a list', () => {
  test('is searched by its query string', () => {
    const list = listOf(
      readSdl(
        'type Query { posts(queryString: String): [Post!]! } type Post { id: ID! title: String }',
      ),
      'Post',
    );
    expect(list.search?.variables).toEqual({ queryString: { hole: 'text', type: 'String' } });
    expect(operatorOf(list, 'queryString', 'is')).toBeUndefined();
  });

  test('is none where it asks for objects first: no address could hold them', () => {
    const model = readSdl(`
      type Query { product(id: ID!): Product metafields(identifiers: [Identifier!]!): [Metafield]! }
      type Product { id: ID! title: String! metafields(first: Int): [Metafield!]! }
      type Metafield { id: ID! key: String! }
      input Identifier { key: String! namespace: String }
    `);
    expect(resourceOf(model, 'Metafield').list).toBeNull();
    expect(model.tools.map(({ path }) => path)).toEqual([['metafields']]);
  });

  test('of a relation gets empty conditions if it requires some', () => {
    const model = readSdl(`
      type Query { tables: [Table!]! table(id: ID!): Table }
      type Table { id: ID! name: String! columns(paging: Paging!, filter: ColumnFilter!): [Column!]! }
      type Column { id: ID! name: String! }
      input Paging { limit: Int offset: Int } input ColumnFilter { name: String }
    `);
    const [columns] = resourceOf(model, 'Table').relations;
    expect(columns).toMatchObject({ field: 'columns', many: true });
    expect(columns.list?.fixed).toMatchObject({ filter: {} });
  });
});

describe('a lookup', () => {
  test('takes the key by the name of the type and more', () => {
    const model = readSdl(`
      type Query { artifacts: Artifacts! }
      type Artifacts { byId(turtleArtifactId: ID!): Artifact latestForApp(appId: ID!): Artifact }
      type Artifact { id: ID! name: String! }
    `);
    expect(model.resources[0].lookup).toMatchObject({
      path: ['artifacts', 'byId'],
      variables: { turtleArtifactId: { hole: 'id' } },
    });
  });

  test('is none that takes the key of something else, or a kind', () => {
    const model = readSdl(`
      type Query { artifacts(first: Int): [Artifact!]! latestForApp(appId: ID!): Artifact preferred(kind: Kind!): Artifact }
      type Artifact { id: ID! name: String! kind: Kind! }
      enum Kind { SMALL LARGE }
    `);
    expect(model.resources[0].lookup).toBeNull();
  });
});

describe('words on the screen', () => {
  test.each([
    ['expiresAt', 'Expires'],
    ['lastSeenAt', 'Last seen'],
    ['addedToCycleAt', 'Added to cycle'],
    ['snoozedUntilAt', 'Snoozed until'],
    ['lookAt', 'Look at'],
    ['firstname', 'First name'],
    ['linkGitHubIssue', 'Link GitHub issue'],
    ['oauthEnabled', 'OAuth enabled'],
    ['aiSummary', 'AI summary'],
    ['increment_id', 'Increment ID'],
  ])('%s is “%s”', (name, label) => {
    expect(fieldLabel(name)).toBe(label);
  });

  const ACTIONS = `
    type Query { integrations: [Integration!]! integration(id: ID!): Integration }
    type Integration { id: ID! service: String! }
  `;

  test('the verb of an action is last if nouns before it are verbs, too', () => {
    const model = readSdl(`${ACTIONS} type Mutation {
      integrationImportRefresh(integrationId: ID!): Boolean
      prepareIntegrationUpload(integrationId: ID!): Boolean
    }`);
    expect(model.resources[0].actions.map(({ label }) => label)).toEqual([
      'Refresh import',
      'Prepare upload',
    ]);
  });

  test('a verb keeps the word that is a part of it', () => {
    const model = readSdl(`${ACTIONS} type Mutation {
      integrationSignIn(integrationId: ID!): Boolean
      addNoteToIntegration(integrationId: ID!, note: String!): Boolean
    }`);
    expect(model.resources[0].actions.map(({ label }) => label)).toEqual(['Sign in', 'Add note']);
  });

  test('two actions are never called the same', () => {
    const model = readSdl(`${ACTIONS} type Mutation {
      integrationArchive(integrationId: ID!): Boolean
      integrationArchiveAll(integrationId: ID!): Boolean
    }`);
    expect(model.resources[0].actions.map(({ label }) => label)).toEqual([
      'Archive',
      'Archive all',
    ]);
  });

  test('a block that is created is no danger', () => {
    const model = readSdl(`${ACTIONS} type Mutation {
      createIntegrationBlock(integrationId: ID!, text: String!): Boolean
      blockIntegration(integrationId: ID!): Boolean
    }`);
    expect(model.resources[0].actions.map(({ danger }) => danger)).toEqual([false, true]);
  });
});

test('an icon by name is no picture, and sizes of a photo are', () => {
  const model = readSdl(`
    type Query { users: [User!]! }
    type User { id: ID! name: String! icon: String iconUrl: String photo_thumb_small: String }
  `);
  const formats = model.resources[0].fields.map(({ name, format }) => [name, format]);
  expect(Object.fromEntries(formats)).toMatchObject({
    icon: null,
    iconUrl: 'image',
    photo_thumb_small: 'image',
  });
});

test('of two ways to order a list the one is taken that can order by more', () => {
  const list = listOf(
    readSdl(`
      type Query { posts(orderBy: PageOrder, sort: [PostSort!]): [Post!]! }
      type Post { id: ID! title: String! rank: Int! likes: Int! createdAt: String! }
      enum PageOrder { createdAt }
      enum Direction { Ascending Descending }
      input By { order: Direction }
      input PostSort { title: By rank: By likes: By createdAt: By }
    `),
    'Post',
  );
  expect(list.sort?.fields.map(({ field }) => field)).toEqual([
    'title',
    'rank',
    'likes',
    'createdAt',
  ]);
  expect(list.sort?.fields[0].descending).toEqual({ sort: [{ title: { order: 'Descending' } }] });
});

test('a key with its kind is no record', () => {
  const model = readSdl(`
    type Query { products: [Product!]! product(id: ID!): Product }
    type Product { id: ID! name: String! categoriesRef: [Reference!]! channels: [Channel!]! }
    type Reference { id: ID! typeId: String! }
    type Channel { id: ID! key: String! }
  `);
  expect(model.resources.map(({ type }) => type)).toEqual(['Product', 'Channel']);
});
