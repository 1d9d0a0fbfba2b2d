import { readSdl } from './mutationsReading.ts';

const ORDER = `
  type Query { o: Order }
  type Order { id: ID! number: String lines: [OrderLine!] }
  type OrderLine { id: ID! quantity: Int }
  type Export { url: String }
  type OrderPayload { order: Order }
  input In { number: String }
`;

const OMITTED: { mutation: string; why: string }[] = [
  {
    mutation: 'createOrderExport(from: String): Export',
    why: 'creates nothing that is a resource',
  },
  { mutation: 'deleteOrderLine(id: ID!): Order', why: 'works on OrderLine, which is no resource' },
  {
    mutation: 'orderLineUpdate(id: ID!, quantity: Int): OrderPayload',
    why: 'works on OrderLine, which is no resource',
  },
  {
    mutation: 'deleteOrderNote(id: ID!): Order',
    why: 'does not say whose key its `id` is',
  },
  { mutation: 'updateOrderSettings(input: In!): Boolean', why: 'takes no key of a record' },
  { mutation: 'resetOrders: Boolean', why: 'takes no key of a record' },
  {
    mutation: 'securityPolicyOrderCreate(fullPath: String!): OrderPayload',
    why: 'creates nothing that is a resource',
  },
  {
    mutation: 'tagsAdd(id: ID!, tags: [String!]!): Boolean',
    why: 'does not say whose key its `id` is',
  },
  { mutation: 'login(email: String!, password: String!): String', why: 'takes no key of a record' },
];

