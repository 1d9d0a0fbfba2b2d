import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import { FILM_SDL, listen, type LocalServer } from './localServer.ts';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

let checkout: TemporaryCheckout;

beforeAll(async () => {
  checkout = temporaryCheckout();
  checkout.write('films.graphql', FILM_SDL);
  expect((await checkout.run('connect', 'films.graphql')).code).toBe(0);
});

afterAll(() => checkout.remove());

/** Runs connect and checks that it fails and leaves everything as it was. */
async function refusal(...args: string[]): Promise<string> {
  const before = checkout.fingerprint();
  const { code, stderr } = await checkout.run('connect', ...args);
  expect(code).toBe(1);
  expect(checkout.fingerprint()).toEqual(before);
  expect(checkout.state()).toEqual([]);
  expect(stderr).not.toMatch(/^\s+at /m);
  return stderr;
}

const answer =
  (status: number, type: string, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

describe('an address that does not give a schema is refused, and the checkout stays as it was', () => {
  let server: LocalServer | undefined;

  afterEach(() => server?.close());

  const html = '<!doctype html><title>Welcome</title>';
  const oversized = (
    request: Parameters<RequestListener>[0],
    response: Parameters<RequestListener>[1],
  ) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9999' });
    response.write('{"data":{"__schema":');
    setTimeout(() => request.socket.destroy(), 20);
  };

  test.each<[string, RequestListener, RegExp]>([
    ['HTML', answer(200, 'text/html', html), /answers with a web page, not with GraphQL/],
    ['401', answer(401, 'text/plain', 'token missing'), /status 401: token missing[^]*--header/],
    ['403 with HTML', answer(403, 'text/html', html), /status 403\.[^]*--header/],
    [
      '401 with GraphQL errors',
      answer(401, 'application/json', '{"errors":[{"message":"Bad credentials"}]}'),
      /status 401: Bad credentials[^]*--header/,
    ],
    ['404', answer(404, 'text/plain', 'no such page'), /status 404: no such page[^]*path/],
    ['429', answer(429, 'text/plain', 'slow down'), /status 429: slow down/],
    ['500', answer(500, 'text/plain', 'stack overflow'), /status 500: stack overflow/],
    [
      'a redirect',
      (_request, response) => void response.writeHead(302, { location: '/api' }).end(),
      /redirects to http:\/\/127\.0\.0\.1:\d+\/api\./,
    ],
    [
      'JSON that is no GraphQL answer',
      answer(200, 'application/json', '{"hello":"world"}'),
      /not with GraphQL \(application\/json\): \{"hello":"world"\}/,
    ],
    [
      'data without a schema',
      answer(200, 'application/json', '{"data":{"hello":1}}'),
      /does not tell its schema/,
    ],
    [
      'a schema that is not complete',
      answer(200, 'application/json', '{"data":{"__schema":{"types":[]}}}'),
      /does not make a schema/,
    ],
    [
      'introspection switched off',
      answer(200, 'application/json', '{"errors":[{"message":"introspection is disabled"}]}'),
      /does not tell its schema: introspection is disabled[^]*connect schema\.graphql/,
    ],
    [
      'a body that is not complete JSON',
      answer(200, 'application/json', '{"data":{"__schema":'),
      /not with GraphQL/,
    ],
    ['an answer that breaks off', oversized, /broke off in the middle of its answer/],
    ['an empty body', answer(200, 'application/json', ''), /an empty body/],
    [
      'control characters',
      answer(500, 'text/plain', 'a\u001b[31m\u0000b\nc'),
      /status 500: a ?b c/,
    ],
  ])('%s', async (_case, listener, message) => {
    server = await listen(listener);
    expect(await refusal(server.url)).toMatch(message);
  });

  test('no answer within the time allowed', async () => {
    server = await listen(() => undefined);
    const stderr = await refusal(server.url, '--timeout', '0.3');
    expect(stderr).toMatch(/did not answer in time[^]*--timeout/);
  });

  test('a port where nothing listens', async () => {
    const closed = await listen(() => undefined);
    await closed.close();
    expect(await refusal(closed.url)).toMatch(/cannot be reached: nothing listens there/);
  });

  test('a server that hangs up at once', async () => {
    const hangUp = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => hangUp.listen(0, '127.0.0.1', resolve));
    const { port } = hangUp.address() as { port: number };
    const stderr = await refusal(`http://127.0.0.1:${port}/`);
    hangUp.close();
    expect(stderr).toMatch(/cannot be reached: the connection was closed/);
  });

  test('a host that does not exist', async () => {
    expect(await refusal('http://frontage.invalid/graphql')).toMatch(/cannot be reached: /);
  });

  test('a server that repeats the credentials: they are not printed', async () => {
    server = await listen((request, response) => {
      response.writeHead(401).end(`rejected ${request.headers.authorization}`);
    });
    const stderr = await refusal(server.url, '--header', 'Authorization: Bearer s3cr3t-t0k3n');
    expect(stderr).toMatch(/status 401: rejected/);
    expect(stderr).not.toMatch(/s3cr3t/);
  });

  test('credentials and a key in the address: they are not printed', async () => {
    server = await listen(answer(500, 'text/plain', 'failed'));
    const stderr = await refusal(`${server.url.replace('//', '//ann:pa55word@')}?key=s3cr3t`);
    expect(stderr).toMatch(/127\.0\.0\.1:\d+\/graphql\?…/);
    expect(stderr).not.toMatch(/pa55word|s3cr3t/);
  });
});

