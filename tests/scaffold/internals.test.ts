import { buildSchema } from 'graphql';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

const SDL = `
  scalar JSON
  scalar DateTime
  type Query { users(limit: Int, offset: Int): [User!]! user(id: ID!): User }
  type Mutation { updateUser(id: ID!, input: UserInput!): User }
  type Access { public: String team: String }
  enum Stage { DRAFT PUBLISHED }
  type User {
    id: ID! name: String! city: String _status: Stage _rperm: [String!] _hashed_password: String
    authData: JSON ACL: Access updatedAt: DateTime createdAt: DateTime
  }
  input UserInput {
    name: String city: String password: String _hashed_password: String
    hash: String salt: String resetPasswordToken: String apiToken: String
    updatedAt: String createdAt: String
  }`;

test('what a backend keeps for itself is the last section of a record, and no column', async () => {
  const files = await scaffoldOf(SDL);
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  const record = textOf(files, 'src/resources/users/UserRecord.tsx');
  const [main, system] = record.split('title="System"');
  expect(system).toMatch(/authData/);
  expect(system).toMatch(/_rperm/);
  expect(system).toMatch(/ACL/);
  expect(main).toMatch(/user\.city/);
  const [shown] = textOf(files, 'src/resources/users/UserTable.tsx').split('hidden: true');
  expect(shown).toContain("'_status'");
  expect(shown).not.toMatch(/'ACL|'_rperm/);
});

test('a form asks for a password, not for what the backend makes of it', async () => {
  const form = textOf(await scaffoldOf(SDL), 'src/resources/users/userFields.ts');
  expect(form).toMatch(/\bpassword\b/);
  expect(form).toMatch(/\bapiToken\b/);
  expect(form).not.toMatch(/_hashed_password|\bhash\b|\bsalt\b|resetPasswordToken/);
});

test('a form asks for when a record was made, where it can, not for when it was last changed', async () => {
  const form = textOf(await scaffoldOf(SDL), 'src/resources/users/userFields.ts');
  expect(form).toMatch(/\bcreatedAt\b/);
  expect(form).not.toMatch(/\bupdatedAt\b/);
});
