import { buildSchema, graphql } from 'graphql';
import { compile, compiledText } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const ORDERS = `type Query { orders(limit: Int, offset: Int): [Order!]! order(id: ID!): Order }`;
const FIELDS = Array.from({ length: 20 }, (_, index) => `f${index}: String`).join(' ');
const USERS = `
  type Query {
    orders(limit: Int, offset: Int): [Order!]!
    order(id: ID!): Order
    users(limit: Int, offset: Int): [User!]!
    user(id: ID!): User
  }
  type Order { id: ID! name: String! user: User }
  type User { id: ID! name: String! orders: [Order!]! }
  input OrderIn { name: String! user: UserRef }
  input UserRef { connect: UserKey create: UserIn }
  input UserKey { id: ID! }`;

test.each([
  [
    'keys are numbers in responses and IDs in arguments',
    `${ORDERS} type Order { id: Int! name: String! }
     type Mutation {
       archiveOrder(id: ID!): Order
       archiveOrders(ids: [ID!]!): Boolean
       deleteOrder(id: ID!): Boolean
       updateOrder(id: ID!, name: String): Order
     }`,
  ],
  [
    'each call is to be known to its client by a text',
    `${ORDERS} type Order { id: ID! name: String! open: Boolean }
     input New { clientMutationId: String! name: String! }
     input Edit { clientMutationId: String! orderId: ID! name: String! }
     input One { clientMutationId: String! orderId: ID! }
     input Why { clientMutationId: String! orderId: ID! reason: String! }
     input Many { clientMutationId: String! orderIds: [ID!]! }
     input Flush { clientMutationId: String! }
     input Mail { clientMutationId: String! words: String! }
     type Payload { clientMutationId: String! order: Order }
     type Mutation {
       createOrder(input: New!): Payload
       updateOrder(input: Edit!): Payload
       deleteOrder(input: One!): Payload
       openOrder(input: One!): Payload
       rejectOrder(input: Why!): Payload
       archiveOrders(input: Many!): Payload
       holdOrder(clientMutationId: String!, id: ID!): Order
       flushCache(input: Flush!): Payload
       sendMail(input: Mail!): Payload
     }`,
  ],
  [
    'an update asks for something beside the values',
    `${ORDERS} type Order { id: ID! name: String! note: String }
     input OrderPatch { name: String note: String }
     type Mutation { updateOrder(id: ID!, reason: String!, data: OrderPatch!): Order }`,
  ],
  [
    'a record is made within another that has many fields',
    `${USERS} input UserIn { ${FIELDS} } type Mutation { createOrder(input: OrderIn!): Order }`,
  ],
  [
    'records are made within each other',
    `${USERS} input UserIn { name: String! order: OrderRef orders: [OrderIn!] }
     input OrderRef { connect: UserKey create: OrderIn }
     type Mutation { createOrder(input: OrderIn!): Order createUser(input: UserIn!): User }`,
  ],
  [
    'a picture is of a scalar that nothing is known of',
    `scalar Image ${ORDERS} type Order { id: ID! name: String! image: Image }`,
  ],
  [
    'fields differ in their spelling only',
    `type Query { orders(limit: Int, offset: Int, where: OrderWhere): [Order!]! order(id: ID!): Order }
     type Order { id: ID! _id: Int! name: String! }
     input OrderWhere { id: IDOp _id: IntOp }
     input IDOp { eq: ID in: [ID!] }
     input IntOp { eq: Int gt: Int lt: Int }`,
  ],
  [
    'what a permission is called is the name of what every object has',
    `${ORDERS}
     type Order { id: ID! name: String! isConstructor: Boolean! canConstructor: Boolean! }
     type Mutation { updateOrder(id: ID!, name: String): Order }`,
  ],
  [
    'a relation is called by the name of what every object has',
    `type Query {
       results(first: Int, after: String): ResultConnection!
       result(id: ID!): Result
       teams(first: Int, after: String): TeamConnection!
       team(id: ID!): Team
     }
     type Result { id: ID! points: Float! constructor: Team! }
     type Team { id: ID! name: String! constructor(first: Int, after: String): ResultConnection! }
     type ResultConnection { edges: [ResultEdge!]! pageInfo: PageInfo! totalCount: Int! }
     type ResultEdge { node: Result! cursor: String! }
     type TeamConnection { edges: [TeamEdge!]! pageInfo: PageInfo! totalCount: Int! }
     type TeamEdge { node: Team! cursor: String! }
     type PageInfo { hasNextPage: Boolean! endCursor: String }`,
  ],
  [
    'inputs that no form asks for are called by the names of what every object has',
    `${USERS} type Tag { id: ID! name: String! }
     extend type Query { tags(limit: Int, offset: Int): [Tag!]! tag(id: ID!): Tag }
     extend type Order { tags: [Tag!]! place: Place }
     type Place { city: String }
     input UserIn { name: String! toString: [UserIn!] }
     input NewOrder { order: OrderIn! constructor: String }
     input OrderPatch { name: String tagIds: [ID!] place: PlaceIn valueOf: Int constructor: ID }
     input PlaceIn { city: String hasOwnProperty: Boolean }
     input Selected { keys: [OrderKey!]! toString: Int }
     input OrderKey { id: ID! valueOf: Int }
     type Mutation {
       createOrder(input: NewOrder!): Order
       updateOrder(id: ID!, patch: OrderPatch!, constructor: String): Order
       deleteOrders(selected: Selected!): Int
       createUser(input: UserIn!): User
       recount(patch: OrderPatch): Int
     }`,
  ],
  [
    'rows that are changed in a tab may have no key',
    `${ORDERS} type Order { id: ID! name: String! lines: [Line!]! }
     type Line { id: ID text: String order: Order product: Product }
     type Product { id: ID! name: String! }
     extend type Query { products(limit: Int, offset: Int): [Product!]! product(id: ID!): Product }
     input LineIn { text: String productId: ID }
     type Mutation { updateLine(id: ID!, input: LineIn!): Line deleteLine(id: ID!): Line }`,
  ],
  [
    'a part of what selects is entered',
    `${ORDERS} type Order { id: ID! name: String! shares: [Share!] }
     type Share { note: String }
     input ShareKey { orderId: ID! teamId: ID! }
     type Mutation { deleteShare(where: ShareKey!): Share renameShare(where: ShareKey!, name: String!): Order }`,
  ],
  [
    'conditions on a relation take its keys of two kinds',
    `type Query {
       posts(first: Int, after: String, where: PostWhere): PostConnection!
       post(id: ID!): Post
       users(first: Int, after: String): UserConnection!
       user(id: ID!): User
     }
     type Post { id: ID! databaseId: Int! title: String author: User }
     type User { id: ID! databaseId: Int! name: String }
     input PostWhere { author: Int authorIn: [ID] authorNotIn: [ID] }
     type PostConnection { edges: [PostEdge!]! pageInfo: PageInfo! }
     type PostEdge { node: Post! cursor: String! }
     type UserConnection { edges: [UserEdge!]! pageInfo: PageInfo! }
     type UserEdge { node: User! cursor: String! }
     type PageInfo { hasNextPage: Boolean! endCursor: String }`,
  ],
  [
    'a change of several holds the key of each beside its values',
    `${ORDERS} type Order { id: ID! name: String! note: String }
     input OrderPatch { orderId: ID! name: String note: String }
     type OrderPayload { orders: [Order!]! }
     type Mutation {
       patchOrders(input: [OrderPatch!]!): OrderPayload!
       reviseOrder(input: [OrderPatch!]!): OrderPayload!
     }`,
  ],
  [
    'what is taken away of several records has to be named for each',
    `${ORDERS} type Order { id: ID! name: String! }
     type Label { id: ID! name: String! }
     extend type Query { labels(limit: Int, offset: Int): [Label!]! label(id: ID!): Label }
     input LabelOfOrder { orderId: ID! labelId: ID! }
     type LabelPayload { order: Order! }
     type Mutation { removeLabelFromOrder(input: [LabelOfOrder!]!): LabelPayload! }`,
  ],
  [
    'a list of several kinds is a tool with pages, and takes nothing that can be entered',
    `${ORDERS} type Order { id: ID! name: String! }
     type Note { id: ID! text: String! }
     union Entry = Order | Note
     input Where { all: [Where!] any: [Where!] }
     extend type Query {
       entries(first: Int, after: String): EntryConnection!
       matches(first: Int, after: String, where: Where): EntryConnection!
     }
     type EntryConnection { edges: [EntryEdge!]! pageInfo: PageInfo! }
     type EntryEdge { node: Entry! cursor: String! }
     type PageInfo { hasNextPage: Boolean! endCursor: String }`,
  ],
  [
    'an argument and a field of an input have one name',
    `${ORDERS} type Order { id: ID! name: String! userId: String }
     input OrderIn { id: ID userId: String name: String }
     type Mutation { updateUserOrder(userId: String!, orderInput: OrderIn): Order }`,
  ],
  [
    'keys are of a scalar that nothing is known of',
    `scalar Bytes
     type Query { pairs(first: Int = 100, skip: Int = 0, where: PairFilter): [Pair!]! pair(id: ID!): Pair swaps(first: Int = 100, skip: Int = 0, where: SwapFilter): [Swap!]! swap(id: ID!): Swap }
     type Pair { id: Bytes! name: String! swaps(first: Int = 100, skip: Int = 0): [Swap!]! }
     type Swap { id: Bytes! sender: String! pair: Pair! }
     input PairFilter { id: Bytes swaps_: SwapFilter } input SwapFilter { id: Bytes pair: Bytes pair_in: [Bytes!] }`,
  ],
  [
    'a list is sorted through a relation by exactly one field',
    `directive @oneOf on INPUT_OBJECT
     enum Way { ASC DESC }
     type Query { fruits(first: Int, skip: Int, ordering: [FruitOrder!]): [Fruit!]! fruit(id: ID!): Fruit colors(first: Int, skip: Int): [Color!]! color(id: ID!): Color }
     input FruitOrder @oneOf { id: Way name: Way color: ColorOrder }
     input ColorOrder @oneOf { id: Way name: Way code: Way }
     type Fruit { id: ID! name: String! color: Color }
     type Color { id: ID! name: String! code: String }`,
  ],
  [
    'types of a response disagree about their keys',
    `type Query { books(limit: Int, offset: Int): [Book!]! book(id: ID!): Book }
     type Book { id: ID! name: String! }
     type NotFound { message: String! id: ID }
     union BookResult = Book | NotFound
     type Mutation { createBook(name: String!): BookResult! }`,
  ],
])('an app compiles where %s', async (_case, sdl) => {
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, sdl)).toEqual([]);
});

