import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { toContract } from '../../src/model/contract.ts';
import { readSdl, resourceOf } from './readSdl.ts';

const NOTES = `
  type Query { notes: [Note!]! note(id: ID!): Note issues: [Issue!]! issue(id: ID!): Issue }
  type Mutation { updateNote(id: ID!, text: String): Note deleteNote(id: ID!): Note resolveNote(id: ID!): Note createNote(text: String!): Note
    updateIssue(id: ID!, title: String): Issue closeIssue(id: ID!): Issue cancelIssue(id: ID!): Issue deleteIssue(id: ID!): Issue }
  type Note { id: ID! text: String! viewerCanUpdate: Boolean! viewerCanDelete: Boolean! viewerCanResolve: Boolean! viewerCanReact: Boolean! isPinned: Boolean! }
  type Issue { id: ID! title: String! userPermissions: IssuePermissions! }
  type IssuePermissions { updateIssue: Boolean! adminIssue: Boolean! createNote: Boolean! canClose: Boolean! updateTitle: Boolean! readIssue: Boolean! }`;

test('Booleans of a record govern what is done with it, and are not shown', () => {
  const note = resourceOf(readSdl(NOTES), 'Note');
  expect(note.permissions.map(({ path, governs }) => [path.join('.'), governs])).toEqual([
    ['viewerCanUpdate', { kind: 'update' }],
    ['viewerCanDelete', { kind: 'delete' }],
    ['viewerCanResolve', { kind: 'action', mutation: ['resolveNote'] }],
  ]);
  expect(note.fields.map(({ name }) => name)).toEqual(['id', 'text', 'viewerCanReact', 'isPinned']);
});

test('an object of permissions governs operations, fields and related records', () => {
  const schema = buildSchema(NOTES);
  const { resources } = toContract(buildModel(schema));
  expect(resources.find(({ type }) => type === 'Issue')?.permissions).toEqual([
    { path: ['userPermissions', 'updateIssue'], governs: 'update' },
    { path: ['userPermissions', 'createNote'], governs: 'create', mutation: ['createNote'] },
    { path: ['userPermissions', 'canClose'], governs: 'action', mutation: ['closeIssue'] },
    { path: ['userPermissions', 'updateTitle'], governs: 'field', field: 'title' },
    { path: ['userPermissions', 'adminIssue'], governs: 'delete' },
  ]);
});

const PERSON = `type Query { me: User orders: [Order!]! products: [Product!]! } type User { id: ID! email: String! permissions: [Permission!]! }
  type Product { id: ID! name: String! } type Mutation { productDelete(id: ID!): Product orderCancel(id: ID!): Order`;

test('descriptions say which permissions an operation or a field needs', () => {
  const { viewer, requirements } = readSdl(`${PERSON}
    "Ships. Requires one of the following permissions: MANAGE_ORDERS, SHIP." orderShip(id: ID!): Order
    "Requires one of the following permissions: OWNER." orderRate(id: ID!): Order }
    enum Permission { MANAGE_ORDERS SHIP }
    type Order { id: ID! number: String! "Requires permission: MANAGE_ORDERS." total: Int }`);
  expect(viewer?.permissions).toEqual({
    kind: 'codes',
    path: ['me', 'permissions'],
    codes: ['MANAGE_ORDERS', 'SHIP'],
  });
  expect(requirements.filter(({ why }) => why === 'its description says so')).toEqual([
    expect.objectContaining({ coordinate: 'Mutation.orderShip', anyOf: ['MANAGE_ORDERS', 'SHIP'] }),
    expect.objectContaining({ coordinate: 'Order.total', anyOf: ['MANAGE_ORDERS'] }),
  ]);
});

test('the names of permissions say what they are for, with those that are for more', () => {
  const { requirements } = readSdl(`${PERSON} }
    enum Permission { "May do everything" SUPER_ADMIN "Deletes products and tags" DELETE_CATALOG DeleteProduct ReadOrder }
    type Order { id: ID! number: String! }`);
  expect(requirements.map(({ coordinate, anyOf }) => [coordinate, anyOf])).toEqual([
    ['Query.orders', ['ReadOrder', 'SUPER_ADMIN']],
    ['Mutation.productDelete', ['DeleteProduct', 'DELETE_CATALOG', 'SUPER_ADMIN']],
  ]);
});

test('directives name what is needed, and codes of roles are those of the person', () => {
  const { viewer, requirements } =
    readSdl(`directive @hasPermission(permission: String!) on FIELD_DEFINITION
    type Query { currentUser: Person orders: [Order!]! @hasPermission(permission: "orders.read") } type Order { id: ID! }
    type Person { id: ID! email: String! role: Role } type Role { name: String! permissions: [RolePermission!]! } type RolePermission { id: ID! code: String! }`);
  expect(viewer?.permissions).toMatchObject({
    path: ['currentUser', 'role', 'permissions', 'code'],
    codes: null,
  });
  expect(viewer?.role).toEqual({ path: ['role', 'name'], many: false });
  expect(requirements).toEqual([
    { coordinate: 'Query.orders', anyOf: ['orders.read'], why: 'a directive says so' },
  ]);
});

test('nothing is required of those whose permissions nobody tells', () => {
  const { requirements } =
    readSdl(`type Query { me: User orders: [Order!]! } type User { id: ID! email: String! } type Order { id: ID! }
    type Mutation { "Requires one of the following permissions: MANAGE_ORDERS." orderShip(id: ID!): Order }`);
  expect(requirements).toEqual([]);
});

test('Booleans for each operation are the permissions of the person, or beside it', () => {
  const ADDED = `type Post { id: ID! title: String! } type Mutation { createPost(title: String!): Post updatePost(id: ID!, title: String): Post deletePost(id: ID!): Post }`;
  const beside =
    readSdl(`type Query { me: User posts: [Post!]! Access: Access } type User { id: ID! email: String! } ${ADDED}
    type Access { canAccessAdmin: Boolean! posts: PostsAccess } type PostsAccess { create: PostsCreate update: PostsCreate } type PostsCreate { permission: Boolean! where: String }`);
  expect(beside.viewer?.permissions).toEqual({
    kind: 'flags',
    flags: [
      { path: ['Access', 'posts', 'create', 'permission'], coordinate: 'Mutation.createPost' },
      { path: ['Access', 'posts', 'update', 'permission'], coordinate: 'Mutation.updatePost' },
    ],
  });
  const own =
    readSdl(`type Query { me: User posts: [Post!]! } type User { id: ID! email: String! abilities: Abilities! } ${ADDED}
    type Abilities { canCreatePost: Boolean! canReadPosts: Boolean! canFly: Boolean! }`);
  expect(own.viewer?.permissions).toEqual({
    kind: 'flags',
    flags: [
      { path: ['me', 'abilities', 'canCreatePost'], coordinate: 'Mutation.createPost' },
      { path: ['me', 'abilities', 'canReadPosts'], coordinate: 'Query.posts' },
    ],
  });
});

test('a Boolean with its reasons beside it governs as one alone', () => {
  const note = resourceOf(
    readSdl(`type Query { notes: [Note!]! note(id: ID!): Note } type Mutation { updateNote(id: ID!, text: String): Note deleteNote(id: ID!): Note }
      type Note { id: ID! text: String! canEdit: Rule! permissions: Rules! } type Rules { delete: Rule! } type Rule { value: Boolean! message: String }`),
    'Note',
  );
  expect(note.permissions.map(({ path, governs }) => [path.join('.'), governs.kind])).toEqual([
    ['canEdit.value', 'update'],
    ['permissions.delete.value', 'delete'],
  ]);
});
