import { pagedVariables } from '../../src/lists/listVariables.ts';
import { employeeFinder } from '../../src/resources/employees/pickers/employeeFinder.ts';
import { readSampleBackend, type Connection } from './sampleBackend.ts';

const sample = readSampleBackend();

interface Employee {
  readonly fullName: string;
}

async function employees(filter: unknown = null): Promise<string[]> {
  const { employees: found } = await sample().data<{ employees: Connection<Employee> }>(
    'query ($filter: EmployeeFilter) { employees(filter: $filter) { nodes { fullName } } }',
    { filter },
  );
  return found.nodes.map(({ fullName }) => fullName);
}

test('whoever a form offers is found by the whole name that it shows, and by its parts in any order', async () => {
  const all = await employees();
  expect(all.length).toBeGreaterThan(5);
  for (const name of all) {
    for (const text of [name, name.split(' ').reverse().join(' ')]) {
      const { filter } = pagedVariables(employeeFinder, { q: text }) as { filter: unknown };
      expect(await employees(filter)).toContain(name);
    }
  }
});
