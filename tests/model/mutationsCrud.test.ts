import { call, key, readSdl } from './mutationsReading.ts';

interface Convention {
  name: string;
  sdl: string;
  keys?: Record<string, string | null>;
  type?: string;
  create: unknown;
  update: unknown;
  delete: unknown;
}

const ORDER = 'type Query { order: Order } type Order { id: ID! number: String note: String } ';
const INPUTS = 'input OrderInput { number: String! } input OrderPatch { number: String } ';

const CONVENTIONS: Convention[] = [
  {
    name: 'one input object with clientMutationId that wraps the record and its patch',
    sdl: `${ORDER}${INPUTS}
      input CreateOrderInput { clientMutationId: String order: OrderInput! }
      input UpdateOrderInput { clientMutationId: String id: ID! patch: OrderPatch! }
      input DeleteOrderInput { clientMutationId: String id: ID! }
      type Payload { clientMutationId: String order: Order query: Query }
      type Mutation {
        createOrder(input: CreateOrderInput!): Payload
        updateOrder(input: UpdateOrderInput!): Payload
        deleteOrder(input: DeleteOrderInput!): Payload
      }`,
    create: ['createOrder', {}, ['input', 'order']],
    update: ['updateOrder', { input: { id: key('id', 'ID!') } }, ['input', 'patch']],
    delete: ['deleteOrder', { input: { id: key('id', 'ID!') } }, null],
  },
  {
    name: 'one input object with the key among the values',
    sdl: `${ORDER}
      input CreateOrderInput { id: ID number: String! }
      input UpdateOrderInput { id: ID! number: String }
      input DeleteOrderInput { id: ID! }
      type Mutation {
        createOrder(input: CreateOrderInput!, condition: OrderConditionInput): Order
        updateOrder(input: UpdateOrderInput!, condition: OrderConditionInput): Order
        deleteOrder(input: DeleteOrderInput!, condition: OrderConditionInput): Order
      }
      input OrderConditionInput { number: String and: [OrderConditionInput] }`,
    create: ['createOrder', {}, ['input']],
    update: ['updateOrder', { input: { id: key('id', 'ID!') } }, ['input']],
    delete: ['deleteOrder', { input: { id: key('id', 'ID!') } }, null],
  },
  {
    name: 'the verb last, the key as an argument named after the type',
    sdl: `${ORDER}${INPUTS}
      type Mutation {
        orderCreate(order: OrderInput!): Order
        orderUpdate(orderId: ID!, order: OrderPatch!): Order
        orderDelete(orderId: ID!): Boolean!
      }`,
    create: ['orderCreate', {}, ['order']],
    update: ['orderUpdate', { orderId: key('id', 'ID!') }, ['order']],
    delete: ['orderDelete', { orderId: key('id', 'ID!') }, null],
  },
  {
    name: 'each value an argument of its own, with other words for the verbs',
    sdl: `${ORDER}
      type Mutation {
        addOrder(number: String!, note: String): Order
        editOrder(id: ID!, number: String, note: String): Order
        removeOrder(id: ID!): Boolean
      }`,
    create: ['addOrder', {}, []],
    update: ['editOrder', { id: key('id', 'ID!') }, []],
    delete: ['removeOrder', { id: key('id', 'ID!') }, null],
  },
  {
    name: 'data and a where object for unique keys, beside forms for many',
    sdl: `${ORDER}${INPUTS}
      input OrderWhereUniqueInput { id: ID number: String }
      input OrderUpdateArgs { where: OrderWhereUniqueInput! data: OrderPatch! }
      type Mutation {
        createOrders(data: [OrderInput!]!): [Order]
        createOrder(data: OrderInput!): Order
        updateOrders(data: [OrderUpdateArgs!]!): [Order]
        updateOrder(where: OrderWhereUniqueInput!, data: OrderPatch!): Order
        deleteOrders(where: [OrderWhereUniqueInput!]!): [Order]
        deleteOrder(where: OrderWhereUniqueInput!): Order
      }`,
    create: ['createOrder', {}, ['data']],
    update: ['updateOrder', { where: { id: key('id', 'ID') } }, ['data']],
    delete: ['deleteOrder', { where: { id: key('id', 'ID') } }, null],
  },
  {
    name: 'underscores, _set with pk_columns, and filters for many',
    sdl: `type Query { o: orders } type orders { id: Int! number: String }
      input orders_insert_input { id: Int number: String }
      input orders_set_input { id: Int number: String }
      input orders_inc_input { id: Int }
      input orders_pk_columns_input { id: Int! }
      input orders_bool_exp { _and: [orders_bool_exp!] id: Int_comparison_exp }
      input Int_comparison_exp { _eq: Int _in: [Int!] }
      type orders_mutation_response { affected_rows: Int! returning: [orders!]! }
      type Mutation {
        insert_orders(objects: [orders_insert_input!]!): orders_mutation_response
        insert_orders_one(object: orders_insert_input!): orders
        update_orders(_set: orders_set_input, _inc: orders_inc_input, where: orders_bool_exp!): orders_mutation_response
        update_orders_by_pk(_set: orders_set_input, _inc: orders_inc_input, pk_columns: orders_pk_columns_input!): orders
        delete_orders(where: orders_bool_exp!): orders_mutation_response
        delete_orders_by_pk(id: Int!): orders
      }`,
    keys: { orders: 'id' },
    type: 'orders',
    create: ['insert_orders_one', {}, ['object']],
    update: ['update_orders_by_pk', { pk_columns: { id: key('id', 'Int!') } }, ['_set']],
    delete: ['delete_orders_by_pk', { id: key('id', 'Int!') }, null],
  },
  {
    name: 'only forms for many: a list with one element, a filter that equals the key',
    sdl: `${ORDER}${INPUTS}
      input OrderFilter { id: IDFilter note: IDFilter and: [OrderFilter!] }
      input IDFilter { eq: ID in: [ID!] }
      type Records { affectedCount: Int! records: [Order!]! }
      type Mutation {
        insertIntoOrderCollection(objects: [OrderInput!]!): Records
        updateOrderCollection(set: OrderPatch!, filter: OrderFilter, atMost: Int! = 1): Records
        deleteFromOrderCollection(filter: OrderFilter, atMost: Int! = 1): Records
      }`,
    create: ['insertIntoOrderCollection', {}, ['objects', '0']],
    update: ['updateOrderCollection', { filter: { id: { eq: key('id', 'ID') } } }, ['set']],
    delete: ['deleteFromOrderCollection', { filter: { id: { eq: key('id', 'ID') } } }, null],
  },
  {
    name: 'a list of keys used for one record',
    sdl: `${ORDER}${INPUTS}
      type Mutation { createOrders(data: [OrderInput!]!): [Order!]! deleteOrders(ids: [ID!]!): Int! }`,
    create: ['createOrders', {}, ['data', '0']],
    update: null,
    delete: ['deleteOrders', { ids: [key('id', 'ID')] }, null],
  },
  {
    name: 'namespaces, in the plural',
    sdl: `${ORDER}
      type Status { succeeded: Boolean! message: String }
      type OrderMutation {
        create(number: String!): OrderResponse
        update(id: ID!, number: String): OrderResponse
        delete(id: ID!): OrderResponse
      }
      type OrderResponse { responseResult: Status order: Order }
      type Mutation { orders: OrderMutation }`,
    create: ['orders.create', {}, []],
    update: ['orders.update', { id: key('id', 'ID!') }, []],
    delete: ['orders.delete', { id: key('id', 'ID!') }, null],
  },
  {
    name: 'a namespace whose name is not the type, resolved by the query namespace of that name',
    sdl: `type Query { comments: CommentQuery } type CommentQuery { single(id: Int!): CommentPost list: [CommentPost] }
      type CommentPost { id: Int! content: String }
      type Done { ok: Boolean! }
      type CommentMutation { create(content: String!): Done update(id: Int!, content: String!): Done delete(id: Int!): Done }
      type Mutation { comments: CommentMutation }`,
    keys: { CommentPost: 'id' },
    type: 'CommentPost',
    create: ['comments.create', {}, []],
    update: ['comments.update', { id: key('id', 'Int!') }, []],
    delete: ['comments.delete', { id: key('id', 'Int!') }, null],
  },
  {
    name: 'what is put under a key that it is given, for both',
    sdl: `${ORDER}
      input OrderItem { id: ID! number: String! note: String }
      type Mutation { putOrder(item: OrderItem!): Order }`,
    create: ['putOrder', {}, ['item']],
    update: ['putOrder', { item: { id: key('id', 'ID!') } }, ['item']],
    delete: null,
  },
  {
    name: 'several that are put at once, used for one',
    sdl: `${ORDER}
      input OrderItem { id: ID number: String! }
      type Mutation { saveOrders(orders: [OrderItem!]!): [Order!]! }`,
    create: ['saveOrders', {}, ['orders', '0']],
    update: ['saveOrders', { orders: [{ id: key('id', 'ID') }] }, ['orders', '0']],
    delete: null,
  },
  {
    name: 'an update that is told which field to change, for neither',
    sdl: `${ORDER} enum Part { NUMBER NOTE }
      type Mutation { updateOrder(orderId: ID!, part: Part!, value: String!): Order }`,
    create: null,
    update: null,
    delete: null,
  },
  {
    name: 'what is added under a name of one’s choice, which is its key',
    sdl: `type Query { u: User } type User { username: String! name: String }
      input AddUserInput { username: String! name: String }
      type AddUserPayload { user: [User] }
      type Mutation { addUser(input: [AddUserInput!]!): AddUserPayload }`,
    type: 'User',
    keys: { User: 'username' },
    create: ['addUser', {}, ['input', '0']],
    update: null,
    delete: null,
  },
  {
    name: 'what is saved without a key, for creating alone',
    sdl: `type Query { p: Product } type Product { id: ID! name: String! price: Float }
      input ProductInput { name: String! price: Float }
      type Mutation { saveProduct(product: ProductInput!): Product }`,
    type: 'Product',
    keys: { Product: 'id' },
    create: ['saveProduct', {}, ['product']],
    update: null,
    delete: null,
  },
  {
    name: 'upserts, for both creating and changing',
    sdl: `${ORDER}
      type Mutation { saveOrder(id: ID, number: String): Order }`,
    create: ['saveOrder', {}, []],
    update: ['saveOrder', { id: key('id', 'ID') }, []],
    delete: null,
  },
  {
    name: 'the version that optimistic locking asks for, from the record',
    sdl: `type Query { o: Order } type Order { id: String! version: Int! number: String }
      input OrderDraft { number: String }
      type Mutation {
        createOrder(draft: OrderDraft!): Order
        updateOrder(id: String, version: Int!, draft: OrderDraft!): Order
        deleteOrder(id: String, version: Int!): Order
      }`,
    create: ['createOrder', {}, ['draft']],
    update: [
      'updateOrder',
      { id: key('id', 'String'), version: key('version', 'Int!') },
      ['draft'],
    ],
    delete: ['deleteOrder', { id: key('id', 'String'), version: key('version', 'Int!') }, null],
  },
  {
    name: 'composite keys',
    sdl: `type Query { l: Like } type Like { postId: Int! authorId: Int! mark: Int }
      input LikeInput { postId: Int! authorId: Int! mark: Int } input LikePatch { mark: Int }
      type Mutation {
        createLike(like: LikeInput!): Like
        updateLike(postId: Int!, authorId: Int!, patch: LikePatch!): Like
        deleteLike(postId: Int!, authorId: Int!): Like
      }`,
    keys: { Like: 'postId,authorId' },
    type: 'Like',
    create: ['createLike', {}, ['like']],
    update: [
      'updateLike',
      { postId: key('postId', 'Int!'), authorId: key('authorId', 'Int!') },
      ['patch'],
    ],
    delete: [
      'deleteLike',
      { postId: key('postId', 'Int!'), authorId: key('authorId', 'Int!') },
      null,
    ],
  },
  {
    name: 'composite keys called after the record and what it belongs to',
    sdl: `type Query { d: Document } type Document { caseId: ID! documentId: ID! name: String }
      input CreateDocumentInput { caseId: ID! documentId: ID name: String! }
      input UpdateDocumentInput { caseId: ID! documentId: ID! name: String }
      type Mutation {
        createDocument(input: CreateDocumentInput!): Document
        updateDocument(input: UpdateDocumentInput!): Document
        deleteDocument(caseId: ID!, documentId: ID!): Document
      }`,
    keys: { Document: 'caseId,documentId' },
    type: 'Document',
    create: ['createDocument', {}, ['input']],
    update: [
      'updateDocument',
      { input: { caseId: key('caseId', 'ID!'), documentId: key('documentId', 'ID!') } },
      ['input'],
    ],
    delete: [
      'deleteDocument',
      { caseId: key('caseId', 'ID!'), documentId: key('documentId', 'ID!') },
      null,
    ],
  },
  {
    name: 'composite keys, of which one is called after the record and its own field',
    sdl: `type Query { p: Probe } type Probe { projectId: ID! name: String! }
      input ProbeRequest { projectId: ID! name: String! }
      type Mutation {
        createProbe(request: ProbeRequest!): Probe
        deleteProbe(probeName: ID!, projectId: ID!): Boolean
      }`,
    keys: { Probe: 'projectId,name' },
    type: 'Probe',
    create: ['createProbe', {}, ['request']],
    update: null,
    delete: [
      'deleteProbe',
      { projectId: key('projectId', 'ID!'), probeName: key('name', 'ID!') },
      null,
    ],
  },
  {
    name: 'a key by any name beside the keys of what the record belongs to',
    sdl: `type Query { t: Talk } type Talk { id: ID! title: String topic: Topic length: Length }
      type Topic { id: ID! } type Length { id: ID! }
      input TalkInput { instance: ID! title: String! topic: ID! length: ID! }
      type Mutation { updateTalk(input: TalkInput!): Talk deleteTalk(subject: ID!): Boolean }`,
    keys: { Talk: 'id', Topic: 'id', Length: 'id' },
    type: 'Talk',
    create: null,
    update: ['updateTalk', { input: { instance: key('id', 'ID!') } }, ['input']],
    delete: ['deleteTalk', { subject: key('id', 'ID!') }, null],
  },
  {
    name: 'one mutation per unique key: the one by the identity',
    sdl: `type Query { a: Author } type Author { nodeId: ID! id: Int! email: String }
      input ByEmail { email: String! patch: Patch! } input ByNode { nodeId: ID! patch: Patch! }
      input ById { id: Int! patch: Patch! } input Patch { email: String }
      type Payload { author: Author }
      type Mutation {
        updateAuthorByEmail(input: ByEmail!): Payload
        updateAuthorByNodeId(input: ByNode!): Payload
        updateAuthor(input: ById!): Payload
      }`,
    keys: { Author: 'nodeId' },
    type: 'Author',
    create: null,
    update: [
      'updateAuthorByNodeId',
      { input: { nodeId: key('nodeId', 'ID!') } },
      ['input', 'patch'],
    ],
    delete: null,
  },
  {
    name: 'a shorter name, proved by the type of the key',
    sdl: `type Query { r: CiRunner } scalar CiRunnerID type CiRunner { id: CiRunnerID! note: String }
      input Update { id: CiRunnerID! note: String } input Delete { id: CiRunnerID! }
      type Payload { errors: [String!]! }
      type Mutation { runnerUpdate(input: Update!): Payload runnerDelete(input: Delete!): Payload }`,
    keys: { CiRunner: 'id' },
    type: 'CiRunner',
    create: null,
    update: ['runnerUpdate', { input: { id: key('id', 'CiRunnerID!') } }, ['input']],
    delete: ['runnerDelete', { input: { id: key('id', 'CiRunnerID!') } }, null],
  },
  {
    name: 'another word for the type, proved by what the whole family gives and takes',
    sdl: `type Query { u: User } type User { id: ID! firstName: String email: String }
      input UserCreateInput { firstName: String email: String! } input CustomerInput { firstName: String }
      type P { user: User errors: [E!]! } type E { message: String field: String }
      type Mutation {
        customerCreate(input: UserCreateInput!): P
        customerUpdate(id: ID!, input: CustomerInput!): P
        customerDelete(id: ID!): P
        accountRegister(input: UserCreateInput!): P
      }`,
    keys: { User: 'id' },
    type: 'User',
    create: ['customerCreate', {}, ['input']],
    update: ['customerUpdate', { id: key('id', 'ID!') }, ['input']],
    delete: ['customerDelete', { id: key('id', 'ID!') }, null],
  },
  {
    name: 'a kind of the type: new ones can be created, but not every record changed as that kind',
    sdl: `${ORDER}${INPUTS}
      type Mutation {
        draftOrderCreate(input: OrderInput!): Order
        draftOrderUpdate(id: ID!, input: OrderPatch!): Order
        draftOrderDelete(id: ID!): Order
        orderUpdate(id: ID!, input: OrderPatch!): Order
      }`,
    create: ['draftOrderCreate', {}, ['input']],
    update: ['orderUpdate', { id: key('id', 'ID!') }, ['input']],
    delete: null,
  },
];

