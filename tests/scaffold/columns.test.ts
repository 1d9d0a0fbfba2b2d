import { scaffoldOf, textOf } from './scaffolded.ts';

/** The labels of the columns that a list shows at first. */
async function columnsOf(fields: string, others = ''): Promise<string[]> {
  const files = await scaffoldOf(`
    type Query { issues: [Issue!]! issue(id: ID!): Issue ${others ? 'states: [State!]! teams: [Team!]!' : ''} }
    type Issue { id: ID! title: String! ${fields} }
    ${others}
  `);
  const table = textOf(files, 'src/resources/issues/IssueTable.tsx');
  const shown = table.slice(0, table.indexOf('isHidden: true') + 1 || undefined);
  return [...shown.matchAll(/label: '([^']*)'/g)].map(([, label]) => label);
}

test('what tells records apart has its column before texts that may be missing and switches', async () => {
  const columns = await columnsOf(`
    inheritsSharedAccess: Boolean! isAutomationEnabled: Boolean! branch: String subtitle: String
    remark1: String remark2: String remark3: String kind: String priority: Int
  `);
  const ranked = ['Kind', 'Priority', 'Subtitle'];
  expect(columns.slice(0, 7)).toEqual(expect.arrayContaining(ranked));
  expect(columns.slice(0, 7)).not.toContain('Inherits shared access');
});

test('a relation that says the status leaves room for another one', async () => {
  const columns = await columnsOf(
    'state: State! team: Team! a: String! b: String! c: String! d: String! e: String! f: String!',
    'type State { id: ID! name: String! } type Team { id: ID! name: String! }',
  );
  expect(columns.slice(0, 3)).toEqual(['Title', 'State', 'Team']);
});
