import { operationWords } from '../../src/model/wording/operationWords.ts';
import { readSdl, resourceOf } from './readSdl.ts';

const CUSTOMERS = `
  type Query { customers: [Customer!]! customer(id: ID!): Customer }
  type Customer { id: ID! name: String! }
`;

describe('of two records of one kind', () => {
  test.each([
    'mergeCustomers(sourceCustomerId: ID!, targetCustomerId: ID!): Customer',
    'customerMerge(targetCustomerId: ID!, sourceCustomerId: ID!): Boolean',
    'mergeCustomers(source_customer_id: ID!, destination_customer_id: ID): Customer',
    'customerMerge(fromCustomerId: ID!, intoCustomerId: ID!): Customer',
  ])('the source is the record, and the other is asked for: %s', (mutation) => {
    const { resources } = readSdl(`${CUSTOMERS} type Mutation { ${mutation} }`);
    const [merge] = resources[0].actions;
    expect(Object.keys(merge.variables)[0]).toMatch(/^(source|from)/);
    expect(merge.parameters.map(({ slot }) => slot[0])).toEqual([
      expect.stringMatching(/^(target|destination|into)/),
    ]);
  });

  test('a source alone is no role: it may be anything', () => {
    const { resources } = readSdl(
      `${CUSTOMERS} type Mutation { mergeCustomers(sourceCustomerId: ID!): Boolean }`,
    );
    expect(resources[0].actions).toEqual([]);
  });
});

test('what is called a filter is changed by an argument called filter', () => {
  const { resources } = readSdl(`
    type Query { filters: [Filter!]! filter(filterId: ID!): Filter }
    type Filter { _id: ID! key: String! isActive: Boolean }
    input CreateFilterInput { key: String! isActive: Boolean }
    input UpdateFilterInput { key: String isActive: Boolean }
    type Mutation {
      createFilter(filter: CreateFilterInput!): Filter!
      updateFilter(filter: UpdateFilterInput!, filterId: ID!): Filter!
    }
  `);
  expect(resources[0].create).toMatchObject({ path: ['createFilter'], values: ['filter'] });
  expect(resources[0].update).toMatchObject({
    path: ['updateFilter'],
    variables: { filterId: { hole: '_id' } },
    values: ['filter'],
  });
});

test('a filter still selects where something else is changed', () => {
  const { resources } = readSdl(`
    ${CUSTOMERS}
    input CustomerFilter { id: ID } input CustomerInput { name: String }
    type Mutation { updateCustomer(filter: CustomerFilter!, set: CustomerInput!): Customer }
  `);
  expect(resources[0].update).toMatchObject({
    variables: { filter: { id: { hole: 'id' } } },
    values: ['set'],
  });
});

test('what is created for another record is created, and asks for that one', () => {
  const { resources } = readSdl(`
    type Query { branches: [Branch!]! branch(id: ID!): Branch apps: [App!]! app(id: ID!): App }
    type App { id: ID! title: String! } type Branch { id: ID! name: String! app: App! }
    type Mutation {
      createBranchForApp(appId: ID!, name: String!): Branch!
      createReportForApp(appId: ID!): String!
    }
  `);
  const [branch, app] = resources;
  expect(branch.create).toMatchObject({ path: ['createBranchForApp'], values: [] });
  expect(app.create).toBeNull();
  expect(app.actions.map(({ name }) => name)).toEqual(['createReportForApp']);
});

test('records listed by a short name are created by that name', () => {
  const { resources } = readSdl(`
    type Query { docs(ids: [ID!]): [Document] }
    type Document { id: ID! name: String! }
    input DocInput { name: String! }
    type Mutation { create_doc(location: DocInput!): Document archive_doc(doc_id: ID!): Boolean }
  `);
  expect(resources[0].create).toMatchObject({ path: ['create_doc'] });
  expect(resources[0].actions.map(({ name }) => name)).toEqual(['archive_doc']);
});