describe('create, update and delete are read from', () => {
  test.each(CONVENTIONS)(
    '$name',
    ({ sdl, keys = { Order: 'id' }, type = 'Order', ...expected }) => {
      const read = readSdl(sdl, keys).byType.get(type);
      expect(call(read?.create ?? null)).toEqual(expected.create);
      expect(call(read?.update ?? null)).toEqual(expected.update);
      expect(call(read?.delete ?? null)).toEqual(expected.delete);
    },
  );

  test('arguments beside key and values become inputs, but not another key of the record', () => {
    const { byType } = readSdl(
      `type Query { c: Customer } type Customer { id: ID! name: String externalReference: String }
       input In { name: String }
       type Mutation {
         createCustomer(input: In!, password: String, parent: ID!): Customer
         updateCustomer(id: ID, externalReference: String, input: In!): Customer
         deleteCustomer(id: ID!, replaceId: ID!, force: Boolean): Customer
       }`,
      { Customer: 'id' },
    );
    const asked = (facet: 'create' | 'update' | 'delete') =>
      byType.get('Customer')?.[facet]?.parameters.map(({ slot, required }) => [slot, required]);
    expect(asked('create')).toEqual([
      [['password'], false],
      [['parent'], true],
    ]);
    expect(asked('update')).toEqual([]);
    expect(asked('delete')).toEqual([
      [['replaceId'], true],
      [['force'], false],
    ]);
  });

  test('the parent that a key needs comes from the record, when it has a relation to it', () => {
    const { byType } = readSdl(
      `type Query { m: Issue } type Project { id: ID! fullPath: ID! }
       type Issue { id: ID! iid: String! title: String project: Project! }
       input U { projectPath: ID! iid: String! title: String }
       type P { issue: Issue }
       type Mutation { updateIssue(input: U!): P }`,
      { Issue: 'id', Project: 'id' },
    );
    expect(byType.get('Issue')?.update?.variables).toEqual({
      input: {
        iid: key('iid', 'String!'),
        projectPath: { hole: 'project_path', type: 'ID!', path: ['project', 'fullPath'] },
      },
    });
  });

  test('the reason names the mutation and the others that do the same', () => {
    const { byType } = readSdl(
      `${ORDER}${INPUTS} type Mutation { createOrder(input: OrderInput!): Order createOrders(input: [OrderInput!]!): [Order] }`,
      { Order: 'id' },
    );
    expect(byType.get('Order')?.why.create).toBe(
      '`createOrder` makes a record; its values go to `input`; its answer holds the record. Also: `createOrders`.',
    );
  });
});

