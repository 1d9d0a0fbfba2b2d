import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import type { Requirement, Viewer } from '../../src/model/types/signIn.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';
import { compile } from './compiled.ts';
import { faultsOf, textOf, unformatted } from './scaffolded.ts';

const USERS = `
  users(first: Int, after: String): UserConnection!
  user(id: ID!): User
`;
const TYPES = `
  type UserConnection { edges: [UserEdge!]! pageInfo: PageInfo! }
  type UserEdge { node: User! cursor: String! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
`;
const VIEWER: Viewer = {
  ...{ path: ['me'], person: [], type: 'User', abstract: false, resource: 'User' },
  ...{ name: [['fullName']], email: null, picture: null, role: null, permissions: null, why: {} },
};

async function written(sdl: string, viewer: Viewer, requirements: Requirement[] = []) {
  const schema = buildSchema(sdl);
  const files = await scaffold({ ...buildModel(schema), viewer, requirements }, schema);
  expect(faultsOf(files, schema)).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, sdl, ['src/viewer.ts', 'src/resources/resources.ts'])).toEqual([]);
  return files;
}

test('a person with a page, roles and codes of permissions', async () => {
  const sdl = `
    type Query { ${USERS} me: User }
    type User {
      id: ID! firstName: String lastName: String email: String! avatar: Image
      roles: [Role!]! permissions: [Permission]
    }
    type Image { url: String! }
    type Role { name: String! }
    type Permission { code: PermissionCode! }
    enum PermissionCode { MANAGE_USERS MANAGE_ORDERS }
    ${TYPES}`;
  const files = await written(
    sdl,
    {
      ...VIEWER,
      ...{ name: [['firstName'], ['lastName']], email: ['email'], picture: ['avatar', 'url'] },
      role: { path: ['roles', 'name'], many: true },
      permissions: { kind: 'codes', path: ['me', 'permissions', 'code'], codes: null },
    },
    [
      { coordinate: 'Mutation.userDelete', anyOf: ['MANAGE_USERS'], why: '' },
      { coordinate: 'Mutation.orderCancel', anyOf: ['MANAGE_ORDERS', 'ADMIN'], why: '' },
    ],
  );
  const viewer = textOf(files, 'src/viewer.ts');
  expect(viewer).toContain("name: [person.firstName, person.lastName].filter(Boolean).join(' '),");
  expect(viewer).toContain('picture: person.avatar?.url,');
  expect(viewer).toContain('role: person.roles.map((item) => item.name),');
  expect(viewer).toContain('page: recordHref(users, person.id),');
  expect(viewer).toContain('permissions: person.permissions?.map((item) => item?.code),');
  expect(textOf(files, 'src/resources/resources.ts')).toContain(
    "import { viewer } from '../viewer.ts'",
  );
  expect(textOf(files, 'schema/permissions.json')).toBe(`{
  "Mutation.orderCancel": ["ADMIN", "MANAGE_ORDERS"],
  "Mutation.userDelete": ["MANAGE_USERS"]
}
`);
});

test('permissions of each of several roles are one list', async () => {
  const sdl = `
    type Query { ${USERS} me: User }
    type User { id: ID! fullName: String account: Account }
    type Account { roles: [Role!]! teams: [Team] }
    type Role { code: String! permissions: [Permission!]! }
    type Team { name: String roles: [Role!] }
    enum Permission { READ_USER UPDATE_USER }
    ${TYPES}`;
  const files = await written(sdl, {
    ...VIEWER,
    role: { path: ['account', 'teams', 'roles', 'code'], many: true },
    permissions: {
      ...{ kind: 'codes', codes: null },
      path: ['me', 'account', 'roles', 'permissions'],
    },
  });
  const viewer = textOf(files, 'src/viewer.ts');
  expect(viewer).toContain(
    'permissions: person.account?.roles.flatMap((item) => item.permissions),',
  );
  expect(viewer).toContain(
    'role: person.account?.teams?.flatMap((item) => item?.roles?.map((inner) => inner.code)),',
  );
});

test('one of several types, in an envelope, with what they may do beside it', async () => {
  const sdl = `
    type Query { ${USERS} session: Session access: Access }
    type Session { item: Item }
    union Item = User | Guest
    type Guest { nickname: String }
    type User { id: ID! fullName: String }
    type Access { users: UserAccess! }
    type UserAccess { create: Boolean! }
    ${TYPES}`;
  const files = await written(sdl, {
    ...VIEWER,
    ...{ path: ['session'], person: ['item'], abstract: true },
    permissions: {
      kind: 'flags',
      flags: [{ path: ['access', 'users', 'create'], coordinate: 'Mutation.createUser' }],
    },
  });
  const viewer = textOf(files, 'src/viewer.ts');
  expect(viewer).toContain('const person = data.session?.item;');
  expect(viewer).toContain("return person?.__typename === 'User'");
  expect(viewer).toContain("'Mutation.createUser': data.access?.users.create,");
  expect(files.has('schema/permissions.json')).toBe(false);
});

test('a schema without a query for it has no such file', async () => {
  const schema = buildSchema(`type Query { ${USERS} } type User { id: ID! name: String } ${TYPES}`);
  const files = await scaffold({ ...buildModel(schema), viewer: null }, schema);
  expect(files.has('src/viewer.ts')).toBe(false);
  expect(textOf(files, 'src/resources/resources.ts')).not.toContain('viewer');
});
