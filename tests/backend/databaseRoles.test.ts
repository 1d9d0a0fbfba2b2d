import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failedStart, startProcess, type BackendProcess } from './backendProcess.ts';
import { findPostgres, startPostgres, type PostgresServer } from './findPostgres.ts';
import { claimsOf, signedToken } from './tokens.ts';

const programs = findPostgres();
if (programs === null && process.env.CI)
  throw new Error('No PostgreSQL server was found: install one (Debian: postgresql).');
const describeWithServer = programs === null ? describe.skip : describe;

const secret = 'a-secret-that-the-team-gave-its-tokens';
const audience = 'ledger';

/** A ledger with a clerk, who books, and an auditor, who reads; each sees the accounts of a branch. */
const LEDGER = `
  create role clerk nologin;
  create role auditor nologin;
  create role visitor nologin;
  create table accounts (id serial primary key, name text not null, branch text not null, note text);
  create table bookings (
    id serial primary key, account_id integer not null references accounts, amount integer not null, booked_by text
  );
  create index on bookings (account_id);
  insert into accounts (name, branch, note) values ('Till', 'north', 'secret'), ('Safe', 'south', 'secret');
  create type session_token as (role text, exp bigint, branch text, staff_id integer);
  create function log_in(username text, password text) returns session_token
    language sql volatile security definer as $$
      select ('clerk', extract(epoch from now() + interval '1 hour')::bigint, 'north', 7)::session_token
      where username = 'carla' and password = 'ledger'
    $$;
  create function my_branch() returns text language sql stable as $$
    select nullif(current_setting('jwt.claims.branch', true), '')
  $$;
  alter table accounts enable row level security;
  create policy own_branch on accounts using (branch = my_branch());
  revoke execute on all functions in schema public from public;
  grant execute on function log_in(text, text) to visitor, clerk, auditor;
  grant execute on function my_branch() to clerk, auditor;
  grant select (id, name, branch) on accounts to clerk, auditor;
  grant select on bookings to clerk, auditor;
  grant insert (account_id, amount) on bookings to clerk;
  grant usage on all sequences in schema public to clerk;
`;

describeWithServer('over DATABASE_URL', () => {
  let server: PostgresServer;
  let keys: Server;
  let backend: BackendProcess;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

  /** A token of another issuer, signed with its private key. */
  const issued = (claims: Readonly<Record<string, unknown>>) => {
    const inBase64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const content = `${inBase64({ alg: 'RS256', kid: 'one' })}.${inBase64({ exp, aud: audience, ...claims })}`;
    const signature = sign('sha256', Buffer.from(content), privateKey).toString('base64url');
    return `${content}.${signature}`;
  };

  beforeAll(async () => {
    server = await startPostgres(programs!);
    await server.run('postgres', 'create database ledger');
    await server.run('ledger', LEDGER);
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
    keys = createServer((_request, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] })),
    ).listen(0, '127.0.0.1');
    await once(keys, 'listening');
    backend = await startProcess({
      databaseUrl: server.url('ledger'),
      environment: {
        FRONTAGE_JWT_SECRET: secret,
        FRONTAGE_JWT_AUDIENCE: audience,
        FRONTAGE_JWKS_URL: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`,
        FRONTAGE_JWT_ROLE_CLAIM: 'ledger.role',
        FRONTAGE_DATABASE_ROLE: 'visitor',
      },
    });
  });

  afterAll(async () => {
    await backend?.stop();
    keys?.close();
    await server?.stop();
  });

  const as = (role: string, branch: string) =>
    signedToken({ aud: audience, ledger: { role }, branch }, secret);
  const ACCOUNTS = '{ accounts { nodes { name branch } } }';
  const fieldsOf = async (typeName: string, token: string) => {
    const query = `{ __type(name: "${typeName}") { fields { name } } }`;
    const { __type } = await backend.data<{ __type: { fields: { name: string }[] } | null }>(
      query,
      {},
      token,
    );
    return __type?.fields.map(({ name }) => name) ?? [];
  };

  test('row-level security and grants say what a role sees, by the claims of its token', async () => {
    expect(await backend.data(ACCOUNTS, {}, as('clerk', 'north'))).toEqual({
      accounts: { nodes: [{ name: 'Till', branch: 'north' }] },
    });
    expect(await backend.data(ACCOUNTS, {}, as('auditor', 'south'))).toEqual({
      accounts: { nodes: [{ name: 'Safe', branch: 'south' }] },
    });
    expect(await fieldsOf('Account', as('clerk', 'north'))).not.toContain('note');
    expect(await fieldsOf('Mutation', as('clerk', 'north'))).toContain('createBooking');
    expect(await fieldsOf('Mutation', as('auditor', 'north'))).toEqual(['logIn']);
    expect(await fieldsOf('Mutation', as('frontage', 'north'))).toContain('deleteAccount');
  });

  test('who may refer to a record may choose it, without a grant to make one', async () => {
    const token = as('clerk', 'north');
    const accounts = await backend.data<{ accounts: { nodes: { id: string }[] } }>(
      '{ accounts { nodes { id } } }',
      {},
      token,
    );
    const book =
      'mutation ($id: ID!) { createBooking(input: { booking: { account: $id, amount: 5 } }) { booking { amount account { name } } } }';
    expect(await backend.data(book, accounts.accounts.nodes[0], token)).toEqual({
      createBooking: { booking: { amount: 5, account: { name: 'Till' } } },
    });
  });

  test('without a token requests run as the role for that, and ask to sign in', async () => {
    const { errors } = await backend.ask(ACCOUNTS);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  test('a function of the database that returns a role and an expiry signs people in', async () => {
    const logIn =
      'mutation ($username: String!) { logIn(input: { username: $username, password: "ledger" }) { result } }';
    const { logIn: answer } = await backend.data<{ logIn: { result: string } }>(logIn, {
      username: 'carla',
    });
    const { aud, role, branch, staff_id: id } = claimsOf(answer.result);
    expect({ aud, role, branch, id }).toEqual({
      aud: audience,
      role: 'clerk',
      branch: 'north',
      id: 7,
    });
    const refused = await backend.data(logIn, { username: 'nobody' });
    expect(refused).toEqual({ logIn: { result: null } });
  });

  test('tokens of another issuer are verified with its public keys, and for this audience only', async () => {
    const claims = { ledger: { role: 'clerk' }, branch: 'south' };
    expect(await backend.data(ACCOUNTS, {}, issued(claims))).toEqual({
      accounts: { nodes: [{ name: 'Safe', branch: 'south' }] },
    });
    for (const token of [
      issued({ ...claims, aud: 'another' }),
      // A public key is no secret: nobody signs with it.
      signedToken(
        { ...claims, aud: audience },
        publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      ),
    ]) {
      const { errors } = await backend.ask(ACCOUNTS, {}, token);
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });

  test.each<[string, Record<string, string>, string]>([
    ['a short secret', { FRONTAGE_JWT_SECRET: 'short' }, 'FRONTAGE_JWT_SECRET is too short'],
    [
      'keys without an audience',
      { FRONTAGE_JWKS_URL: 'https://issuer.example/keys' },
      'FRONTAGE_JWKS_URL needs FRONTAGE_JWT_AUDIENCE',
    ],
  ])('%s is refused at the start', async (_what, environment, message) => {
    const { code, output } = await failedStart({ databaseUrl: server.url('ledger'), environment });
    expect(code).toBe(1);
    expect(output).toContain(message);
  });
});