test('what is patched keeps what is not sent, so that it is taken before an update of the whole', () => {
  const { byType } = readSdl(
    `${ORDER}${INPUTS}
    type Mutation {
      updateOrder(id: ID!, input: OrderInput!): Order
      patchOrder(id: ID!, input: OrderPatch!): Order
    }`,
    { Order: 'id' },
  );
  expect(byType.get('Order')?.update?.path).toEqual(['patchOrder']);
  expect(byType.get('Order')?.actions).toEqual([]);
});

test('an update that takes what a new record is made of, with what it must have, is sent all of it', () => {
  const update = (mutations: string) =>
    readSdl(
      `${ORDER}${INPUTS} input Keyed { id: ID! note: String } type Mutation { ${mutations} }`,
      {
        Order: 'id',
      },
    ).byType.get('Order')?.update;
  const create = 'createOrder(input: OrderInput!): Order';
  expect(update(`${create} updateOrder(id: ID!, input: OrderInput!): Order`)).toMatchObject({
    path: ['updateOrder'],
    replaces: true,
  });
  const others = [
    'updateOrder(id: ID!, input: OrderPatch!): Order',
    'patchOrder(id: ID!, input: OrderInput!): Order',
  ];
  for (const other of others) expect(update(`${create} ${other}`)?.replaces).toBeUndefined();
  // Nothing but the key is insisted on.
  const keyed = 'createOrder(input: Keyed!): Order updateOrder(input: Keyed!): Order';
  expect(update(keyed)?.replaces).toBeUndefined();
});