const DEFAULTS = `${ORDERS}
  enum Mode { A B }
  type Order { id: ID! name: String! mode: Mode! }
  type Mutation {
    createOrder(name: String!, mode: Mode! = A, rush: Boolean! = false, note: String! = "n\`\${x}\\\\"): Order
    deleteOrder(id: ID!, force: Boolean! = false): Order
    shipOrder(id: ID!, mode: Mode! = A): Order
    recount(mode: Mode! = A): Int
  }`;

test.each([
  ['createOrderMutation', { name: 'Jo' }, 'createOrder Jo A false n`${x}\\'],
  ['deleteOrderMutation', { id: '1' }, 'deleteOrder 1 false'],
  ['shipOrderMutation', { id: '1' }, 'shipOrder 1 A'],
  ['RecountToolMutation', {}, 'recount A'],
])('what has a default need not be sent: %s', async (name, variableValues, done) => {
  const files = await scaffoldOf(DEFAULTS);
  expect(compile(files, DEFAULTS)).toEqual([]);
  const sent: string[] = [];
  const rootValue = new Proxy(
    {},
    {
      get: (_target, field) => (args: object) => {
        sent.push([String(field), ...Object.values(args)].join(' '));
        return null;
      },
    },
  );
  const source = compiledText(files, DEFAULTS, name);
  const { errors } = await graphql({
    schema: buildSchema(DEFAULTS),
    source,
    rootValue,
    variableValues,
  });
  expect(errors).toBeUndefined();
  expect(sent).toEqual([done]);
});

