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
  expect(table).toContain('= { Country: countries, Province: provinces, };');
  expect(table).toContain('resourceOf={(region) => resources[region.__typename]}');
  expect(textOf(files, 'src/resources/countries/CountryTable.tsx')).not.toContain('resourceOf');
  expect(compile(files, SDL)).toEqual([]);
});

test('rows of an interface that has pages itself lead there', async () => {
  const files = await scaffoldOf(SDL.replace('regions:', 'region(id: ID!): Region  regions:'));
  expect(textOf(files, 'src/resources/regions/RegionTable.tsx')).not.toContain('resourceOf');
});
