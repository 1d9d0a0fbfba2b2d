import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

async function recordOf(
  fields: string,
  more = '',
  lookup = 'user(id: ID!): User',
): Promise<string> {
  const sdl = `
    type Query {
      tickets(first: Int, skip: Int): [Ticket!]! ticket(id: ID!): Ticket
      users(first: Int, skip: Int): [User!]! ${lookup}
    }
    type Ticket { id: ID! subject: String! ${fields} }
    type User { id: ID! name: String! }
    ${more}
  `;
  const files = await scaffoldOf(sdl);
  const path = 'src/resources/tickets/TicketRecord.tsx';
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted([[path, textOf(files, path)]])).toEqual([]);
  expect(compile(files, sdl)).toEqual([]);
  return textOf(files, path).replaceAll(/\s+/g, ' ');
}

test('a record’s page asks in one query for the names of records that it has the keys of', async () => {
  const record = await recordOf('assigneeId: ID createdById: ID!');
  expect(record).toContain('...TicketRecord_record assigneeId @catch(to: NULL) createdById } } `');
  expect(record).toContain(
    'query TicketRecordNamesQuery($assigneeIdById: ID!, $createdByIdById: ID!) { ' +
      'assigneeId: user(id: $assigneeIdById) @catch(to: NULL) { id name } ' +
      'createdById: user(id: $createdByIdById) @catch(to: NULL) { id name } }',
  );
  expect(record).toContain(
    'valueOf(partOf(ticket, (found) => [found.assigneeId, found.createdById])) ?? []',
  );
  expect(record).toContain(
    'assigneeId: assigneeId && { key: assigneeId.id, title: assigneeId.name }',
  );
});

test('records that are asked for by an object, below what stands around them, are named, too', async () => {
  const record = await recordOf(
    'assigneeId: ID',
    'input ByKey { id: ID! } type Found { user: User }',
    'user(where: ByKey!): Found',
  );
  expect(record).toContain('assigneeId: user(where: $assigneeIdByWhere)');
  expect(record).toContain('assigneeIdByWhere: { id: String(assigneeId) }');
  expect(record).toContain('assigneeId?.user && { key: assigneeId.user.id');
});

test.each([
  ['leads to them', 'assigneeId: ID assignee: User', ''],
  ['has none of their keys', 'note: String', ''],
])('a record that %s asks for no names', async (_, fields, more) => {
  expect(await recordOf(fields, more)).not.toContain('NamesQuery');
});