describe('never guessed', () => {
  test.each(OMITTED)('$mutation', ({ mutation, why }) => {
    const { byType, left } = readSdl(`${ORDER} type Mutation { ${mutation} }`, { Order: 'id' });
    expect(byType.get('Order')).toEqual({
      create: null,
      update: null,
      delete: null,
      actions: [],
      why: {},
    });
    const what = `Mutation.${mutation.split(/[(:]/)[0]}`;
    expect(left).toEqual([{ what, why }]);
  });

  test('a key that the description gives to another record', () => {
    const { byType } = readSdl(
      `type Query { c: Cart } type Cart { id: ID! } type CartLine { id: ID! } type P { cart: Cart }
       type Mutation {
         cartLinesAdd("The cart's ID." id: ID!, sku: String!): P
         cartLineMove("ID of the cart to move to." id: ID!): P
       }`,
      { Cart: 'id', CartLine: 'id' },
    );
    expect(byType.get('CartLine')?.actions).toEqual([]);
    expect(byType.get('Cart')?.actions.map((action) => action.name)).toEqual([
      'cartLinesAdd',
      'cartLineMove',
    ]);
  });

  test('a removal from somewhere is no deletion', () => {
    const { byType } = readSdl(
      `type Query { u: User } type User { id: ID! } type Team { id: ID! }
       type Mutation { removeUser(userId: ID!, teamId: ID!): Boolean addUser(userId: ID!, teamId: ID!): Team }`,
      { User: 'id', Team: 'id' },
    );
    expect(byType.get('User')?.delete).toBeNull();
    expect(byType.get('User')?.create).toBeNull();
  });

  test('nor is a removal from the record itself, which stays', () => {
    const { byType } = readSdl(
      `type Query { e: Event } type Event { id: ID! } type Shelf { id: ID! }
       type Mutation {
         removeFromEvent(eventId: ID!): Event unregisterFromEvent(eventId: ID!): Event
         deleteFromShelf(shelfId: ID!, bookId: ID!): Shelf
       }`,
      { Event: 'id', Shelf: 'id' },
    );
    expect([byType.get('Event')?.delete, byType.get('Shelf')?.delete]).toEqual([null, null]);
    const actions = ['Event', 'Shelf'].flatMap((type) => byType.get(type)?.actions ?? []);
    expect(actions.map(({ name, danger }) => [name, danger])).toEqual([
      ['removeFromEvent', true],
      ['unregisterFromEvent', true],
      ['deleteFromShelf', true],
    ]);
  });

  test('a deletion by two other records, where one of them has the record’s name as its own', () => {
    const { byType } = readSdl(
      `type Query { i: Issue } type Issue { id: ID! } type Release { id: ID! } type IssueToRelease { id: ID! }
       type Mutation {
         issueToReleaseDeleteByIssueAndRelease(issueId: String!, releaseId: String!): Boolean
       }`,
      { Issue: 'id', Release: 'id', IssueToRelease: 'id' },
    );
    expect(byType.get('IssueToRelease')?.delete).toBeNull();
    expect(byType.get('Issue')?.delete).toBeNull();
  });

  test('the key of a record whose name has a preposition in it', () => {
    const { byType } = readSdl(
      `type Query { i: Issue } type Issue { id: ID! } type IssueToRelease { id: ID! }
       type Mutation {
         issueToReleaseDelete("The identifier of the issue-to-release association to delete." id: String!): Boolean
       }`,
      { Issue: 'id', IssueToRelease: 'id' },
    );
    expect(byType.get('IssueToRelease')?.delete?.path).toEqual(['issueToReleaseDelete']);
    expect(byType.get('Issue')?.actions).toEqual([]);
  });

  test('the key that a new record may be given', () => {
    const { byType } = readSdl(
      `type Query { i: Issue } type Issue { id: ID! } type Attachment { id: ID! } type P { attachment: Attachment }
       type Mutation {
         attachmentLinkURL(id: String, issueId: String!, url: String!): P
         attachmentSync(id: String, url: String!): P
       }`,
      { Issue: 'id', Attachment: 'id' },
    );
    const namesOf = (type: string) => byType.get(type)?.actions.map(({ name }) => name);
    expect(namesOf('Issue')).toEqual(['attachmentLinkURL']);
    expect(namesOf('Attachment')).toEqual(['attachmentSync']);
  });

  test('a list of changes that answers no record, since it may replace all', () => {
    const { byType } = readSdl(
      `type Query { t: Target } type Target { key: String! on: Boolean } input TargetInput { key: String! on: Boolean }
       type Mutation { updateTargets(targets: [TargetInput!]!): Boolean }`,
      { Target: 'key' },
    );
    expect(byType.get('Target')?.update).toBeNull();
  });

  test('deprecated mutations, when they are no one’s only create, update or delete', () => {
    const { byType, left } = readSdl(
      `${ORDER} type Mutation {
         addOrder(input: In!): Order @deprecated(reason: "Use newOrder")
         newOrder(input: In!): Order
         closeOrder(id: ID!): Order @deprecated
       }`,
      { Order: 'id' },
    );
    expect(byType.get('Order')?.create?.path).toEqual(['newOrder']);
    expect(byType.get('Order')?.actions).toEqual([]);
    expect(left.map(({ why }) => why)).toEqual(['deprecated', 'deprecated']);
  });

  test('the key of the type that has the other’s name as its end', () => {
    const { byType } = readSdl(
      `type Query { p: Project } type Project { id: ID! } type ProjectV2 { id: ID! } type P { projectV2: ProjectV2 }
       type Mutation { copyProjectV2(projectId: ID!, title: String!): P }`,
      { Project: 'id', ProjectV2: 'id' },
    );
    expect(byType.get('Project')?.actions).toEqual([]);
    expect(byType.get('ProjectV2')?.actions.map((action) => action.name)).toEqual([
      'copyProjectV2',
    ]);
  });

  test('the name of a record for an id that the schema does not show', () => {
    const { byType, left } = readSdl(
      `type Query { f: Factory } type Factory { name: String! } type Role { name: String! } type User { id: ID! }
       type Mutation { assignStaff(factoryId: String!, staff: String!): Factory deleteRole(id: String!): User }`,
      { Factory: 'name', Role: 'name' },
    );
    expect(byType.get('Factory')?.actions).toEqual([]);
    expect(byType.get('Role')?.delete).toBeNull();
    expect(left).toHaveLength(2);
  });

  test('the key of a union for that of what is called an item of it', () => {
    const { byType } = readSdl(
      `type Query { i: Integration items: [IntegrationItem!]! } type IntegrationItem { id: ID! name: String }
       union Integration = Mail | Chat type Mail { id: ID! } type Chat { id: ID! } type P { id: ID }
       type Items { items: [IntegrationItem!]! }
       type Mutation { destroyIntegration(id: ID!): P fetchIntegrationItems(integrationId: ID!): Items }`,
      { IntegrationItem: 'id' },
    );
    expect(byType.get('IntegrationItem')).toMatchObject({ delete: null, actions: [] });
  });

  test('a record that is called as what is done to another', () => {
    const { byType } = readSdl(
      `type Query { a: Archive } type Archive { id: ID! } type Campaign { id: ID! }
       type Mutation { archiveCampaign(id: ID!): Boolean archiveDelete(id: ID!): Boolean }`,
      { Archive: 'id', Campaign: 'id' },
    );
    expect(byType.get('Campaign')?.actions.map(({ name }) => name)).toEqual(['archiveCampaign']);
    expect(byType.get('Archive')).toMatchObject({
      actions: [],
      delete: { path: ['archiveDelete'] },
    });
  });

  test('a record of another kind, where the mutation says of which kind it is', () => {
    const { byType } = readSdl(
      `type Query { c: Campaign } type Campaign { id: ID! } type AnnotationCampaign { id: ID! } type Annotation { id: ID! }
       type Order { id: ID! } type FactoryOrder { id: ID! } type Factory { id: ID! }
       type Mutation {
         updateAnnotations(campaignId: ID!, texts: [String!]!): Boolean
         acceptOrderForFactory(orderId: ID!): Order
       }`,
      {
        Campaign: 'id',
        AnnotationCampaign: 'id',
        Annotation: 'id',
        Order: 'id',
        FactoryOrder: 'id',
        Factory: 'id',
      },
    );
    const namesOf = (type: string) => byType.get(type)?.actions.map(({ name }) => name);
    expect(namesOf('Campaign')).toEqual([]);
    expect(namesOf('AnnotationCampaign')).toEqual(['updateAnnotations']);
    expect(namesOf('FactoryOrder')).toEqual([]);
    expect(namesOf('Order')).toEqual(['acceptOrderForFactory']);
  });

  test('a schema without mutations has none', () => {
    const { byType, left } = readSdl('type Query { o: Order } type Order { id: ID! }', {
      Order: 'id',
    });
    expect(byType.get('Order')?.actions).toEqual([]);
    expect(left).toEqual([]);
  });
});