test('what is partially updated is updated', () => {
  const { byType } = readSdl(
    `type Query { s: Student } type Student { id: ID! name: String! } input In { id: ID! name: String }
     type Mutation { partiallyUpdateStudent(input: In!): Student }`,
    { Student: 'id' },
  );
  expect(byType.get('Student')?.update?.path).toEqual(['partiallyUpdateStudent']);
});

test('a verb after the name of a part of the API is one of all that is called so', () => {
  const { byType } = readSdl(
    `type Query { i: BillingInvoice a: Activity } type BillingInvoice { id: ID! number: String } input In { number: String }
     type Activity { id: ID! title: String }
     type Mutation {
       billingCreateInvoice(input: In!): BillingInvoice
       billingUpdateInvoice(id: ID!, input: In!): BillingInvoice
       billingDeleteInvoice(id: ID!): Boolean
       activityUpdateExternal(id: ID!, title: String): Activity
       activityDeleteExternal(id: ID!): Boolean
     }`,
    { BillingInvoice: 'id', Activity: 'id' },
  );
  const { create, update, delete: remove } = byType.get('BillingInvoice') ?? {};
  expect([create, update, remove].map((mutation) => mutation?.path[0])).toEqual([
    'billingCreateInvoice',
    'billingUpdateInvoice',
    'billingDeleteInvoice',
  ]);
  expect(byType.get('Activity')).toMatchObject({ create: null, update: null, delete: null });
});

