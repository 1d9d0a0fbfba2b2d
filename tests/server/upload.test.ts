import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { createSchema, createYoga } from 'graphql-yoga';
import { createEnvironment } from '../../src/relay/environment.ts';
import { upload } from '../../src/relay/upload.ts';
import { createGateway } from '../../src/server/gateway.ts';
import { trustedDocuments } from '../../src/server/trustedDocuments.ts';
import { startBackend, until, type RunningBackend } from '../relay/rawBackend.ts';
import { memoryLog, startApp, type RunningApp } from './appServer.ts';

const MUTATION =
  'mutation Keep($note: String, $files: [File!]!) { keep(note: $note, files: $files) }';
const QUERY = 'query Kept($file: File) { kept(file: $file) }';
const TRUSTED = trustedDocuments([
  { name: 'Keep', kind: 'mutation', sha256: sha256(MUTATION) },
  { name: 'Kept', kind: 'query', sha256: sha256(QUERY) },
]);
const LIMIT = 3_000_000;

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

const yoga = createYoga({
  logging: false,
  schema: createSchema({
    typeDefs: `
      scalar File
      type Query { kept(file: File): String }
      type Mutation { keep(note: String, files: [File!]!): [String!]! }
    `,
    resolvers: {
      Mutation: {
        keep: async (_root, { note, files }: { note: string; files: File[] }) => {
          const kept = files.map(async (file) => {
            const hash = sha256(new Uint8Array(await file.arrayBuffer()));
            return [note, file.name, file.type, file.size, hash].join('|');
          });
          return Promise.all(kept);
        },
      },
    },
  }),
});

let backend: RunningBackend | undefined;
let app: RunningApp;
let logged: ReturnType<typeof memoryLog>;
let seen: Array<{ readonly headers: Readonly<Record<string, unknown>> }>;

afterEach(() => Promise.all([backend?.close(), app.close()]));

async function start(listener = yoga as Parameters<typeof startBackend>[0], timeout = 0) {
  seen = [];
  backend = await startBackend((request, response) => {
    seen.push({ headers: request.headers });
    void listener(request, response);
  });
  const { url } = backend;
  logged = memoryLog();
  const gateway = createGateway({
    release: null,
    visitorOf: () => Promise.resolve('somebody'),
    settings: {
      maxRequestBytes: 10_000,
      maxUploadBytes: LIMIT,
      maxStreams: 1,
      subscriptionsEndpoint: null,
      openGateway: false,
      origins: [],
      maxVisitorStreams: 100,
      proxies: 0,
    },
    kindOf: TRUSTED,
    backendFor: () =>
      Promise.resolve({ url, headers: { authorization: 'Bearer s3cret' }, timeout }),
    log: logged.log,
  });
  app = await startApp(gateway);
}

function call(files: number, note: string | null = 'a note') {
  const variables = { note, files: Array.from({ length: files }, () => null) };
  return { operationName: 'Keep', variables, query: MUTATION };
}

const gatewayUrl = () => `${app.origin}/graphql`;

/** Sends parts as they are given, with whatever is wrong with them. */
function sendParts(parts: ReadonlyArray<readonly [string, string | Blob]>, headers = {}) {
  const form = new FormData();
  for (const [name, content] of parts) form.append(name, content as Blob);
  return fetch(gatewayUrl(), { method: 'POST', body: form, headers });
}

