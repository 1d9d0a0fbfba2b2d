import {
  buildSchema,
  isCompositeType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLSchema,
} from 'graphql';
import { isSecret } from '../../src/model/fields/secrets.ts';
import { compile } from './compiled.ts';
import { documentsOf, faultsOf, scaffoldOf, textOf, type Files } from './scaffolded.ts';

/** Only the inputs have the password; what records show of secrets is there to be left alone. */
const SDL = `
  scalar Hash
  type Query {
    users(first: Int, after: String, where: UserWhere): UserConnection!
    user(id: ID!): User
    checkToken(token: String!, note: String): String
    invitations(inviteToken: String!): [Invitation!]!
    invitation(id: ID!): Invitation
    guests(party: PartyAccess!): [Guest!]!
    guestByToken(token: String!): Guest
    parcels(code: String!): [Parcel!]!
    greet(name: String!, apiKey: String): String
  }
  type UserConnection { nodes: [User!]! pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  input UserWhere { name: Text apiKey: Text passwordHash: Text }
  input Text { eq: String contains: String }
  type User {
    id: ID! name: String! email: String note: String
    passwordHash: String apiKey: String backupCodes: [String!] passwordChangedAt: String tokenCount: Int
    vault: Vault
    unlock(pin: String!, reason: String): String
  }
  type Invitation { id: ID! name: String! }
  type Guest { name: String! token: String! }
  type Parcel { id: ID! name: String! }
  input PartyAccess { name: String password: String }
  type Vault { label: String secret: String }
  type Mutation {
    createUser(input: CreateUserInput!): User
    updateUser(id: ID!, input: UpdateUserInput!): User
    changePassword(id: ID!, old: String!, new: String!): User
    rotate(token: String!, comment: String): Boolean
  }
  input CreateUserInput { name: String! email: String password: String! account: Account backupCodes: [String!] pin: Int privateKey: String }
  input UpdateUserInput { name: String note: String password: String apiKey: String }
  input Account { login: String! password: String! }
`;

let files: Files;
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = buildSchema(SDL);
  files = await scaffoldOf(SDL);
});
const words = (path: string) => textOf(files, path).replaceAll(/\s+/g, ' ');

test('what was written compiles', () => {
  expect(faultsOf(files, schema)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
}, 240_000);

test('an input that is a secret is entered as one, whether a record shows it or not', () => {
  const fields = words('src/resources/users/userFields.ts');
  expect(fields).toMatch(/password: text\(\{ format: 'secret'/);
  expect(fields.match(/format: 'secret'/g)).toHaveLength(3);
  expect(fields).toMatch(/pin: integer\(\{ isSecret: true/i);
  expect(fields).toMatch(/privateKey: longText\(\{ isSecret: true/);
  // What is given and never read can be given anew.
  const all = [...files.values()].join(' ').replaceAll(/\s+/g, ' ');
  expect(all.match(/apiKey: text\(\{ label: 'API key', format: 'secret'/g)?.length).toBeGreaterThan(
    0,
  );
  expect(all).toMatch(/old: text\(\{ format: 'secret'/);
  expect(all).toMatch(/new: text\(\{ format: 'secret'/);
});

test('no operation asks for a field that is a secret', () => {
  const asked = documentsOf(files).flatMap((text) => secretsAskedFor(text, schema));
  expect(asked).toEqual([]);
});

test('no address takes a secret: not of a query, of a question on a record, of a filter', () => {
  const paths = [...files.keys()].join(' ');
  // What cannot go without a secret is not offered; what can goes without.
  expect(paths).not.toMatch(/checkToken/i);
  expect(paths).not.toMatch(/unlock/i);
  expect(paths).toMatch(/greet/i);
  const queries = [...files].filter(([path]) => /greet/i.test(path)).map(([, text]) => text);
  expect(queries.join(' ')).not.toMatch(/apiKey: \w+\(/);
  const list = words('src/resources/users/UserList.tsx');
  expect(list).toMatch(/name: textFilter\(/);
  expect(list).not.toMatch(/apiKey|passwordHash/);
});

test('no list and no record is asked for by a secret, which would stand in the address', () => {
  const paths = [...files.keys()].join(' ');
  expect(paths).toMatch(/invitationRecord|InvitationRecord/i);
  expect(paths).not.toMatch(/invitationList/i);
  expect(paths).toMatch(/parcelList/i);
  const asked = documentsOf(files).join(' ');
  expect(asked).not.toMatch(/inviteToken|guestByToken/);
});

function secretsAskedFor(text: string, schema: GraphQLSchema): string[] {
  const info = new TypeInfo(schema);
  const found: string[] = [];
  const document = parse(text.replaceAll(/@(?!include|skip)\w+(\([^)]*\))?/g, ''));
  visit(
    document,
    visitWithTypeInfo(info, {
      [Kind.FIELD]: () => {
        const field = info.getFieldDef();
        const parent = info.getParentType();
        const siblings =
          isCompositeType(parent) && 'getFields' in parent ? Object.keys(parent.getFields()) : [];
        if (field && isSecret(field, { siblings })) found.push(`${parent?.name}.${field.name}`);
      },
    }),
  );
  return found;
}
