import { plainMessage } from '../../src/relay/plainMessage.ts';

const NOT_NULL = 'null value in column "name" of relation "books" violates not-null constraint';

test.each([
  ['Knex', `insert into "books" ("id", "note") values ($1, 'a - b') - ${NOT_NULL}`, NOT_NULL],
  ['Knex, of a change', `update "books" set "name" = $1 where "id" = $2 - ${NOT_NULL}`, NOT_NULL],
  [
    'Laravel',
    "SQLSTATE[23000]: Integrity constraint violation: 1048 Column 'name' cannot be null (Connection: mysql, SQL: insert into `books` (`name`) values (?))",
    "Integrity constraint violation: 1048 Column 'name' cannot be null",
  ],
  [
    'Doctrine',
    'An exception occurred while executing a query: SQLSTATE[23502]: Not null violation: 7 ERROR',
    'Not null violation: 7 ERROR',
  ],
  [
    'SQLAlchemy',
    `(psycopg2.errors.NotNullViolation) ${NOT_NULL}\n[SQL: INSERT INTO books (note) VALUES (1)]\n(Background on this error at: https://sqlalche.me/e/20/gkpj)`,
    NOT_NULL,
  ],
  [
    'Prisma',
    '\nInvalid `prisma.book.create()` invocation in\n/srv/app/books.ts:12:30\n\n  9 \n 10 create(\n\nUnique constraint failed on the fields: (`isbn`)',
    'Unique constraint failed on the fields: (`isbn`)',
  ],
  [
    'Drizzle',
    'Failed query: insert into "books" ("id", "note") values ($1, default)\nparams: 1',
    'Failed query',
  ],
  [
    'MikroORM',
    `insert into "books" ("note") values ('a') returning "id" - ${NOT_NULL}\n - detail: Failing row contains (72, a, null).`,
    NOT_NULL,
  ],
  ['pgx', `ERROR: ${NOT_NULL} (SQLSTATE 23502)`, NOT_NULL],
  ['a class', 'QueryFailedError: duplicate key value', 'duplicate key value'],
  ['a stack', 'Name is taken\n    at Book.save (/srv/book.js:3:9)\n    at next', 'Name is taken'],
])('what %s puts around the words of the database is left out', (_name, message, expected) => {
  expect(plainMessage(message)).toBe(expected);
});

test.each([
  'Update the price - it is too low.',
  'Select a customer from the list - it is required.',
  'The error: nothing was entered (see the manual).',
  'Error',
])('%s stays as it is', (message) => {
  expect(plainMessage(message)).toBe(message);
});

test('a message without end, and one made to be slow, is read as far as people read it', () => {
  const long = plainMessage(`Name ${' '.repeat(200_000)} is taken`);
  expect(long.length).toBeLessThan(5_000);
  expect(plainMessage(`Taken (SQL: ${'x'.repeat(200_000)})`)).toBe('Taken');
});
