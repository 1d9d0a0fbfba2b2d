import { parse } from 'graphql';
import { readModel } from '../../src/model/readModel.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';
import { compile } from './compiled.ts';

const SDL = `
  type Query { books(orderBy: BookOrder, filter: BookFilter): [Book!]! book(id: ID!): Book }
  type Mutation { updateBook(id: ID!, patch: BookPatch!): Book }
  type Book { id: ID! title: String! isbn: String! pages: Int! }
  input BookPatch { isbn: String pages: Int }
  enum BookOrder { TITLE_ASC TITLE_DESC ISBN_ASC ISBN_DESC }
  input BookFilter { title: TextFilter isbn: TextFilter }
  input TextFilter { equalTo: String in: [String!] }
`;

const observations = {
  fields: { 'Book.title': { fails: 'no such column' }, 'Book.pages': { fails: 'overflow' } },
};
const hints = { allow: ['Book.title', 'Book.pages'] };

describe('a required field that fails, shown because a hint allows it,', () => {
  const { model, open } = readModel(parse(SDL), hints, observations);
  const [book] = model.resources;

  test('names no record, and none is found or put in order by it', () => {
    expect(book.title).toEqual(['isbn']);
    expect(book.list?.sort?.fields.map(({ field }) => field)).toEqual(['isbn']);
    expect(book.list?.filter?.fields.map(({ field }) => field)).toEqual(['isbn']);
  });

  test('is read with its error, in a scaffold that compiles', async () => {
    const files = await scaffold(model, open);
    const [, record = ''] = [...files].find(([path]) => path.endsWith('/BookRecord.tsx')) ?? [];
    expect(record).toMatch(/\btitle @catch\b/);
    expect(record).toMatch(/\bpages @catch\b/);
    expect(record).not.toMatch(/\bisbn @catch\b/);
    expect(compile(files, SDL)).toEqual([]);
  });
});
