import { parse } from 'graphql';
import { readModel } from '../../src/model/readModel.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';
import { compile } from './compiled.ts';
import { textOf, type Files } from './scaffolded.ts';

const SDL = `
  type Query { loans(filter: LoanFilter, limit: Int, offset: Int): [Loan!]! loan(id: ID!): Loan }
  type Mutation { createLoan(input: LoanInput!): Loan updateLoan(id: ID!, input: LoanInput!): Loan }
  type Loan { id: ID! reader: String! dueOn: String lastRenewal: String createdAt: String! fee: String }
  input LoanInput { reader: String dueOn: String lastRenewal: String fee: String }
  input LoanFilter { dueOn: Text lastRenewal: Text createdAt: Text fee: Text }
  input Text { eq: String gte: String lte: String iLike: String }
`;

const OBSERVED = {
  types: {
    Loan: { texts: { dueOn: 'date', lastRenewal: 'datetime', createdAt: 'text', fee: 'decimal' } },
  },
} as const;

async function written(observations: Parameters<typeof readModel>[2]): Promise<Files> {
  const { model, open } = readModel(parse(SDL), {}, observations);
  return scaffold(model, open);
}

test('texts that were seen to be dates or amounts are shown, entered and compared as such', async () => {
  const files = await written(OBSERVED);
  const table = textOf(files, 'src/resources/loans/LoanTable.tsx');
  expect(table).toMatch(/dayColumn\('dueOn'/);
  expect(table).toMatch(/momentColumn\('lastRenewal'/);
  expect(table).toMatch(/textColumn\('createdAt'/);
  const inputs = textOf(files, 'src/resources/loans/loanFields.ts');
  expect(inputs).toContain('dueOn: day(');
  expect(inputs).toContain('lastRenewal: moment(');
  expect(inputs).toContain('fee: decimal(');
  const filters = textOf(files, 'src/resources/loans/LoanFilters.ts');
  expect(filters).toMatch(/dueOn: dayFilter\('filter.dueOn'/);
  expect(filters).toContain("fee: decimalFilter('filter.fee', text)");
  expect(textOf(files, 'src/resources/filters/text.ts')).toContain('gte:');
  expect(compile(files, SDL)).toEqual([]);
});

test('they are texts where nothing was seen', async () => {
  const files = await written({});
  expect(textOf(files, 'src/resources/loans/loanFields.ts')).toContain('dueOn: text(');
});

test('why they are read so is said', () => {
  const { model } = readModel(parse(SDL), {}, OBSERVED);
  expect(model.resources[0].why['texts']).toBe(
    'observed: `dueOn` is a date, `lastRenewal` is a datetime, `createdAt` is a text, `fee` is a decimal, by its values',
  );
});

test('an input that takes a text is one for what the record says of its values', async () => {
  const sdl = `
    type Query { loans: [Loan!]! loan(id: ID!): Loan }
    type Mutation { createLoan(data: LoanInput!): Loan updateLoan(id: ID!, data: LoanInput!): Loan }
    scalar DateTime scalar Date
    type Loan { id: ID! reader: String! madeAt: DateTime dueOn: Date }
    input LoanInput { reader: String madeAt: String dueOn: String }
  `;
  const { model, open } = readModel(parse(sdl));
  const files = await scaffold(model, open);
  const inputs = textOf(files, 'src/resources/loans/loanFields.ts');
  expect(inputs).toContain('madeAt: moment(');
  expect(inputs).toContain('dueOn: day(');
  expect(compile(files, sdl)).toEqual([]);
});

test('texts that were seen to be HTML or Markdown are shown as such, and entered with a preview', async () => {
  const sdl = `
    type Query { books: [Book!]! book(id: ID!): Book }
    type Mutation { updateBook(id: ID!, input: BookInput!): Book }
    type Book { id: ID! title: String! description: String! body: String website: String }
    input BookInput { title: String description: String body: String }
  `;
  const texts = { description: 'html', body: 'markdown', website: 'html' } as const;
  const { model, open } = readModel(parse(sdl), {}, { types: { Book: { texts } } });
  const files = await scaffold(model, open);
  const record = textOf(files, 'src/resources/books/BookRecord.tsx');
  expect(record).toContain('<Html name="description"');
  expect(record).toContain('<Markdown name="body"');
  expect(record).toContain('<Url name="website"');
  const inputs = textOf(files, 'src/resources/books/bookFields.ts');
  expect(inputs).toContain('description: html(');
  expect(inputs).toContain('body: markdown(');
});
