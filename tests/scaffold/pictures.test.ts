import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { LastScaffold } from '../../src/scaffold/lastScaffold.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  type Query {
    people(search: String): [Person!]! person(id: ID!): Person
    films: [Film!]! film(id: ID!): Film
    products: [Product!]! product(id: ID!): Product
    assets: [Asset!]! asset(id: ID!): Asset
    notes: [Note!]! note(id: ID!): Note
  }
  type Person { id: ID! name: String! city: String photo: String }
  type Film { id: ID! title: String! year: Int poster: String thumbnail(size: Int): Image }
  type Image { url: String! alt: String }
  type Product { id: ID! name: String! sku: String featuredAsset: Asset }
  type Asset { id: ID! name: String! preview: String! source: String! }
  type Note {
    id: ID! title: String! website: String imageCount: Int images: [String!] author: Person about: Product of: Note
  }
`;

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What is written for a table, or a record, in one line. */
async function tableOf(name: string): Promise<string> {
  const files = await scaffoldOf(SDL);
  return flat(textOf(files, `src/resources/${name}`));
}

test('a picture stands before a title, by a field, by an object, or by a record that is one', async () => {
  const people = await tableOf('people/PersonTable.tsx');
  expect(people).toContain('picture: (person) => person.photo,');
  // It can be added as a column, too.
  expect(people).toContain("pictureColumn('photo', (person) => person.photo, { hidden: true })");
  expect(await tableOf('films/FilmTable.tsx')).toContain(
    'picture: (film) => partOf(film.thumbnail, (thumbnail) => thumbnail.url),',
  );
  expect(await tableOf('products/ProductTable.tsx')).toContain(
    'picture: (product) => partOf(product.featuredAsset, (featuredAsset) => featuredAsset.preview),',
  );
  expect(await tableOf('products/ProductRecord.tsx')).toContain(
    'picture={partOf(product.featuredAsset, (featuredAsset) => featuredAsset.preview)}',
  );
  expect(await tableOf('notes/NoteTable.tsx')).not.toContain('picture: (note)');
});

test('a picture stands before the name of a record that another one is linked to', async () => {
  const table = await tableOf('notes/NoteTable.tsx');
  expect(table).toContain(
    "recordColumn('author', (note) => note.author, { resource: people, title: (person) => person.name, picture: (person) => person.photo, })",
  );
  expect(table).toContain(
    'picture: (product) => partOf(product.featuredAsset, (featuredAsset) => featuredAsset.preview),',
  );
  expect(table).not.toContain('picture: (otherNote)');
  const record = await tableOf('notes/NoteRecord.tsx');
  expect(record).toContain('picture={(person) => person.photo}');
  expect(record).toContain('author @catch { id name photo @catch }');
});

test('a picture comes with a record that is searched', async () => {
  const finder = await tableOf('people/pickers/personFinder.ts');
  expect(finder).toContain(
    'fragment personFinder_note on Person @inline { city @catch photo @catch }',
  );
  expect(finder).toMatch(/picture: \(record\) => \{ [^}]+ return person\.photo; \},/);
});

test('what is written for pictures is valid, formatted, and compiles', async () => {
  const files = await scaffoldOf(SDL);
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const sources = [...files.keys()].filter((path) =>
    /(Table\.tsx|Record\.tsx|Finder\.ts)$/.test(path),
  );
  expect(compile(files, SDL, sources)).toEqual([]);
});

test('people and companies have initials, if they have names', async () => {
  const files = await scaffoldOf(SDL);
  expect(textOf(files, 'src/resources/people/people.ts')).toContain('hasInitials: true,');
  expect(textOf(files, 'src/resources/films/films.ts')).not.toContain('hasInitials');
  const nameless = SDL.replace('name: String! city: String', 'height: Int');
  const others = await scaffoldOf(nameless);
  expect(textOf(others, 'src/resources/people/people.ts')).not.toContain('hasInitials');
});

test('a picture among the columns of a hint stays a column', async () => {
  const schema = buildSchema(SDL);
  const hints = { resources: { Person: { columns: ['name', 'photo'] } } };
  const files = await scaffold(buildModel(schema, hints), schema);
  const table = flat(textOf(files, 'src/resources/people/PersonTable.tsx'));
  expect(table).toContain("pictureColumn('photo', (person) => person.photo),");
  expect(table).not.toContain('picture: (');
});

test('a picture that an app has as a column moves before the title, and its other columns stay', async () => {
  const path = 'src/resources/people/PersonTable.tsx';
  const schema = buildSchema(SDL);
  const before = new Map(await scaffoldOf(SDL));
  const old = textOf(before, path)
    .replace('  picture: (person) => person.photo,\n', '')
    .replace(
      "textColumn('city'",
      "pictureColumn('photo', (person) => person.photo),\n    textColumn('city'",
    )
    .replace(/ *pictureColumn\('photo', \(person\) => person.photo, \{ hidden: true \}\),\n/, '');
  expect(new LastScaffold(before.set(path, old)).columnsOf(path)?.shown).toEqual([
    ...['name', 'photo', 'city'],
  ]);
  const after = await scaffold(buildModel(schema), schema, new LastScaffold(before));
  expect(textOf(after, path)).toContain('picture: (person) => person.photo,');
  const { shown, hidden } = new LastScaffold(after).columnsOf(path)!;
  expect({ shown, hidden }).toEqual({
    shown: ['name', 'city'],
    hidden: expect.arrayContaining(['photo']) as unknown,
  });
});