describe('a file that holds no schema is refused, and the checkout stays as it was', () => {
  test.each([
    [
      'a syntax error, with line and column',
      'type Query {\n  films: [Film\n}\n\ntype Film { id: ID! }\n',
      /Syntax Error: Expected "\]", found "}"\.[^]*input:3:1[^]*2 \| {3}films: \[Film\n\s*3 \| }/,
    ],
    ['a type that is not declared', 'type Query { films: [Film] }', /Unknown type: "Film"/],
    ['no query type', 'type Film { id: ID! }', /has no query type/],
    [
      'a type that relay-compiler has itself',
      'type Query { films: [CatchFieldTo] }\nenum CatchFieldTo { A }',
      /has a type CatchFieldTo, as relay-compiler does/,
    ],
    ['no schema but an operation', 'query { films { id } }', /has no query type/],
    ['nothing', ' \n', /is empty/],
    ['a web page', '<!DOCTYPE html><html></html>', /web page/],
    ['JSON that is cut off', '{"data": {"__sch', /is not JSON/],
    ['JSON of something else', '{"name": "frontage"}', /no introspection/],
    [
      'no list, and nothing that a key finds',
      'type Query { film: Film }\ntype Film { title: String }',
      /has no list that Frontage could show, and nothing that is found by its key/,
    ],
  ])('%s', async (_case, text, message) => {
    checkout.write('input', text);
    expect(await refusal('input')).toMatch(message);
  });

  test('a file that is not there', async () => {
    expect(await refusal('nowhere.graphql')).toMatch(/There is no file nowhere\.graphql/);
  });

  test('an address without its beginning', async () => {
    expect(await refusal('localhost:4000/graphql')).toMatch(
      /begin it with https:\/\/ or http:\/\//,
    );
  });

  test('a folder', async () => {
    expect(await refusal('schema')).toMatch(/cannot be read \(EISDIR\)/);
  });
});

describe('a command that is not understood', () => {
  test.each([
    [['conect', 'x'], /unknown command 'conect'[^]*Did you mean connect\?/],
    [['pull', '--ofline'], /unknown option '--ofline'[^]*Did you mean --offline\?/],
    [['start', '--port', 'http'], /'http' is not a port/],
    [['connect', 'x', '--timeout', 'soon'], /number of seconds/],
    [['connect', 'http://x', '--header', 'Authorization'], /needs a name and a value/],
    [['connect', 'http://x', '--header', 'Bad name: s3cr3t'], /'Bad name: …' is not a header/],
    [['check', '--dir', '/nowhere'], /\/nowhere is not a checkout/],
  ])('%p is refused with what was wrong', async (args, message) => {
    const { code, stderr } = await checkout.run(...args);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/s3cr3t/);
  });

  test.each(['start', 'dev', 'connect', 'pull', 'model', 'check'])(
    '%s explains itself',
    async (command) => {
      const { code, stdout } = await checkout.run(command, '--help');
      expect(code).toBe(0);
      expect(stdout).toMatch(new RegExp(`^Usage: frontage ${command}`));
    },
  );
});