test('a key may be a Float, which some servers take every number for, but a measure is none', () => {
  const { byType } = readSdl(
    `type Query { p: Project } type Project { id: ID! name: String! budget: Float } input In { name: String }
     type Mutation {
       updateProject(id: Float!, input: In!): Project
       deleteProject(projectId: Float!): Project
       joinProject(id: Float!): Project
       fundProject(project: Float!): Boolean
     }`,
    { Project: 'id' },
  );
  const { update, delete: remove, actions } = byType.get('Project') ?? {};
  expect(call(remove ?? null)).toEqual(['deleteProject', { projectId: key('id', 'Float!') }, null]);
  expect(update?.path).toEqual(['updateProject']);
  expect(actions?.map(({ name }) => name)).toEqual(['joinProject']);
});

test('a deletion that takes the whole record asks for none of it', () => {
  const { byType } = readSdl(
    `${ORDER} input Whole { id: ID! number: String note: String }
    type Mutation { deleteOrder(input: Whole!): Order }`,
    { Order: 'id' },
  );
  expect(byType.get('Order')?.delete).toMatchObject({
    variables: { input: { id: key('id', 'ID!') } },
    parameters: [],
  });
});

test('what takes a whole record is its create, key and all, where nothing readable comes back', () => {
  const { byType } = readSdl(
    `scalar JSON scalar Void ${ORDER} input Whole { id: ID number: String note: String }
    type Mutation { addOrder(input: Whole): JSON updateOrder(input: Whole): Void }`,
    { Order: 'id' },
  );
  expect(byType.get('Order')).toMatchObject({
    create: { path: ['addOrder'] },
    update: { path: ['updateOrder'] },
    actions: [],
  });
});

