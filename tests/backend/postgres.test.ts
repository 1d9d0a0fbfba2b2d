import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { failedStart, startProcess, type BackendProcess } from './backendProcess.ts';
import { fillFolder } from './filledFolder.ts';
import { findPostgres, startPostgres, type PostgresServer } from './findPostgres.ts';
import { schemaOf } from './printSchema.ts';

const programs = findPostgres();
if (programs === null) {
  if (process.env.CI)
    throw new Error('No PostgreSQL server was found: install one (Debian: postgresql).');
  console.warn(
    'Skipped: no PostgreSQL server was found. Install one (Debian: postgresql) to run these tests.',
  );
}
const describeWithServer = programs === null ? describe.skip : describe;

/** Runs the program that fills an empty database. */
async function seed(databaseUrl: string): Promise<{ code: number; output: string }> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [resolve('src/backend/seed.ts')],
      {
        env: { ...process.env, DATABASE_URL: databaseUrl },
      },
    );
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

/** Rows and structure in one number, so that a change of either shows. */
const fingerprint = `
  select
    (select md5(string_agg(row::text, '' order by row::text)) from (select orders from orders) as rows (row)) as orders,
    (select md5(string_agg(row::text, '' order by row::text)) from (select customers from customers) as rows (row)) as customers,
    (select count(*) from pg_class) as relations,
    (select count(*) from pg_proc) as functions,
    (select count(*) from pg_namespace) as schemas
`;

describeWithServer('a PostgreSQL server', () => {
  let server: PostgresServer;
  let parent: string;

  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'frontage-server-'));
    server = await startPostgres(programs!);
    await server.run('postgres', 'create database sample');
    expect(await seed(server.url('sample'))).toEqual({
      code: 0,
      output: 'The sample is in the database.\n',
    });
  });

  afterAll(async () => {
    await server?.stop();
    rmSync(parent, { recursive: true, force: true });
  });

  test('with the sample serves the same schema and the same rows as the embedded database', async () => {
    const directory = join(parent, 'database');
    const databaseUrl = server.url('sample');
    await fillFolder(directory);
    const embeddedSchema = await schemaOf({ directory });
    expect(await schemaOf({ databaseUrl })).toBe(embeddedSchema);

    const question = `{
      orders(first: 500, offset: 1800) { nodes { id number status placedAt total weightKg metadata customer { name fullAddress } lines { nodes { total unitPrice } } } }
      customers(first: 500) { nodes { id name deliveryDays preferences creditLimit openAmount updatedAt } }
      monthlyRevenueFigures(orderBy: [MONTH_ASC, CURRENCY_ASC]) { nodes { month currency revenue invoiceCount } }
    }`;
    const answers = [];
    for (const options of [{ directory }, { databaseUrl }]) {
      const backend = await startProcess(options);
      answers.push(await backend.data(question));
      await backend.stop();
    }
    expect(answers[1]).toEqual(answers[0]);
  });

  test('is not written to by a start', async () => {
    const before = await server.run('sample', fingerprint);
    const backend = await startProcess({ databaseUrl: server.url('sample') });
    await backend.data('{ orders(first: 1) { nodes { id } } }');
    await backend.stop();
    expect(await server.run('sample', fingerprint)).toEqual(before);
  });

  test('that has tables is not filled, and keeps what it has', async () => {
    await server.run('postgres', 'create database busy');
    await server.run('busy', 'create table ledger (id integer primary key)');
    const { code, output } = await seed(server.url('busy'));
    expect(code).toBe(1);
    expect(output).toBe(
      'The database is not empty: it has the table public.ledger. The sample needs a database of its own.\n',
    );
    const tables = await server.run(
      'busy',
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    expect(tables).toEqual([{ relname: 'ledger' }]);
  });

  test('without tables is refused with the way to fill it', async () => {
    await server.run('postgres', 'create database empty');
    const { code, output } = await failedStart({ databaseUrl: server.url('empty') });
    expect(code).toBe(1);
    expect(output).toContain('The database has no tables that this user can see.');
  });

  test.each([
    [
      'a wrong password',
      (url: string) => url.replace(':correct-horse@', ':battery-staple@'),
      'the password is wrong',
    ],
    ['a wrong database', (url: string) => `${url}-nowhere`, 'there is no such database'],
  ])('refuses %s, and the message holds no password', async (_what, change, reason) => {
    const { code, output } = await failedStart({ databaseUrl: change(server.url('sample')) });
    expect(code).toBe(1);
    expect(output).toContain(reason);
    expect(output).not.toMatch(/correct-horse|battery-staple/);
  });

  describe('with tables of its own', () => {
    let backend: BackendProcess;

    beforeAll(async () => {
      await server.run('postgres', 'create database library');
      await server.run(
        'library',
        `create type shelf as enum ('a1', 'B2', 'to read');
         create table authors (id serial primary key, name text not null unique);
         create table books (
           id serial primary key, title text not null, shelf shelf,
           author_id integer references authors, editor_id integer references authors,
           constraint titled check (title <> ''));
         create index on books (author_id);
         create index on books (editor_id);
         create schema archive;
         create table archive.books (id serial primary key, title text);
         insert into authors (name) values ('Ursula');
         insert into books (title, shelf, author_id) values ('Tehanu', 'to read', 1);`,
      );
      backend = await startProcess({ databaseUrl: server.url('library') });
    });
    afterAll(() => backend?.stop());

    test('serves all of its schemas, and keeps long names where short ones would clash', async () => {
      const data = await backend.data(
        '{ books { nodes { title shelf authorByAuthorId: author { name } } } archiveBooks { totalCount } authors { nodes { booksByAuthorId { totalCount } booksByEditorId { totalCount } } } }',
      );
      expect(data).toEqual({
        books: {
          nodes: [{ title: 'Tehanu', shelf: 'to_read', authorByAuthorId: { name: 'Ursula' } }],
        },
        archiveBooks: { totalCount: 0 },
        authors: {
          nodes: [{ booksByAuthorId: { totalCount: 1 }, booksByEditorId: { totalCount: 0 } }],
        },
      });
    });

    test('explains its refusals even when constraints have no comment', async () => {
      const unique = await backend.ask(
        'mutation { createAuthor(input: { author: { name: "Ursula" } }) { author { id } } }',
      );
      expect(unique.errors?.[0]).toMatchObject({
        message: 'Another author already has this name.',
        extensions: { code: 'UNIQUE_VIOLATION', fields: ['name'] },
      });
      const check = await backend.ask(
        'mutation { createBook(input: { book: { title: "" } }) { book { id } } }',
      );
      expect(check.errors?.[0]).toMatchObject({
        message: 'The title is not allowed like this (rule “titled”).',
        extensions: { code: 'CHECK_VIOLATION', fields: ['title'] },
      });
    });

    test('survives that the server cuts its connections', async () => {
      await backend.data('{ books { totalCount } }');
      await server.run(
        'postgres',
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'library'`,
      );
      const { errors } = await backend.ask('{ books { totalCount } }');
      if (errors) expect(errors[0]?.extensions?.code).toBe('DATABASE_UNAVAILABLE');
      expect(await backend.data('{ books { totalCount } }')).toEqual({ books: { totalCount: 1 } });
      expect(backend.output()).not.toContain(server.password);
    });
  });
});
