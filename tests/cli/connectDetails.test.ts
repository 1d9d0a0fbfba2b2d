/** What `connect` makes of headers, of credentials in addresses, and of roles that have nothing of their own. */
import { describeLacks } from '../../src/roles/describeLacks.ts';
import { FILM_SDL, graphqlServer, listen, type GraphqlServer } from './localServer.ts';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

let checkout: TemporaryCheckout;
let server: GraphqlServer;

beforeAll(async () => {
  server = await graphqlServer(FILM_SDL);
});
beforeEach(() => {
  checkout = temporaryCheckout();
});
afterEach(() => checkout.remove());
afterAll(() => server.close());

test('a header that every call has is sent once, as it is given', async () => {
  await checkout.run('connect', server.url, '--header', 'Content-Type: application/json');
  expect(server.lastHeaders()['content-type']).toBe('application/json');
});

test('a credential of the address is neither committed nor repeated', async () => {
  const { code } = await checkout.run('connect', `${server.url}?code=s3cret`);
  expect(code).toBe(0);
  expect(checkout.read('schema/source.json')).not.toContain('s3cret');
  const refusing = await listen((request, response) => {
    response.writeHead(404).end(`Cannot POST ${request.url}`);
  });
  const { stderr } = await checkout.run('connect', `${refusing.url}?apiKey=s3cret`);
  await refusing.close();
  expect(stderr).toContain('•••');
  expect(stderr).not.toContain('s3cret');
});

test('headers beside a file are stored for the app', async () => {
  checkout.write('films.graphql', FILM_SDL);
  const file = checkout.path('films.graphql');
  await checkout.run('connect', file, '--header', 'X-Key: 1');
  expect(checkout.read('.env.local')).toContain('"X-Key":"1"');
});

test('a role without headers of its own is read again, and what the sample says of its roles is gone', async () => {
  checkout.write(
    'schema/roles.json',
    JSON.stringify({
      from: { claim: 'role' },
      signedOut: 'admin',
      roles: { admin: { lacks: [] } },
    }),
  );
  const roles = ['--role', 'admin', '--header', 'X-Role: admin', '--role', 'guest'];
  expect((await checkout.run('connect', server.url, ...roles)).code).toBe(0);
  expect(JSON.parse(checkout.read('schema/roles.json'))).toMatchObject({
    from: { header: 'x-role' },
    signedOut: null,
  });
  expect((await checkout.run('pull')).code).toBe(0);
  expect((await checkout.run('roles', 'admin')).stdout).toBe('admin has everything.\n');
});

test('an interface of a root type is no field of it', () => {
  expect(describeLacks(['Node', 'Query & Node', 'Query.node'])).toContain('Query: & Node, node');
});
