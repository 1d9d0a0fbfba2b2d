import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  type Query {
    regions: [Region!]!
    country(id: ID!): Country
    countries: [Country!]!
    province(id: ID!): Province
    provinces: [Province!]!
    districts: [District!]!
    district(code: String!): District
  }
  interface Region { id: ID! name: String! }
  type Country implements Region { id: ID! name: String! population: Int }
  type Province implements Region { id: ID! name: String! capital: String }
  type District implements Region { id: ID! name: String! code: String! }
`;

test('rows of an interface without pages lead to the pages of their types', async () => {
  const files = await scaffoldOf(SDL);
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const table = textOf(files, 'src/resources/regions/RegionTable.tsx').replaceAll(/\s+/g, ' ');
  expect(table).toContain('resourceOf: (region) => regionPages[region.__typename],');
  expect(textOf(files, 'src/resources/regions/regionPages.ts')).toContain('  Country: countries,');
  expect(textOf(files, 'src/resources/countries/CountryTable.tsx')).not.toContain('resourceOf');
  expect(compile(files, SDL)).toEqual([]);
});

test('rows of an interface that has pages itself lead there', async () => {
  const files = await scaffoldOf(SDL.replace('regions:', 'region(id: ID!): Region  regions:'));
  expect(textOf(files, 'src/resources/regions/RegionTable.tsx')).not.toContain('resourceOf');
});

const ACTORS = `
  type Query {
    users: [User!]!
    user(id: ID!): User
    teams: [Team!]!
    team(slug: String!): Team
    issues: [Issue!]!
    issue(id: ID!): Issue
  }
  interface Actor { login: String! avatarUrl: String! }
  type User implements Actor { id: ID! login: String! avatarUrl: String! name: String }
  type Team implements Actor { slug: String! login: String! avatarUrl: String! users: [User!]! }
  type Bot implements Actor { login: String! avatarUrl: String! }
  type Issue { id: ID! title: String! author: Actor participants: [Actor!]! }
`;

test('one record of an interface without a key leads to the page of its type, and is named where it has none', async () => {
  const files = await scaffoldOf(ACTORS);
  expect(faultsOf(files, buildSchema(ACTORS))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const record = textOf(files, 'src/resources/issues/IssueRecord.tsx').replaceAll(/\s+/g, ' ');
  expect(record).toContain(
    '... on User @alias(as: "user") { id } ... on Team @alias(as: "team") { slug }',
  );
  expect(record).toContain('keyOf={(actor) => actor.user?.id ?? actor.team?.slug}');
  expect(record).toContain('resourceOf={(actor) => actorPages[actor.__typename]}');
  expect(record).toContain('title={(actor) => actor.login}');
  const rows = textOf(files, 'src/resources/actors/ActorTable.tsx');
  expect(rows).toContain('keyOf: (actor) => actor.user?.id ?? actor.team?.slug,');
  expect(compile(files, ACTORS)).toEqual([]);
});
