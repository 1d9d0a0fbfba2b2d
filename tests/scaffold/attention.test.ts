import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, sampleSchema, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const PATH = 'src/resources/attention.ts';

interface Shop {
  readonly fields?: string;
  readonly filter?: string;
  readonly total?: string;
  readonly more?: string;
  readonly root?: string;
}

/** A schema with a list of bills. */
const shop = ({
  fields = '',
  filter = '',
  total = 'totalCount: Int!',
  more = '',
  root = '',
}: Shop) => `
  scalar Date
  scalar DateTime
  type Query {
    bills(first: Int, after: String, filter: BillFilter): BillConnection!
    bill(id: ID!): Bill
    ${root}
  }
  type Bill { id: ID! number: String! ${fields} }
  input BillFilter { number: Text ${filter} }
  input Text { eq: String }
  input YesNo { eq: Boolean }
  input Days { lt: Date gte: Date isNull: Boolean }
  input Moments { lte: DateTime gte: DateTime }
  type BillConnection { edges: [BillEdge!]! pageInfo: PageInfo! ${total} }
  type BillEdge { node: Bill! cursor: String! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  ${more}
`;

const STATES = `
  enum BillState { DRAFT OPEN PAID FAILED VOID }
  input BillStateFilter { eq: BillState in: [BillState!] }
`;

async function written(sdl: string): Promise<string> {
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, sdl, [PATH])).toEqual([]);
  return textOf(files, PATH);
}

test('what is due, and not paid by its state, is overdue', async () => {
  const text = await written(
    shop({
      fields: 'state: BillState! dueOn: Date',
      filter: 'state: BillStateFilter dueOn: Days',
      more: STATES,
    }),
  );
  expect(text).toContain('query attentionCountsQuery($today: Date!)');
  expect(text).toMatch(
    /filter: \{ state: \{ eq: OPEN \}, dueOn: \{ lt: \$today \} \}|dueOn: \{ lt: \$today \}, state: \{ eq: OPEN \}/,
  );
  expect(text).toContain("days: ['today']");
  expect(text).toContain("filters: { state: ['OPEN'] },\n      before: 'dueOn'");
});

test('a moment that is due is compared with the end of yesterday, where the schema has no other bound', async () => {
  const text = await written(
    shop({
      fields: 'isPaid: Boolean! deadline: DateTime!',
      filter: 'isPaid: YesNo deadline: Moments',
    }),
  );
  expect(text).toContain('deadline: { lte: $endOfYesterday }');
  expect(text).toContain('isPaid: { eq: false }');
  expect(text).toContain("filters: { isPaid: ['false'] }");
});

test('what is to be finished by a day, and is not complete, is overdue', async () => {
  const sdl = `
    scalar Date
    type Query {
      todos(take: Int, skip: Int! = 0, where: TodoWhere! = {}): [Todo!]
      todosCount(where: TodoWhere! = {}): Int
      todo(id: ID!): Todo
    }
    type Todo { id: ID! label: String! isComplete: Boolean finishBy: Date }
    input TodoWhere { label: Text isComplete: YesNo finishBy: Days }
    input Text { equals: String }
    input YesNo { equals: Boolean }
    input Days { lt: Date gt: Date }
  `;
  const text = await written(sdl);
  expect(text).toContain('overdueTodos: todosCount(');
  expect(text).toContain('finishBy: { lt: $today }');
  expect(text).toContain('isComplete: { equals: false }');
  expect(text).toContain('count: (data) => data.overdueTodos,');
});

test('what has no date of its end is not done', async () => {
  const text = await written(
    shop({ fields: 'paidOn: Date dueOn: Date', filter: 'paidOn: Days dueOn: Days' }),
  );
  expect(text).toContain('paidOn: { isNull: true }');
  expect(text).toContain("filters: { 'paidOn.isEmpty': ['true'] }");
});

test('the backend’s own word for what is overdue comes before dates and states', async () => {
  const text = await written(
    shop({
      fields: 'state: BillState! dueOn: Date isOverdue: Boolean!',
      filter: 'state: BillStateFilter dueOn: Days isOverdue: YesNo',
      more: STATES,
    }),
  );
  expect(text).toContain(
    'overdueBills: bills(first: 1, filter: { isOverdue: { eq: true } }) @catch',
  );
  expect(text).not.toContain('$today');
});

test('what failed and what waits are counted, in one query, each caught by itself', async () => {
  const text = await written(
    shop({ fields: 'state: BillState!', filter: 'state: BillStateFilter', more: STATES }),
  );
  expect(text.match(/kind: '\w+'/g)).toEqual(["kind: 'problem'", "kind: 'waiting'"]);
  expect(text).toContain("filters: { state: ['DRAFT', 'OPEN'] }");
  expect(text.match(/@catch/g)).toHaveLength(2);
});

test('one’s own are counted where the person has them', async () => {
  const text = await written(
    shop({
      fields: 'state: BillState! assignee: Person',
      filter: 'state: BillStateFilter assignee: ID',
      root: 'me: Person people(first: Int, after: String): PersonConnection! person(id: ID!): Person',
      more: `${STATES}
        type Person {
          id: ID! name: String! email: String!
          bills(first: Int, after: String, filter: BillFilter): BillConnection!
        }
        type PersonConnection { edges: [PersonEdge!]! pageInfo: PageInfo! totalCount: Int! }
        type PersonEdge { node: Person! cursor: String! }`,
    }),
  );
  expect(text).toMatch(/me \{\s+id\s+yourBills: bills\(/);
  expect(text).toContain('count: (data) => partOf(data.me?.yourBills, (part) => part.totalCount)');
  expect(text).toContain("person: 'assignee',\n      key: (data) => data.me?.id");
});

test.each<[string, Shop]>([
  ['records cannot be counted', { filter: 'state: BillStateFilter', total: '' }],
  ['states cannot be filtered by', { filter: '' }],
  ['what is due may be done', { fields: 'dueOn: Date', filter: 'dueOn: Days' }],
])('nothing is said where %s', async (_, options) => {
  const fields = options.fields ?? 'state: BillState!';
  expect(await written(shop({ more: STATES, ...options, fields }))).toContain(
    'attention: HomeAttention | null = null',
  );
});

test('of the sample: overdue, failed, one’s own, waiting', async () => {
  const text = textOf(await scaffoldOf(sampleSchema()), PATH);
  const entries = [...text.matchAll(/kind: '(\w+)',\s+resource: (\w+)/g)];
  expect(entries.map(([, kind, resource]) => `${kind} ${resource}`)).toEqual([
    'overdue invoices',
    'problem greenLots',
    'problem variants',
    'problem shipments',
    'yours orders',
    'yours customers',
    'yours tickets',
    'waiting tickets',
    'waiting invoices',
    'waiting orders',
    'waiting products',
  ]);
});
