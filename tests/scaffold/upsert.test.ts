import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

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

test('an upsert of two forms is sent with both, whichever form was filled in', async () => {
  const files = await scaffoldOf(SDL);
  const flat = (name: string) =>
    textOf(files, `src/resources/users/mutations/${name}`).replaceAll(/\s+/g, ' ');
  expect(flat('createUser.ts')).toContain(
    'variables: (create) => ({ where: { email: create.email }, update: {}, create }),',
  );
  expect(flat('updateUser.ts')).toContain(
    'variables: (user, update) => ({ where: { id: user.id }, create: { name: user.name, email: user.email }, update, }),',
  );
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
});
