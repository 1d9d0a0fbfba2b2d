import { customerFinder } from '../../src/resources/customers/pickers/customerFinder.ts';
import { employeeFinder } from '../../src/resources/employees/pickers/employeeFinder.ts';
import { readSampleBackend, type Connection } from './sampleBackend.ts';

const sample = readSampleBackend();

interface Employee {
  readonly id: string;
}

test('a board of tickets by assignee has lanes for those who have tickets, and for nobody else', async () => {
  const { tickets } = await sample().data<{
    tickets: Connection<{ readonly assignee: Employee | null }>;
  }>('{ tickets { nodes { assignee { id } } } }');
  const assignees = new Set(tickets.nodes.flatMap(({ assignee }) => assignee?.id ?? []));
  const answer = await sample().data<{ all: Connection<Employee>; having: Connection<Employee> }>(
    `query ($filter: EmployeeFilter) {
      all: employees { nodes { id } }
      having: employees(filter: $filter) { nodes { id } }
    }`,
    { ...employeeFinder.usedBy?.['tickets.assignee'] },
  );
  expect(new Set(answer.having.nodes.map(({ id }) => id))).toEqual(assignees);
  expect(answer.all.nodes.length).toBeGreaterThan(assignees.size);
});

test('those who have most orders come first, on boards and in charts', async () => {
  const { having } = await sample().data<{
    having: Connection<{ readonly orders: { readonly totalCount: number } }>;
  }>(
    `query ($filter: CustomerFilter, $orderBy: [CustomerOrderBy!]) {
      having: customers(first: 12, filter: $filter, orderBy: $orderBy) { nodes { orders { totalCount } } }
    }`,
    { ...customerFinder.usedBy?.['orders.customer'] },
  );
  const { all } = await sample().data<{
    all: Connection<{ readonly orders: { totalCount: number } }>;
  }>('{ all: customers { nodes { orders { totalCount } } } }');
  const numbers = all.nodes
    .map(({ orders }) => orders.totalCount)
    .sort((one, other) => other - one);
  expect(having.nodes.map(({ orders }) => orders.totalCount)).toEqual(numbers.slice(0, 12));
  expect(numbers[0]).toBeGreaterThan(numbers[11]);
});