test('a deletion may go by the one thing that names the record', () => {
  const { resources } = readSdl(`
    type Query { publicDomains: [PublicDomain!]! publicDomain(id: ID!): PublicDomain }
    type PublicDomain { id: ID! domain: String! }
    type Mutation { deletePublicDomain(domain: String!): Boolean! }
  `);
  expect(resources[0].delete).toMatchObject({
    path: ['deletePublicDomain'],
    variables: { domain: { hole: 'domain' } },
  });
});

test('an optional key of a namespace yields to the keys of its fields', () => {
  const { resources } = readSdl(`
    type Query { builds: [Build!]! build(id: ID!): Build }
    type Build { id: ID! status: String }
    input BuildInput { status: String }
    type BuildMutation {
      cancel: Build @deprecated(reason: "Use cancelBuild.")
      cancelBuild(buildId: ID!): Build!
      createBuild(input: BuildInput!): Build!
      deleteBuild(buildId: ID!): Build!
    }
    type Mutation { build(buildId: ID): BuildMutation! }
  `);
  const [build] = resources;
  expect(build.create).toMatchObject({ arguments: { input: 'BuildInput!' }, parameters: [] });
  expect(build.delete).toMatchObject({
    path: ['build', 'deleteBuild'],
    arguments: { buildId: 'ID!' },
    variables: { buildId: { hole: 'id' } },
  });
  expect(build.actions.map(({ path }) => path)).toEqual([['build', 'cancelBuild']]);
});

describe('a key inside the object that is called after its owner', () => {
  const { resources } = readSdl(`
    type Query { orders: [Order!]! order(id: String!): Order carts: [Cart!]! cart(id: String!): Cart
      customers: [Customer!]! customer(id: String!): Customer }
    type Order { id: String! orderNumber: String } type Cart { id: String! key: String }
    type Customer { id: String! email: String! }
    input ResourceIdentifier { id: String key: String typeId: String }
    input OrderDraft { cart: ResourceIdentifier! orderNumber: String }
    input SignUpDraft { email: String! anonymousCart: ResourceIdentifier }
    type SignInResult { customer: Customer! }
    type Mutation {
      createOrderFromCart(draft: OrderDraft!): Order
      customerSignUp(draft: SignUpDraft!): SignInResult
      customerSignIn(email: String!): SignInResult
    }
  `);
  const [order, cart, customer] = resources;

  test('is that one’s: an order is made from a cart by an action on the cart', () => {
    expect(order.actions).toEqual([]);
    expect(cart.actions).toMatchObject([
      {
        path: ['createOrderFromCart'],
        label: 'Create order',
        variables: { draft: { cart: { id: { hole: 'id' } } } },
      },
    ]);
  });

  test('and no customer’s, who is made by signing up', () => {
    expect(customer.create).toMatchObject({ path: ['customerSignUp'], values: ['draft'] });
  });
});

test('a key may go by a short form of what it is the key of', () => {
  const { resources } = readSdl(`
    type Query { repositories: [Repository!]! repository(id: ID!): Repository }
    type Repository { id: ID! name: String! }
    type Mutation { recloneRepository(repo: ID!): Boolean }
  `);
  expect(resources[0].actions).toMatchObject([
    { path: ['recloneRepository'], variables: { repo: { hole: 'id' } } },
  ]);
});

test.each([
  ['create_user_users__post', ['create', 'user']],
  ['create_user_users_post', ['create', 'user']],
  ['update_user_users__id__patch', ['update', 'user']],
  ['deactivate_user_api_v1_users__id__deactivate_post', ['deactivate', 'user']],
  // Nouns that are called like a method, and no path.
  ['create_blog_post', ['create', 'blog', 'post']],
  ['blog_create_blog_post', ['blog', 'create', 'blog', 'post']],
  ['createPost', ['create', 'post']],
])('of an operation that is called after its path, what it does is read: %s', (name, words) => {
  expect(operationWords(name)).toEqual(words);
});

test('operations that are called after their paths create, change and delete', () => {
  const model = readSdl(
    `type Query { read_user_users__id__get(id: ID!): User } type User { id: ID! name: String }
    input UserIn { name: String! } input UserPatch { name: String }
    type Mutation {
      create_user_users__post(input: UserIn): User
      update_user_users__id__patch(id: ID!, input: UserPatch): User
      delete_user_users__id__delete(id: ID!): Boolean
      deactivate_user_users__id__deactivate_post(id: ID!): User
    }`,
  );
  expect(resourceOf(model, 'User')).toMatchObject({
    create: { path: ['create_user_users__post'] },
    update: { path: ['update_user_users__id__patch'] },
    delete: { path: ['delete_user_users__id__delete'] },
    actions: [{ label: 'Deactivate', danger: true }],
  });
});