test('no input is lost to another of its name', async () => {
  const sdl = `${ORDERS} type Order { id: ID! name: String! }
    input MoneyInput { amount: Float! currency: String! }
    input Ship { note: String fast: Boolean }
    type Mutation {
      refundOrder(id: ID!, amount: Float!, fee: MoneyInput!): Order
      shipOrder(id: ID!, note: String, ship: Ship!): Order
    }`;
  const files = await scaffoldOf(sdl);
  expect(compile(files, sdl)).toEqual([]);
  const refund = textOf(files, 'src/resources/orders/mutations/refundOrder.ts');
  expect(refund).toMatch(/amount: \$amount/);
  expect(refund).toMatch(/fee: \$fee/);
  expect(textOf(files, 'src/resources/orders/mutations/shipOrder.ts')).toMatch(/note: \$note/);
});

test('an object that may be left out beside required values is one of them', async () => {
  const sdl = `type Query { events(limit: Int, offset: Int): [Event!]! event(id: ID!): Event }
    type Event { id: ID! name: String! place: String seats: Int! data: EventData }
    type EventData { note: String }
    input EventInput { name: String! place: String seats: Int! data: EventDataInput }
    input EventDataInput { note: String }
    type Mutation { createEvent(input: EventInput!): Event }`;
  const fields = textOf(await scaffoldOf(sdl), 'src/resources/events/eventFields.ts');
  for (const name of ['name', 'place', 'seats', 'data'])
    expect(fields).toMatch(new RegExp(`\\b${name}: \\w+[<(]`));
});

test('the number of a row, which its serializer gives itself, is not asked for', async () => {
  const sdl = `type Query { rooms(limit: Int, offset: Int): [Room!]! room(id: ID!): Room }
    type Room { id: ID! pk: Int name: String! }
    input RoomIn { pk: Int name: String! }
    type RoomPayload { pk: Int name: String }
    type Mutation { createRoom(input: RoomIn!): RoomPayload }`;
  const files = await scaffoldOf(sdl);
  expect(textOf(files, 'src/resources/rooms/roomFields.ts')).not.toMatch(/\bpk:/);
  expect(compile(files, sdl)).toEqual([]);
});
