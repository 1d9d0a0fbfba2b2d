import { compile } from './compiled.ts';
import { scaffoldOf, textOf } from './scaffolded.ts';

const SDL = `
  scalar DateTime
  type Query { visits: [Visit!]! visit(id: ID!): Visit notes: [Note!]! note(id: ID!): Note }
  type Visit { id: ID! reason: String! startsAt: DateTime! createdAt: DateTime! }
  type Note { id: ID! text: String! }
  type Mutation { bookVisit(startsAt: DateTime!, reason: String): Visit! createNote(text: String!): Note! }
`;

test('the form for a new record is called as the schema calls making one', async () => {
  const files = await scaffoldOf(SDL);
  expect(textOf(files, 'src/resources/visits/visits.ts')).toContain("newLabel: 'Book visit'");
  expect(textOf(files, 'src/resources/notes/notes.ts')).not.toContain('newLabel');
  const paths = ['visits/visits.ts', 'visits/VisitTable.tsx', 'visits/VisitRecord.tsx'].map(
    (path) => `src/resources/${path}`,
  );
  expect(compile(files, SDL, paths)).toEqual([]);
});

test('the time of an appointment is shown, that of a creation is not', async () => {
  const table = textOf(await scaffoldOf(SDL), 'src/resources/visits/VisitTable.tsx');
  expect(table).toMatch(/momentColumn\('startsAt', .*precision: 'minute'/);
  expect(table).not.toMatch(/momentColumn\('createdAt', .*precision/);
});