test('making several at once is known wherever the name says so', () => {
  const { byType, left } = readSdl(
    `${ORDER}${INPUTS}
    type Mutation {
      createOrder(input: OrderInput!): Order
      batchCreateOrder(input: [OrderInput!]!): [Order!]
      deleteOrder(id: ID!): Boolean
      batchDeleteOrder(ids: [ID!]!): Int
    }`,
    { Order: 'id' },
  );
  expect(byType.get('Order')?.create?.path).toEqual(['createOrder']);
  expect(byType.get('Order')?.actions).toMatchObject([
    { path: ['batchDeleteOrder'], scope: 'bulk', danger: true },
  ]);
  expect(left).toEqual([]);
});

test('the key that selects is taken before one among the values, which would leave all to be changed', () => {
  const { byType } = readSdl(
    `${ORDER} input Values { id: ID number: String } input Filter { id: Equal } input Equal { eq: ID }
    type Mutation { ordersUpdate(data: Values!, filter: Filter): [Order!]! }`,
    { Order: 'id' },
  );
  expect(call(byType.get('Order')?.update ?? null)).toEqual([
    'ordersUpdate',
    { filter: { id: { eq: key('id', 'ID') } } },
    ['data'],
  ]);
});

test('what orders records holds no values of an order, and what is checked beside is no key', () => {
  const { byType } = readSdl(
    `${ORDER}${INPUTS} input Filter { id: Equal } input Equal { eq: ID }
    input Ordering { number: Direction } enum Direction { ASC DESC }
    type Mutation {
      update_Order(data: OrderPatch!, filter: Filter, order: Ordering): [Order!]
      deleteOrderById(keyId: ID!, preCheck: Filter): Order
    }`,
    { Order: 'id' },
  );
  expect(call(byType.get('Order')?.update ?? null)).toEqual([
    'update_Order',
    { filter: { id: { eq: key('id', 'ID') } } },
    ['data'],
  ]);
  expect(byType.get('Order')?.delete).toMatchObject({
    variables: { keyId: key('id', 'ID!') },
    parameters: [],
  });
});

