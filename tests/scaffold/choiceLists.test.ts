import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, sampleSchema, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const PATH = 'src/resources/palette.ts';

/** A schema with a list of bills that is searched. */
const shop = (fields: string, filter: string, more: string, asked = '') => `
  type Query {
    bills(first: Int, after: String, search: String, filter: BillFilter ${asked}): BillConnection!
    bill(id: ID!): Bill
  }
  type Bill { id: ID! number: String! ${fields} }
  input BillFilter { number: Text ${filter} }
  input Text { eq: String }
  type BillConnection { edges: [BillEdge!]! pageInfo: PageInfo! }
  type BillEdge { node: Bill! cursor: String! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  enum BillState { DRAFT OPEN PAID }
  input StateFilter { eq: BillState in: [BillState!] }
  ${more}
`;

async function choicesIn(sdl: string): Promise<string> {
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, sdl, [PATH])).toEqual([]);
  const [, choices = ''] = /choices: \[(.*?)\],\n {2}tools/s.exec(textOf(files, PATH)) ?? [];
  return choices.replaceAll(/\s+/g, ' ').trim();
}

test('the palette leads to the lists by each choice that they are filtered by', async () => {
  expect(await choicesIn(shop('state: BillState!', 'state: StateFilter', ''))).toBe(
    "{ resource: bills, filter: 'state', choices: billState }",
  );
});

test.each([
  ['that the list is not filtered by', shop('state: BillState!', '', '')],
  [
    'of so many values that they are looked for on the list',
    shop(
      'country: Country!',
      'country: CountryFilter',
      `enum Country { ${Array.from({ length: 13 }, (_, index) => `C${index}`).join(' ')} }
       input CountryFilter { eq: Country }`,
    ),
  ],
  [
    'of a list that has to be asked for something',
    shop('state: BillState!', 'state: StateFilter', '', ', shop: ID!'),
  ],
])('it leads to none by a choice %s', async (_case, sdl) => {
  expect(await choicesIn(sdl)).toBe('');
});

test('in the sample it leads to tickets by status and by priority', async () => {
  const text = textOf(await scaffoldOf(sampleSchema()), PATH);
  expect(text).toContain("{ resource: tickets, filter: 'status', choices: ticketStatus }");
  expect(text).toContain("{ resource: tickets, filter: 'priority', choices: ticketPriority }");
});
