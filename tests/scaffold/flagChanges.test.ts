import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

/** What the operations on tickets say that actions make of a field. */
async function setBy(
  fields: string,
  ...actions: readonly string[]
): Promise<Record<string, string>> {
  const sdl = `
    type Query { tickets(first: Int, skip: Int): [Ticket!]! ticket(id: ID!): Ticket }
    type Mutation { ${actions.map((action) => `${action}(id: ID!): Ticket!`).join(' ')} }
    type Ticket { id: ID! subject: String! ${fields} }
    scalar DateTime
    enum TicketStatus { DRAFT PUBLISHED CLOSED }
  `;
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(compile(files, sdl)).toEqual([]);
  const text = textOf(files, 'src/resources/tickets/ticketOperations.ts').replaceAll(/\s+/g, ' ');
  const found = [...text.matchAll(/sets: \{ (.*?),? \}, mutation: '(\w+)'/g)];
  return Object.fromEntries(found.map(([, change, mutation]) => [mutation, change]));
}

const ARCHIVING = ['archiveTicket', 'unarchiveTicket'] as const;

test.each([
  ['archived: Boolean!', "field: 'archived'"],
  ['isArchived: Boolean', "field: 'isArchived'"],
  ['archivedAt: DateTime', "field: 'archivedAt', isDate: true"],
  ['archivedAt: DateTime isArchived: Boolean!', "field: 'isArchived'"],
])(
  'of two actions that undo each other, a record says by %s which applies',
  async (fields, flag) => {
    expect(await setBy(fields, ...ARCHIVING)).toEqual({
      archiveTicket: `${flag}, to: true`,
      unarchiveTicket: `${flag}, to: false`,
    });
  },
);

test.each([
  ['enabled: Boolean!', 'enableTicket', 'disableTicket', 'enabled'],
  ['active: Boolean!', 'activateTicket', 'deactivateTicket', 'active'],
  ['active: Boolean!', 'activateTicket', 'suspendTicket', 'active'],
  ['suspendedAt: DateTime', 'suspendTicket', 'resumeTicket', 'suspendedAt'],
  ['locked: Boolean!', 'lockTicket', 'unlockTicket', 'locked'],
  ['isPublished: Boolean!', 'ticketPublish', 'ticketUnpublish', 'isPublished'],
  ['closedAt: DateTime', 'closeTicket', 'reopenTicket', 'closedAt'],
  ['read: Boolean!', 'markTicketAsRead', 'markTicketAsUnread', 'read'],
  ['frozen: Boolean!', 'freezeTicket', 'unfreezeTicket', 'frozen'],
])('%s is what %s and %s are about', async (fields, first, second, field) => {
  const found = await setBy(fields, first, second);
  expect(Object.keys(found)).toEqual([first, second]);
  for (const change of Object.values(found)) expect(change).toContain(`field: '${field}'`);
});

test('what a status says is known by it, not by a date that may stay', async () => {
  const fields = 'status: TicketStatus! publishedAt: DateTime';
  expect(await setBy(fields, 'publishTicket', 'unpublishTicket')).toEqual({
    unpublishTicket: "field: 'status', value: 'PUBLISHED', to: false",
  });
});

test.each([
  ['printedAt: DateTime', 'printTicket', 'archiveTicket'],
  ['archivedAt: DateTime!', ...ARCHIVING],
  ['archivedCount: Int!', ...ARCHIVING],
  ['archivedBy: String', ...ARCHIVING],
  ['subjectArchived: Boolean!', ...ARCHIVING],
])('%s says nothing of %s and %s', async (fields, ...actions) => {
  expect(await setBy(fields, ...actions)).toEqual({});
});

test('what undoes more than one thing is offered after each of them', async () => {
  const actions = ['archiveTicket', 'trashTicket', 'restoreTicket'];
  expect(await setBy('archivedAt: DateTime', ...actions)).toEqual({
    archiveTicket: "field: 'archivedAt', isDate: true, to: true",
  });
});
