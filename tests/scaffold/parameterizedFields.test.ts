import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  type Query { orders: [Order!]! order(id: ID!): Order customers: [Customer!]! customer(id: ID!): Customer }
  enum Currency { EUR USD }
  type Money { amount: Float! currency: Currency! }
  type Order {
    id: ID! number: String! total: Float
    totalIn(currency: Currency!): Money
    holds(id: ID!): Boolean!
    lines(category: String!, range: RangeInput, first: Int, after: String): LineConnection
  }
  input RangeInput { from: Float! to: Float! }
  type Line { sku: String! quantity: Int! }
  type LineConnection { edges: [LineEdge!]! pageInfo: PageInfo! }
  type LineEdge { node: Line! cursor: String! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Customer { id: ID! name: String! }
`;

test('what a record tells only when it is told something compiles, beside a page without it', async () => {
  const files = await scaffoldOf(SDL);
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
});

test('it is asked for with typed inputs, in a query of its own', async () => {
  const text = textOf(await scaffoldOf(SDL), 'src/resources/orders/fields/OrderTotalInField.tsx');
  expect(text).toContain('currency: choice({ choices: currency, required: true })');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'query OrderTotalInFieldQuery($id: ID!, $currency: Currency!) { order(id: $id) { totalIn(currency: $currency) @catch { amount currency } } }',
  );
});

test('an argument called as the record’s key is another one', async () => {
  const text = textOf(await scaffoldOf(SDL), 'src/resources/orders/fields/OrderHoldsField.tsx');
  expect(text).toContain('($idOfRecord: ID!, $id: ID!)');
  expect(text).toContain(
    'parameterizedFieldQueries(settings, { idOfRecord: id }, address, visitor)',
  );
});

test('pages of records without such fields know nothing of it', async () => {
  const files = await scaffoldOf(SDL);
  expect(textOf(files, 'src/resources/orders/OrderRecord.tsx')).toContain(
    '<ParameterizedFields parameterizedFields={parameterizedFields} />',
  );
  expect(textOf(files, 'src/resources/customers/CustomerRecord.tsx')).not.toMatch(
    /parameterizedField|visitor/i,
  );
});

test('a resource and an enum that are called as the parts of such pages are told from them', async () => {
  const sdl = `
    type Query { questions: [Question!]! question(id: ID!): Question }
    type Mutation { updateQuestion(id: ID!, input: QuestionInput!): Question setLanguage(id: ID!, language: Language!): Question }
    enum Language { en de fr es pt }
    type Question {
      id: ID! title: String! language: Language textIn(language: Language!): String
      translations: [Translation!]!
    }
    type Translation { language: Language! title: String! }
    input QuestionInput { title: String translations: [TranslationInput!] }
    input TranslationInput { language: Language! title: String! }
  `;
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(compile(files, sdl)).toEqual([]);
});
