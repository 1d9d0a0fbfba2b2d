import { readSdl, resourceOf } from './readSdl.ts';

const SDL = `
  type Query { users(take: Int, skip: Int): [User!]! user(where: UserWhereUnique!): User }
  type User { id: ID! name: String! email: String! bio: String }
  input UserWhereUnique { id: ID email: String }
  input UserCreate { name: String! email: String! bio: String }
  input UserUpdate { name: String email: String bio: String }
  type Mutation {
    upsertUser(where: UserWhereUnique!, create: UserCreate!, update: UserUpdate!): User!
  }
`;

const userOf = (sdl: string) => resourceOf(readSdl(sdl), 'User');

test('an upsert of two objects creates a record that its values identify', () => {
  expect(userOf(SDL).create).toMatchObject({
    path: ['upsertUser'],
    values: ['create'],
    variables: { where: { email: { hole: 'email', type: 'String' } }, update: {} },
    parameters: [],
  });
});

test('and changes one that is there, sending what a new one would have to have as it is', () => {
  expect(userOf(SDL).update).toMatchObject({
    path: ['upsertUser'],
    values: ['update'],
    variables: {
      where: { id: { hole: 'id', type: 'ID' } },
      create: {
        name: { hole: 'name', type: 'String!' },
        email: { hole: 'email', type: 'String!' },
      },
    },
    parameters: [],
  });
});

test('nothing is made where only a key says which record is meant', () => {
  const user = userOf(SDL.replace('{ id: ID email: String }', '{ id: ID }'));
  expect(user.create).toBeNull();
  expect(user.update).toMatchObject({ values: ['update'] });
});

test('no update where a new record needs more than the record has', () => {
  const user = userOf(
    SDL.replace('{ name: String! email', '{ password: String! name: String! email'),
  );
  expect(user.update).toBeNull();
  expect(user.create).toMatchObject({ values: ['create'] });
});

test('what only creates, or only updates, is taken before it', () => {
  const user = userOf(
    SDL.replace(
      'type Mutation {',
      `type Mutation {
        createUser(data: UserCreate!): User!
        updateUser(where: UserWhereUnique!, data: UserUpdate!): User!`,
    ),
  );
  expect(user.create?.path).toEqual(['createUser']);
  expect(user.update?.path).toEqual(['updateUser']);
});