test('a part of the values is taken before the whole, and what can be restored before what is lost', () => {
  const { byType } = readSdl(
    `${ORDER}${INPUTS}
    type Mutation {
      updateOrder(id: ID!, data: OrderInput!): Order
      partialUpdateOrder(id: ID!, data: OrderPatch!): Order
      orderDestroy(id: ID!): Order
      orderDelete(id: ID!): Order
    }`,
    { Order: 'id' },
  );
  const { update, delete: remove } = byType.get('Order') ?? {};
  expect([update?.path, remove?.path]).toEqual([['partialUpdateOrder'], ['orderDelete']]);
});

test('data about a record is one of its values, and no place for all of them', () => {
  const { byType } = readSdl(
    `${ORDER} input Meta { key: String! value: String! }
    type Mutation {
      createOrder(number: String!, placedOn: String, metadata: [Meta]): Order
      updateOrder(id: ID!, number: String, placedOn: String, metadata: Meta): Order
    }`,
    { Order: 'id' },
  );
  expect(byType.get('Order')).toMatchObject({ create: { values: [] }, update: { values: [] } });
});

test.each([
  ['nuevoPedido', 'actualizarPedido', 'eliminarPedido', 'cancelarPedido'],
  ['crearPedido', 'editarPedido', 'borrarPedido', 'anularPedido'],
  ['cadastrarPedido', 'atualizarPedido', 'excluirPedido', 'recusarPedido'],
  ['pedidoErstellen', 'pedidoAktualisieren', 'pedidoLoeschen', 'pedidoStornieren'],
])(
  'verbs in other languages: %s, %s, %s, and the danger of %s',
  (create, update, remove, other) => {
    const { byType, left } = readSdl(
      `type Query { pedidos: [Pedido] } type Pedido { id: ID! numero: String } input PedidoInput { numero: String }
    type Mutation {
      ${create}(input: PedidoInput): Pedido
      ${update}(id: ID!, input: PedidoInput): Pedido
      ${remove}(id: ID!): String
      ${other}(id: ID!): Pedido
    }`,
      { Pedido: 'id' },
    );
    expect(left).toEqual([]);
    expect(byType.get('Pedido')).toMatchObject({
      create: { path: [create] },
      update: { path: [update] },
      delete: { path: [remove] },
      actions: [{ path: [other], danger: true }],
    });
  },
);

test('what takes what a record consists of creates one, though it only says that it did', () => {
  const { byType } = readSdl(
    `type Query { o: Post } type Post { id: ID! title: String! body: String }
     type Message { message: String! }
     type Mutation { addPost(title: String!, body: String): Message! addReport(day: String!): Message! }`,
    { Post: 'id' },
  );
  expect(byType.get('Post')?.create?.path).toEqual(['addPost']);
});
