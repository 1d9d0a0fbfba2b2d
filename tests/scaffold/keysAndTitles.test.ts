import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  scalar Callsign
  enum CountryCode { DE FR }
  enum Status { OPEN CLOSED }
  type Query {
    countries: [Country!]!
    country(code: CountryCode!): Country
    workers: [Worker!]!
    worker(id: ID!): Worker
    viewer: Viewer!
  }
  type Viewer { id: ID! login: String! shifts(limit: Int!): [Shift!]! }
  type Country { code: CountryCode! name: String! }
  type Worker { id: ID! callsign: Callsign! country: Country shifts: [[Shift!]!]! }
  type Shift { id: ID! label: String! worker: Worker! }
  input RunFilters { workerIds: [ID!] statuses: [Status!] }
  input ExportInput { filters: RunFilters format: String! }
  type Export { id: ID! }
  type Mutation { exportWorkers(input: ExportInput!): Export! }
`;

test('keys that are enums, titles of unknown scalars and values deep in an input hold their types', async () => {
  const files = await scaffoldOf(SDL);
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(textOf(files, 'src/resources/countries/CountryRecord.tsx')).toContain(
    'String(address.key) as keyof typeof countryCode',
  );
  expect(textOf(files, 'src/resources/workers/mutations/exportWorkers.ts')).toContain(
    "NonNullable<NonNullable<exportWorkersMutation['variables']['input']>['filters']>,\n    'statuses'",
  );
  expect(compile(files, SDL)).toEqual([]);
});

test('what an action needs of a record is caught where it may fail by itself', async () => {
  const sdl = `
    type Query { parcels: [Parcel!]!  parcel(id: ID!): Parcel }
    type Parcel { id: ID!  name: String!  version: Int }
    type Mutation { sendParcel(id: ID!, version: Int!): Parcel }
  `;
  const files = await scaffoldOf(sdl);
  const send = textOf(files, 'src/resources/parcels/mutations/sendParcel.ts');
  expect(send).toContain('{ readonly id: string; readonly version: number | null | undefined }');
  expect(textOf(files, 'src/resources/parcels/ParcelRecord.tsx')).toMatch(/^\s+version @catch$/m);
  expect(compile(files, sdl)).toEqual([]);
});

test('a title that is the first of several is read as such, wherever null may be', async () => {
  const sdl = `
    type Query { books: [Book!]!  book(id: ID!): Book  films: [Film!]!  film(id: ID!): Film  pages: [Page!]!  page(id: ID!): Page }
    type Book { id: ID!  titles: [Title!]  film: Film }
    type Film { id: ID!  titles: [Title]!  book: Book! }
    type Title { title: String }
    type Page { id: ID!  layout: String  translations: [Text!]!  book: Book }
    type Text { locale: String!  title: String! }
    type Mutation { updateBook(id: ID!, filmId: ID): Book }
  `;
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(textOf(files, 'src/resources/books/BookTable.tsx')).toContain(
    'partOf(book.titles, (titles) => titles[0]?.title)',
  );
  expect(textOf(files, 'src/resources/films/FilmTable.tsx')).toContain('film.titles[0]?.title');
  expect(compile(files, sdl)).toEqual([]);
});
