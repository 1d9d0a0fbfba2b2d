import { employeeFinder } from '../../src/resources/employees/pickers/employeeFinder.ts';
import { startSampleBackend, type Connection } from './sampleBackend.ts';

const sample = startSampleBackend();

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
