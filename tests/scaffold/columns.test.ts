import { LastScaffold } from '../../src/scaffold/lastScaffold.ts';
import { scaffoldOf, type Files } from './scaffolded.ts';

/** The names of the columns that a list shows at first. */
async function columnsOf(fields: string, others = ''): Promise<string[]> {
  const files = await scaffoldOf(`
    type Query { issues: [Issue!]! issue(id: ID!): Issue ${others ? 'states: [State!]! teams: [Team!]!' : ''} }
    type Issue { id: ID! title: String! ${fields} }
    ${others}
  `);
  return shownIn(files, 'src/resources/issues/IssueTable.tsx');
}

function shownIn(files: Files, path: string): string[] {
  return new LastScaffold(files).columnsOf(path)?.shown ?? [];
}

test('what tells records apart has its column before texts that may be missing and switches', async () => {
  const columns = await columnsOf(`
    inheritsSharedAccess: Boolean! isAutomationEnabled: Boolean! branch: String subtitle: String
    remark1: String remark2: String remark3: String kind: String priority: Int
  `);
  const ranked = ['kind', 'priority', 'subtitle'];
  expect(columns).toEqual(expect.arrayContaining(ranked));
  expect(columns).not.toContain('inheritsSharedAccess');
});

test('a relation that says the status leaves room for another one', async () => {
  const columns = await columnsOf(
    'state: State! team: Team! a: String! b: String! c: String! d: String! e: String! f: String!',
    'type State { id: ID! name: String! } type Team { id: ID! name: String! }',
  );
  expect(columns.slice(0, 3)).toEqual(['title', 'state', 'team']);
});

test('of more fields than a list can offer, long texts make room for what is read at a glance', async () => {
  const named = (count: number, name: string, type: string) =>
    Array.from({ length: count }, (_, index) => `${name}${index}: ${type}`).join(' ');
  const files = await scaffoldOf(`
    type Query { issues: [Issue!]! issue(id: ID!): Issue }
    enum Size { SMALL LARGE }
    type Issue {
      id: ID! title: String! description: String notes: String ${named(30, 'amount', 'Int')} size: Size
    }
  `);
  const columns = new LastScaffold(files).columnsOf('src/resources/issues/IssueTable.tsx');
  expect(columns?.hidden).toContain('size');
  expect(columns?.hidden).not.toContain('notes');
});

test('how often a record was changed has no column, unlike the version of what it is', async () => {
  expect(await columnsOf('version: Int! kind: String!')).not.toContain('version');
  expect(await columnsOf('version: String! kind: String!')).toContain('version');
});

test('what nothing names shows both of the records that it lies between', async () => {
  const files = await scaffoldOf(`
    type Query { lines: [Line!]! line(id: ID!): Line orders: [Order!]! variants: [Variant!]! }
    type Line {
      id: ID! position: Int! quantity: Int! unitPrice: Float! discount: Float! tax: Float! total: Float!
      order: Order variant: Variant
    }
    type Order { id: ID! name: String! } type Variant { id: ID! name: String! }
  `);
  const shown = shownIn(files, 'src/resources/lines/LineTable.tsx');
  expect(shown.slice(1, 4)).toEqual(['order', 'variant', 'position']);
});

test('the record without which none can be made stands before those that may be missing', async () => {
  const files = await scaffoldOf(`
    type Query {
      movements: [Movement!]! movement(id: ID!): Movement
      batches: [Batch!]! workers: [Worker!]! variants: [Variant!]! variant(id: ID!): Variant
    }
    type Mutation { createMovement(input: MovementInput!): Movement }
    input MovementInput { quantity: Int!, batchId: ID, workerId: ID, variantId: ID! }
    type Movement { id: ID! quantity: Int! batch: Batch worker: Worker variant: Variant }
    type Batch { id: ID! name: String! } type Worker { id: ID! name: String! } type Variant { id: ID! name: String! }
  `);
  const shown = shownIn(files, 'src/resources/movements/MovementTable.tsx');
  expect(shown.slice(1, 3)).toEqual(['variant', 'batch']);
});

test('a relation to another record of the same type leaves the column to what records belong to', async () => {
  const columns = await columnsOf(
    'parent: Issue team: Team a: String! b: String! c: String! d: String! e: String! f: String!',
    'type State { id: ID! } type Team { id: ID! name: String! }',
  );
  expect(columns.slice(0, 2)).toEqual(['title', 'team']);
  expect(columns).not.toContain('parent');
});
