import { readSdl } from './readSdl.ts';

describe('a namespace that takes the key', () => {
  const read = (mutation: string, types: string) =>
    readSdl(`
      type Query { reports: [Report!]! report(id: ID!): Report }
      type Report { id: ID! title: String! }
      type Mutation { ${mutation} } ${types}
      input ReportInput { title: String }
    `);

  test.each(['reportEdit', 'editReport', 'report'])('%s(id:) { update delete send }', (name) => {
    const { resources, tools } = read(
      `${name}(id: ID!): ReportEdit`,
      'type ReportEdit { update(input: ReportInput!): Report delete: Boolean send(to: String!): Report }',
    );
    const [report] = resources;
    expect(report.update).toMatchObject({
      path: [name, 'update'],
      arguments: { id: 'ID!', input: 'ReportInput!' },
      variables: { id: { hole: 'id' } },
      values: ['input'],
    });
    expect(report.delete?.path).toEqual([name, 'delete']);
    expect(report.actions.map(({ path }) => path)).toEqual([[name, 'send']]);
    expect(tools).toEqual([]);
  });

  test('is one by its name, whatever the changes in it are called', () => {
    const { resources } = read(
      'report(id: ID!): ReportMutations',
      'type ReportMutations { ship(carrier: String): Report frame: Report }',
    );
    expect(resources[0].actions.map(({ path }) => path)).toEqual([
      ['report', 'ship'],
      ['report', 'frame'],
    ]);
  });

  test('is none where it gives the record or an answer', () => {
    const { resources } = read(
      'editReport(id: ID!, title: String): Payload touchReport(id: ID!): Report',
      'type Payload { report: Report deleted: Boolean }',
    );
    expect(resources[0].update?.path).toEqual(['editReport']);
    expect(resources[0].actions.map(({ path }) => path)).toEqual([['touchReport']]);
  });

  test('is none where the values of its answer are called as changes are', () => {
    const { tools } = read(
      'renew(token: String!): Tokens! checkAll(input: String!): Checked!',
      `type Tokens { accessToken: String! refreshToken: String! refreshExpiresAt: String! }
       type Checked { checkResults: [CheckResult!] } type CheckResult { name: String! }`,
    );
    expect(tools.map(({ path }) => path.join('.'))).toEqual(['renew', 'checkAll']);
  });

  test('is none where its type is the response that is named after it', () => {
    const { resources, tools } = read(
      `deleteReport(id: ID): DeleteReportMutation importPlan(path: String!): ImportPlanMutation
       waxPlan(path: String!): WaxPlanMutation`,
      `type DeleteReportMutation { done: Boolean } type WaxPlanMutation { ok: Boolean }
       type ImportPlanMutation { plan: Plan plans: [Plan!] } type Plan { text: String }`,
    );
    expect(resources[0].delete?.path).toEqual(['deleteReport']);
    expect(tools.map(({ path }) => path)).toEqual([['importPlan'], ['waxPlan']]);
  });

  test('of other records is left out, since a call of it alone does nothing', () => {
    const { resources, tools, omitted } = read(
      'report(id: ID!): ReportMutationType',
      `type ReportMutationType { id: ID! title: String! figureCreate(data: ReportInput!): Boolean
       figureUpdate(id: ID!, data: ReportInput!): Boolean figureDelete(id: ID!): Boolean }`,
    );
    expect([resources[0].actions, tools]).toEqual([[], []]);
    expect(omitted).toEqual([
      {
        what: 'Mutation.report',
        why: 'leads to further mutations, which no screen can call',
      },
    ]);
  });
});

test('an order is made by being placed', () => {
  const { resources } = readSdl(`
    type Query { orders: [Order!]! order(id: ID!): Order }
    type Order { id: ID! number: String! }
    type Mutation { placeOrder(input: OrderInput!): OrderResult }
    type OrderResult { order: Order }
    input OrderInput { number: String! }
  `);
  expect(resources[0].create).toMatchObject({ path: ['placeOrder'], values: ['input'] });
});
