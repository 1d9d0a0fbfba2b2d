import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

const SDL = `
  scalar DateTime
  type Query {
    tasks(limit: Int, offset: Int): [Task!]!
    task(id: ID!): Task
    notes(limit: Int, offset: Int): [Note!]!
    note(id: ID!): Note
    tags(limit: Int, offset: Int): [Tag!]!
    tag(id: ID!): Tag
    people(limit: Int, offset: Int): [Person!]!
    person(id: ID!): Person
  }
  type Mutation {
    updateTask(id: ID!, input: NameInput!): Task
    updateNote(id: ID!, input: NameInput!): Note
    updateTag(id: ID!, input: NameInput!): Tag
  }
  input NameInput { name: String! }
  type Task { id: ID! name: String! updatedAt: DateTime updatedBy: Person createdBy: Person }
  type Note { id: ID! name: String! lastModifiedBy: String! createdAt: DateTime! }
  type Tag { id: ID! name: String! createdAt: DateTime! createdBy: Person }
  type Person { id: ID! name: String! }
`;

let files: Files;
beforeAll(async () => {
  files = await scaffoldOf(SDL);
});

function editing(folder: string, name: string): string {
  return textOf(files, `src/resources/${folder}/mutations/edit${name}.ts`).replaceAll(/\s+/g, ' ');
}

test('a form asks when its record was last changed, and by whom', () => {
  const text = editing('tasks', 'Task');
  expect(text).toContain('updatedBy @catch { id name } updatedAt @catch');
  expect(text).toContain(
    'lastChange: (task) => ({ at: task.updatedAt, by: partOf(task.updatedBy, (person) => person.name), }),',
  );
});

test('who has changed a record may be a name', () => {
  expect(editing('notes', 'Note')).toContain(
    'lastChange: (note) => ({ by: note.lastModifiedBy }),',
  );
});

test('who has made a record has not changed it', () => {
  expect(editing('tags', 'Tag')).not.toContain('lastChange');
  expect(editing('tags', 'Tag')).not.toContain('createdBy');
});

test('such forms are valid, formatted and compile', async () => {
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
});
