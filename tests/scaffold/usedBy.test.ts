import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

/** A schema in which tasks are given to people, who are searched. */
const office = (task: string, person: string, personWhere: string) => `
  type Query {
    people(limit: Int, offset: Int, search: String, where: PersonWhere): [Person!]!
    person(id: ID!): Person
    tasks(limit: Int, offset: Int, where: TaskWhere): [Task!]!
    task(id: ID!): Task
  }
  type Mutation { createNote(input: NoteInput!): Note }
  type Note { id: ID! text: String! }
  input NoteInput { text: String! personId: ID! }
  type Person { id: ID! name: String! ${person} }
  type Task { id: ID! title: String! ${task} }
  input Ids { eq: ID in: [ID!] }
  input Texts { eq: String }
  input Tasks { some: TaskWhere none: TaskWhere }
  input TaskWhere { title: Texts }
  input PersonWhere { name: Texts ${personWhere} }
`;

async function usedByIn(sdl: string): Promise<string> {
  const path = 'src/resources/people/pickers/personFinder.ts';
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, sdl, [path])).toEqual([]);
  const [, used = ''] = /usedBy: \{(.*?)\n {2}\},/s.exec(textOf(files, path)) ?? [];
  return used.trim();
}

test('the people who have tasks are found where their list is filtered by any of these', async () => {
  expect(await usedByIn(office('assignee: Person', 'tasks: [Task!]!', 'tasks: Tasks'))).toBe(
    "'tasks.assignee': { where: { tasks: { some: {} } } },",
  );
});

test('those who have most of them come first, where their list is sorted by the number', async () => {
  const sorted = office('assignee: Person', 'tasks: [Task!]!', 'tasks: Tasks').replace(
    'where: PersonWhere)',
    'where: PersonWhere, order_by: [PersonOrder!])',
  ).concat(`
      enum Direction { asc desc }
      input Number { count: Direction }
      input PersonOrder { name: Direction tasks_aggregate: Number }
    `);
  expect((await usedByIn(sorted)).replaceAll(/\s+/g, ' ')).toBe(
    "'tasks.assignee': { order_by: [{ tasks_aggregate: { count: 'desc' } }], where: { tasks: { some: {} } }, },",
  );
});

test('any of them are asked for by what a list takes of their conditions', async () => {
  const some = office('assignee: Person', 'tasks: [Task!]!', 'tasks: Few')
    .replace('input Texts {', 'input Texts { isNull: Boolean')
    .replace('TaskWhere { title', 'TaskWhere { key: Ids title')
    .replace('Task { id', 'Task { key: ID id')
    .concat('input Few { some: FewOfTask } input FewOfTask { key: Ids }');
  expect(await usedByIn(some)).toBe("'tasks.assignee': { where: { tasks: { some: {} } } },");
});

test.each([
  ['not filtered by tasks', office('assignee: Person', 'tasks: [Task!]!', '')],
  [
    'filtered by tasks that lead to two people',
    office('assignee: Person reviewer: Person', 'tasks: [Task!]!', 'tasks: Tasks'),
  ],
  [
    'filtered by two kinds of tasks',
    office('assignee: Person', 'tasks: [Task!]! reviews: [Task!]!', 'tasks: Tasks reviews: Tasks'),
  ],
])('they are not where the list is %s', async (_case, sdl) => {
  expect(await usedByIn(sdl)).toBe('');
});