describe('files', () => {
  test('reach the backend whole, with their names and types, and the visitor’s credentials', async () => {
    await start();
    const large = new File([randomBytes(2_000_000)], 'Bohne ü 1.png', { type: 'image/png' });
    const empty = new File([], 'empty.txt', { type: 'text/plain' });
    const { data } = await upload(
      call(2),
      { 'files.0': large, 'files.1': empty },
      { url: gatewayUrl() },
    );
    const hash = sha256(new Uint8Array(await large.arrayBuffer()));
    expect(data).toEqual({
      keep: [
        `a note|Bohne ü 1.png|image/png|2000000|${hash}`,
        `a note|empty.txt|text/plain|0|${sha256('')}`,
      ],
    });
    expect(seen).toHaveLength(1);
    expect(seen[0].headers).toMatchObject({
      authorization: 'Bearer s3cret',
      'graphql-preflight': '1',
      'apollo-require-preflight': 'true',
    });
    expect(logged.entries()).toMatchObject([{ operation: 'Keep', status: 200 }]);
    expect(logged.lines.join('')).not.toContain('Bohne');
  });

  test('that two variables share are sent once', async () => {
    await start();
    const file = new File(['x'], 'x.txt');
    const { data } = await upload(
      call(2),
      { 'files.0': file, 'files.1': file },
      { url: gatewayUrl() },
    );
    expect(new Set((data as { keep: string[] }).keep).size).toBe(1);
  });

  test('of any content arrive as they were', async () => {
    await start();
    const piece = fc.constantFrom(
      '\r\n',
      '--',
      '\r\n--',
      'frontage-',
      '----WebKit',
      '\0',
      'x',
      '"',
    );
    const content = fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          content.map((pieces) => pieces.join('')),
          { minLength: 1, maxLength: 4 },
        ),
        async (texts) => {
          const uploads = Object.fromEntries(
            texts.map((text, index) => [`files.${index}`, new File([text], `${index}.txt`)]),
          );
          const { data } = await upload(call(texts.length), uploads, { url: gatewayUrl() });
          const hashes = (data as { keep: string[] }).keep.map((line) => line.split('|').at(-1));
          expect(hashes).toEqual(texts.map(sha256));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('go through Relay as `uploadables`, and never twice', async () => {
    let calls = 0;
    await start((_request, response) => {
      calls += 1;
      response.destroy();
    });
    const environment = createEnvironment({ url: gatewayUrl(), localKeys: {}, isServer: false });
    const error = await environment
      .getNetwork()
      .execute(
        {
          name: 'Keep',
          text: MUTATION,
          operationKind: 'mutation',
          id: null,
          cacheID: '',
          metadata: {},
        } as never,
        call(1).variables,
        {},
        { 'files.0': new File(['x'], 'x.txt') },
      )
      .toPromise()
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'NetworkError' });
    expect(calls).toBe(1);
  });

  test('are streamed: the backend has the beginning while the end is still on its way', async () => {
    let received = 0;
    await start((request, response) => {
      request.on('data', (chunk: Buffer) => (received += chunk.length));
      request.on('end', () => response.end('{"data":{"keep":[]}}'));
    });
    const boundary = 'b';
    const part = (disposition: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
    const sending = httpRequest(gatewayUrl(), {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    const answered = new Promise<number | undefined>((resolve) =>
      sending.on('response', (answer) => resolve(answer.resume().statusCode)),
    );
    sending.write(`${part('name="operations"')}${JSON.stringify(call(1))}\r\n`);
    sending.write(
      `${part('name="map"')}{"0":["variables.files.0"]}\r\n${part('name="0"; filename="a"')}`,
    );
    sending.write(randomBytes(500_000).toString('hex'));
    await until(() => received > 900_000);
    sending.end(`\r\n--${boundary}--\r\n`);
    expect(await answered).toBe(200);
  });

  test('may take longer to send than the backend may take to answer', async () => {
    await start((request, response) => {
      request.resume();
      request.on('end', () => response.end('{"data":{"keep":[]}}'));
    }, 1_000);
    async function* slowly() {
      for (let count = 0; count < 5; count += 1) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        yield Buffer.from('x');
      }
    }
    const boundary = 'b';
    const head = `--b\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${JSON.stringify(call(1))}\r\n--b\r\ncontent-disposition: form-data; name="map"\r\n\r\n{"0":["variables.files.0"]}\r\n--b\r\ncontent-disposition: form-data; name="0"; filename="a"\r\n\r\n`;
    async function* body() {
      yield Buffer.from(head);
      yield* slowly();
      yield Buffer.from(`\r\n--${boundary}--\r\n`);
    }
    const response = await fetch(gatewayUrl(), {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: body(),
      duplex: 'half',
    } as unknown as RequestInit);
    expect(response.status).toBe(200);
  });

  test('that the visitor stops sending are not kept by the backend', async () => {
    let outcome = '';
    await start((request) => {
      request.resume();
      request.on('error', () => (outcome = 'broken off'));
      request.on('end', () => (outcome = 'complete'));
    });
    const visitor = new AbortController();
    async function* body() {
      yield Buffer.from(
        `--b\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${JSON.stringify(call(1))}\r\n--b\r\ncontent-disposition: form-data; name="map"\r\n\r\n{"0":["variables.files.0"]}\r\n--b\r\ncontent-disposition: form-data; name="0"; filename="a"\r\n\r\nxxx`,
      );
      await new Promise(() => {});
    }
    const sent = fetch(gatewayUrl(), {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: body(),
      duplex: 'half',
      signal: visitor.signal,
    } as unknown as RequestInit).catch(() => 'left');
    await until(() => seen.length === 1);
    visitor.abort();
    expect(await sent).toBe('left');
    await until(() => outcome === 'broken off');
    await until(() => logged.lines.length === 1);
  });
});

describe('the gateway refuses', () => {
  const operations = JSON.stringify(call(1));
  const map = '{"0":["variables.files.0"]}';
  const file = new File(['x'], 'x.txt');

  test.each<[string, ReadonlyArray<readonly [string, string | Blob]>, number, string]>([
    [
      'files for an unknown operation',
      [
        ['operations', JSON.stringify({ ...call(1), query: `${MUTATION} ` })],
        ['map', map],
        ['0', file],
      ],
      403,
      'UNKNOWN_OPERATION',
    ],
    [
      'files for a query',
      [
        [
          'operations',
          JSON.stringify({ operationName: 'Kept', query: QUERY, variables: { file: null } }),
        ],
        ['map', '{"0":["variables.file"]}'],
        ['0', file],
      ],
      400,
      'MALFORMED_CALL',
    ],
    [
      'files before the operation',
      [
        ['0', file],
        ['operations', operations],
        ['map', map],
      ],
      400,
      'MALFORMED_CALL',
    ],
    [
      'files without a map',
      [
        ['operations', operations],
        ['0', file],
      ],
      400,
      'MALFORMED_CALL',
    ],
    [
      'a second operation',
      [
        ['operations', operations],
        ['operations', operations],
        ['map', map],
        ['0', file],
      ],
      400,
      'MALFORMED_CALL',
    ],
    [
      'a second operation behind the map',
      [
        ['operations', operations],
        ['map', map],
        ['operations', operations],
        ['0', file],
      ],
      400,
      'MALFORMED_CALL',
    ],
    [
      'a file that the map does not name',
      [
        ['operations', operations],
        ['map', map],
        ['0', file],
        ['1', file],
      ],
      400,
      'MALFORMED_CALL',
    ],
    [
      'a file that comes twice',
      [
        ['operations', operations],
        ['map', map],
        ['0', file],
        ['0', file],
      ],
      400,
      'MALFORMED_CALL',
    ],
    [
      'a file that does not come',
      [
        ['operations', operations],
        ['map', map],
      ],
      400,
      'MALFORMED_CALL',
    ],
    [
      'a map to a variable that has a value',
      [
        ['operations', operations],
        ['map', '{"0":["variables.note"]}'],
        ['0', file],
      ],
      400,
      'MALFORMED_CALL',
    ],
    [
      'a map to something else than a variable',
      [
        ['operations', operations],
        ['map', '{"0":["query"]}'],
        ['0', file],
      ],
      400,
      'MALFORMED_CALL',
    ],
    [
      'a map to what every object has',
      [
        ['operations', operations],
        ['map', '{"0":["variables.__proto__"]}'],
        ['0', file],
      ],
      400,
      'MALFORMED_CALL',
    ],
    [
      'a map of another form',
      [
        ['operations', operations],
        ['map', '["variables.files.0"]'],
        ['0', file],
      ],
      400,
      'MALFORMED_CALL',
    ],
    [
      'an operation that is too large',
      [
        ['operations', JSON.stringify(call(1, 'x'.repeat(11_000)))],
        ['map', map],
        ['0', file],
      ],
      413,
      'REQUEST_TOO_LARGE',
    ],
    [
      'an operation that is nested too deeply',
      [
        ['operations', '['.repeat(100)],
        ['map', map],
        ['0', file],
      ],
      400,
      'BODY_TOO_DEEP',
    ],
    [
      'a batch',
      [
        ['operations', `[${operations}]`],
        ['map', map],
        ['0', file],
      ],
      400,
      'BATCH_NOT_ALLOWED',
    ],
  ])('%s', async (_name, parts, status, code) => {
    await start();
    const response = await sendParts(parts);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
    expect(response.status).toBe(status);
  });

  test('files from another site', async () => {
    await start();
    const response = await sendParts(
      [
        ['operations', operations],
        ['map', map],
        ['0', file],
      ],
      {
        'sec-fetch-site': 'cross-site',
      },
    );
    expect(response.status).toBe(403);
    expect(seen).toEqual([]);
  });

  test('files that are larger than the limit, whether they say so or not', async () => {
    await start();
    const large = new File([new Uint8Array(LIMIT + 1)], 'large');
    const parts = [
      ['operations', operations],
      ['map', map],
      ['0', large],
    ] as const;
    expect((await sendParts(parts)).status).toBe(413);
    expect(seen).toEqual([]);
    const form = new FormData();
    for (const [name, content] of parts) form.append(name, content as Blob);
    const encoded = new Response(form);
    const response = await fetch(gatewayUrl(), {
      method: 'POST',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      body: encoded.body,
      duplex: 'half',
    } as unknown as RequestInit);
    expect(response.status).toBe(413);
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['nothing in it', 'multipart/form-data; boundary=b', ''],
    ['no parts', 'multipart/form-data; boundary=b', '--b--\r\n'],
    ['something else in it', 'multipart/form-data; boundary=b', '{"query":"{ a }"}'],
    [
      'an end in the middle',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{',
    ],
    [
      'a part without a name',
      'multipart/form-data; boundary=b',
      '--b\r\nx: y\r\n\r\nz\r\n--b--\r\n',
    ],
  ])('a multipart body with %s', async (_name, type, body) => {
    await start();
    const response = await fetch(gatewayUrl(), {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'MALFORMED_CALL' } }],
    });
  });
});

test('a backend that answers before it has read everything is heard', async () => {
  await start((request, response) => {
    const answer = '{"errors":[{"message":"too large"}]}';
    response.writeHead(413, {
      'content-type': 'application/json',
      'content-length': String(answer.length),
    });
    response.write(answer);
    // A server that hung up at once would reset the connection, and its answer with it (RFC 9112, 9.6).
    request.resume().on('end', () => response.end());
  });
  const large = new File([new Uint8Array(2_000_000)], 'large');
  const sent = upload(call(1), { 'files.0': large }, { url: gatewayUrl() });
  await expect(sent).rejects.toMatchObject({ name: 'GraphQLResponseError', status: 413 });
});
