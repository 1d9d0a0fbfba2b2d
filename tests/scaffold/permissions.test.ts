import { buildSchema } from 'graphql';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

const SDL = `
  type Query { notes: [Note!]! note(id: ID!): Note }
  type Mutation { updateNote(id: ID!, text: String, pinned: Boolean): Note deleteNote(id: ID!): Note resolveNote(id: ID!): Note }
  type Note { id: ID! text: String! pinned: Boolean viewerCanUpdate: Boolean! userPermissions: NotePermissions }
  type NotePermissions { deleteNote: Boolean! resolveNote: Boolean! updatePinned: Boolean! readNote: Boolean! }`;

test('a record asks for what it says that people may do, and its operations know where', async () => {
  const files = await scaffoldOf(SDL);
  const operations = textOf(files, 'src/resources/notes/noteOperations.ts').replace(/\s+/g, ' ');
  expect(operations).toContain(
    "permissions: { edit: ['viewerCanUpdate'], delete: ['userPermissions', 'deleteNote'], fields: { pinned: ['userPermissions', 'updatePinned'] }, }",
  );
  expect(operations).toContain("permission: ['userPermissions', 'resolveNote']");
  const record = textOf(files, 'src/resources/notes/NoteRecord.tsx').replace(/\s+/g, ' ');
  expect(record).toContain(
    'viewerCanUpdate userPermissions @catch { deleteNote resolveNote updatePinned }',
  );
  const editing = textOf(files, 'src/resources/notes/mutations/editNote.ts').replace(/\s+/g, ' ');
  expect(editing).toContain('viewerCanUpdate userPermissions @catch { updatePinned }');
  expect(editing).toContain(
    "permissions: { edit: ['viewerCanUpdate'], fields: { pinned: ['userPermissions', 'updatePinned'] }, }",
  );
  const table = textOf(files, 'src/resources/notes/NoteTable.tsx').replace(/\s+/g, ' ');
  expect(table).toContain(
    'viewerCanUpdate userPermissions @catch { deleteNote resolveNote updatePinned }',
  );
  expect(record).not.toContain('readNote');
  expect(record).not.toContain('name="viewerCanUpdate"');
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
});