test('what a record is found by says which one a change or a deletion means', () => {
  const model = readSdl(
    `type Query { entities: [Site!]! site(code: String!): Site settings: [Setting!]! setting(cle: String!): Setting }
    type Site { id: ID! code: String! name: String! } type Setting { id: ID! cle: String! valeur: String }
    input SiteInput { id: ID! code: String! name: String! }
    type Mutation {
      updateSite(input: SiteInput!): Site
      destroySite(code: String!): Boolean
      updateSetting(cle: String!, valeur: String!): Setting!
    }`,
  );
  expect(resourceOf(model, 'Site')).toMatchObject({
    update: { path: ['updateSite'], variables: { input: { id: { hole: 'id' } } } },
    delete: { path: ['destroySite'], variables: { code: { hole: 'code' } } },
  });
  expect(resourceOf(model, 'Setting').update).toMatchObject({
    path: ['updateSetting'],
    variables: { cle: { hole: 'cle' } },
  });
});

test('a verb may stand amid the name of the record that it is done to', () => {
  const model = readSdl(
    `type Query { staffMembers: [StaffMember!]! staffMember(id: ID!): StaffMember products: [Product!]! product(id: ID!): Product
      productImages: [ProductImage!]! }
    type StaffMember { id: ID! name: String! } type Product { id: ID! name: String! } type ProductImage { id: ID! url: String! }
    type Mutation { staffFireMember(id: ID!): Boolean productAttachImage(id: ID!, url: String!): Boolean }`,
  );
  expect(resourceOf(model, 'StaffMember').actions).toMatchObject([
    { path: ['staffFireMember'], label: 'Fire' },
  ]);
  expect(resourceOf(model, 'ProductImage').actions).toEqual([]);
});

test('a list that may be left out is one of the values that may not', () => {
  const { create } = resourceOf(
    readSdl(`
    type Query { collections: [Collection!]! collection(id: ID!): Collection }
    type Collection { id: ID! name: String! properties: [Property!]! } type Property { key: String! value: String }
    input PropertyInput { key: String! value: String }
    type Mutation { createCollection(name: String!, properties: [PropertyInput!], parentId: ID): Collection }`),
    'Collection',
  );
  expect([create?.path, create?.values]).toEqual([['createCollection'], []]);
});

test('a name that begins with that of a record has its verb at the end, though the former may be called like a verb', () => {
  const { actions } = resourceOf(
    readSdl(`
    type Query { creditLines: [CreditLine!]! creditLine(id: ID!): CreditLine } type CreditLine { id: ID! name: String! }
    type Mutation { creditLineAgreementGenerate(creditLineId: ID!): CreditLine creditLinePayoutInitiate(creditLineId: ID!): CreditLine }`),
    'CreditLine',
  );
  expect(actions.map(({ label }) => label)).toEqual(['Generate agreement', 'Initiate payout']);
});

test('a verb and the name of what it changes may run on in small letters', () => {
  const { resources } = readSdl(`
    type Query { bookAuthors: [BookAuthor!]! bookauthor_by_pk(id: Int!): BookAuthor }
    type BookAuthor { id: Int! name: String! }
    input NewBookAuthor { name: String! }
    input BookAuthorChange { name: String }
    type Mutation {
      createbookauthor(item: NewBookAuthor!): BookAuthor
      updatebookauthor(id: Int!, item: BookAuthorChange!): BookAuthor
      deletebookauthor(id: Int!): BookAuthor
      createbookauthors(items: [NewBookAuthor!]!): [BookAuthor!]!
    }
  `);
  expect(resources[0]).toMatchObject({
    create: { path: ['createbookauthor'] },
    update: { path: ['updatebookauthor'] },
    delete: { path: ['deletebookauthor'] },
    actions: [],
  });
});
