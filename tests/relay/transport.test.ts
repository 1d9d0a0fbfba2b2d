import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import {
  GraphQLResponseError,
  isWireError,
  NetworkError,
  ParseError,
  ResponseError,
  TimeoutError,
} from '../../src/relay/errors.ts';
import { serializeError } from '../../src/relay/serializeError.ts';
import { fetchClient } from '../../src/relay/httpClient.ts';
import { ERROR_HEADER } from '../../src/relay/result.ts';
import { send } from '../../src/relay/transport.ts';
import type { TransportOptions } from '../../src/relay/transport.ts';
import { nodeHttpClient } from '../../src/server/connection.ts';
import { answering, startBackend, startRawBackend, until } from './rawBackend.ts';
import type { RunningBackend } from './rawBackend.ts';

const CALL = { operationName: 'Films', variables: { first: 2 }, query: 'query Films { films }' };
const BODY = '{"data":{"films":["Alien"]}}';
const FILMS = { data: { films: ['Alien'] } };
/** The verdict on an error whose code forbids. */
const REFUSED = { accessProblem: 'forbidden', source: 'code' } as const;

let backend: RunningBackend | undefined;
afterEach(async () => {
  await backend?.close();
  backend = undefined;
});

describe.each([
  ['the server', nodeHttpClient],
  ['the browser', fetchClient],
])('a call from %s', (_place, httpClient) => {
  async function outcomeOf(
    start: Promise<RunningBackend>,
    options: Partial<TransportOptions> = {},
  ): Promise<unknown> {
    await backend?.close();
    backend = await start;
    return send(CALL, { url: backend.url, httpClient, ...options }).catch(
      (error: unknown) => error,
    );
  }

  /** A browser keeps a proxy's demand for credentials to itself. */
  const isHidden = (status: number) => status === 407 && httpClient === fetchClient;

  test('is a POST of operation name, variables and query', async () => {
    let received: unknown;
    const outcome = await outcomeOf(
      startBackend((request, response) => {
        let body = '';
        request.on('data', (chunk) => (body += String(chunk)));
        request.on('end', () => {
          const { accept, authorization, 'content-type': contentType } = request.headers;
          received = { method: request.method, accept, authorization, contentType, body };
          answering(200, BODY)(request, response);
        });
      }),
      { headers: { authorization: 'Bearer 1' } },
    );
    expect(outcome).toEqual(FILMS);
    expect(received).toEqual({
      method: 'POST',
      accept: 'application/graphql-response+json, application/json;q=0.9',
      authorization: 'Bearer 1',
      contentType: 'application/json',
      body: JSON.stringify(CALL),
    });
  });

  test('gives every status from 200 to 599 without GraphQL in the body its class', async () => {
    let status = 200;
    backend = await startBackend((request, response) =>
      answering(status, 'nothing to see')(request, response),
    );
    const { url } = backend;
    for (; status < 600; status += 1) {
      if (isHidden(status)) continue;
      const error = await send(CALL, { url, httpClient }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(status < 300 ? ParseError : ResponseError);
      expect(error).toMatchObject({ status });
    }
  });

  test('knows an ended session by the body of a 400', async () => {
    const ended = '{"code":209,"error":"Invalid session token"}';
    expect(await outcomeOf(startBackend(answering(400, ended)))).toMatchObject({
      status: 401,
      snippet: ended,
    });
    expect(await outcomeOf(startBackend(answering(400, '{"error":"No"}')))).toMatchObject({
      status: 400,
    });
  });

  test('takes GraphQL from an answer with any status that has a body', async () => {
    const errors = [{ message: 'No' }];
    let status = 200;
    backend = await startBackend((request, response) =>
      answering(status, JSON.stringify({ errors }), {
        'content-type': 'application/graphql-response+json; charset=utf-8',
      })(request, response),
    );
    const { url } = backend;
    for (; status < 600; status += 1) {
      if ([204, 205, 304].includes(status) || isHidden(status)) continue;
      const error = await send(CALL, { url, httpClient }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(GraphQLResponseError);
      expect(error).toMatchObject({ status, errors });
    }
  });

  test('takes every status from 100 to 199 and a hang-up for no answer', async () => {
    let head = '';
    backend = await startRawBackend((socket) => socket.end(`HTTP/1.1 ${head}\r\n\r\n`));
    const { url } = backend;
    const heads = Array.from({ length: 100 }, (_, index) => `${100 + index} Wait`);
    for (head of [...heads, '101 Switch\r\nconnection: upgrade\r\nupgrade: websocket']) {
      const error = await send(CALL, { url, httpClient }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(NetworkError);
    }
  });

  test('waits through early hints for the answer', async () => {
    const outcome = await outcomeOf(
      startRawBackend((socket) =>
        socket.end(
          `HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`,
        ),
      ),
    );
    expect(outcome).toEqual(FILMS);
  });

  test.each([
    ['an empty body', '', 'notGraphQL'],
    ['HTML', '<!doctype html><title>Welcome</title>', 'notGraphQL'],
    ['truncated JSON', '{"data":{"films":["Al', 'truncated'],
    ['a JSON string', '"data"', 'notGraphQL'],
    ['a JSON number', '1', 'notGraphQL'],
    ['null', 'null', 'notGraphQL'],
    ['an array', '[{"data":{}}]', 'notGraphQL'],
    ['JSON that is not GraphQL', '{"films":[]}', 'notGraphQL'],
    ['data that is null without an error', '{"data":null}', 'notGraphQL'],
    ['data that is a list', '{"data":[1]}', 'notGraphQL'],
    ['data that is a string', '{"data":"films"}', 'notGraphQL'],
    ['errors that say nothing, and no data', '{"errors":[{}]}', 'notGraphQL'],
    ['no errors and no data', '{"errors":[]}', 'notGraphQL'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x80]), 'notGraphQL'],
  ])('finds no GraphQL in %s', async (_name, body, reason) => {
    const found = await outcomeOf(startBackend(answering(200, body)));
    expect(found).toBeInstanceOf(ParseError);
    expect(found).toMatchObject({ status: 200, contentType: 'application/json', reason });
    const failed = await outcomeOf(startBackend(answering(503, body, { 'retry-after': '7' })));
    expect(failed).toBeInstanceOf(ResponseError);
    expect(failed).toMatchObject({ status: 503, retryAfter: 7 });
  });

  test.each([
    ['data', '{"data":{"a":1}}', { data: { a: 1 } }],
    ['data after an earlier one', '{"data":null,"data":{"a":1}}', { data: { a: 1 } }],
    ['a byte order mark', '\uFEFF{"data":{"a":1}}', { data: { a: 1 } }],
    ['errors that are null', '{"data":{"a":1},"errors":null}', { data: { a: 1 } }],
    ['no errors', '{"data":{"a":1},"errors":[]}', { data: { a: 1 } }],
    [
      'extensions',
      '{"data":{"a":1},"extensions":{"cost":1}}',
      { data: { a: 1 }, extensions: { cost: 1 } },
    ],
    [
      'an error with path and code',
      '{"data":{"a":null},"errors":[{"message":"No","path":["a",0],"extensions":{"code":"FORBIDDEN"}}]}',
      {
        data: { a: null },
        errors: [
          { message: 'No', path: ['a', 0], extensions: { code: 'FORBIDDEN', verdict: REFUSED } },
        ],
      },
    ],
    [
      'errors of the wrong shape',
      '{"data":{"a":null},"errors":["No",{"message":3},7,{"message":"Yes","path":"a","locations":1,"extensions":[]}]}',
      {
        data: { a: null },
        errors: [
          { message: 'No' },
          { message: 'The backend reported an error without a message.' },
          { message: 'The backend reported an error without a message.' },
          { message: 'Yes' },
        ],
      },
    ],
    [
      'a code that is not where it belongs',
      '{"data":{"a":null},"errors":[{"message":"No","type":"FORBIDDEN"},{"message":"No","extensions":{"classification":"DENIED"}}]}',
      {
        data: { a: null },
        errors: [
          { message: 'No', extensions: { code: 'FORBIDDEN', verdict: REFUSED } },
          {
            message: 'No',
            extensions: { classification: 'DENIED', code: 'DENIED', verdict: REFUSED },
          },
        ],
      },
    ],
    [
      'a refusal by its words',
      '{"data":{"a":null},"errors":[{"message":"Access denied","path":["a"]}]}',
      {
        data: { a: null },
        errors: [
          {
            message: 'Access denied',
            path: ['a'],
            extensions: { verdict: { accessProblem: 'forbidden', source: 'message' } },
          },
        ],
      },
    ],
    [
      'an error of a document that is out of date',
      '{"data":{"a":null},"errors":[{"message":"Cannot query field \\"b\\" on type \\"A\\"."}]}',
      {
        data: { a: null },
        errors: [
          {
            message: 'Cannot query field "b" on type "A".',
            extensions: { verdict: { isOutdated: true } },
          },
        ],
      },
    ],
    [
      'a statement around the words for people',
      '{"data":{"a":null},"errors":[{"message":"Too long (SQLSTATE 22001)"}]}',
      {
        data: { a: null },
        errors: [
          {
            message: 'Too long (SQLSTATE 22001)',
            extensions: { verdict: { plainMessage: 'Too long' } },
          },
        ],
      },
    ],
    [
      'no verdict but its own',
      '{"data":{"a":null},"errors":[{"message":"Boom","path":["a"],"extensions":{"verdict":{"accessProblem":"notFound","source":"code"}}}]}',
      { data: { a: null }, errors: [{ message: 'Boom', path: ['a'], extensions: {} }] },
    ],
    [
      'an error that is not in a list',
      '{"data":{"a":null},"errors":{"message":"No"}}',
      { data: { a: null }, errors: [{ message: 'No' }] },
    ],
  ])('reads %s', async (_name, body, result) => {
    for (const contentType of ['application/json', 'text/plain', 'text/html', '']) {
      const headers = { 'content-type': contentType };
      expect(await outcomeOf(startBackend(answering(200, body, headers)))).toEqual(result);
    }
  });

  test('shows data with errors whatever the status', async () => {
    const body = '{"data":{"a":null},"errors":[{"message":"No"}]}';
    expect(await outcomeOf(startBackend(answering(500, body)))).toEqual(JSON.parse(body));
  });

  test('never fails in another way, whatever the response', async () => {
    let next = { status: 200, body: '' };
    backend = await startBackend((request, response) =>
      answering(next.status, next.body)(request, response),
    );
    const { url } = backend;
    const loose = fc.record(
      { data: fc.jsonValue(), errors: fc.jsonValue(), extensions: fc.jsonValue() },
      { requiredKeys: [] },
    );
    const bodies = fc.oneof(
      fc.string(),
      fc.json(),
      loose.map((body) => JSON.stringify(body)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(200, 201, 400, 401, 500), bodies, async (status, body) => {
        next = { status, body };
        try {
          const result = await send(CALL, { url, httpClient });
          expect(typeof result.data).toBe('object');
          for (const error of result.errors ?? []) expect(typeof error.message).toBe('string');
        } catch (error) {
          if (!isWireError(error)) throw error;
        }
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['gzip', gzipSync(BODY)],
    ['br', brotliCompressSync(BODY)],
  ])('reads %s', async (encoding, body) => {
    const headers = { 'content-encoding': encoding };
    expect(await outcomeOf(startBackend(answering(200, body, headers)))).toEqual(FILMS);
  });

  test.each([
    ['damaged', Buffer.from('no gzip at all')],
    ['cut off', gzipSync(BODY).subarray(0, 20)],
  ])('tells of compression that is %s', async (_name, body) => {
    const headers = { 'content-encoding': 'gzip' };
    const outcome = await outcomeOf(startBackend(answering(200, body, headers)));
    // A browser does not tell damage from a lost connection.
    const classes = httpClient === nodeHttpClient ? ['ParseError'] : ['ParseError', 'NetworkError'];
    expect(classes).toContain((outcome as Error).name);
  });

  test('puts characters together that arrive in pieces', async () => {
    const body = Buffer.from('{"data":{"name":"Žižek 🎬"}}');
    const outcome = await outcomeOf(
      startBackend((_request, response) => {
        for (const byte of body) response.write(Buffer.from([byte]));
        response.end();
      }),
    );
    expect(outcome).toEqual({ data: { name: 'Žižek 🎬' } });
  });

  test('stops reading a body of 50 MB and closes the connection', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    let written = 0;
    const outcome = await outcomeOf(
      startBackend((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const more = () => {
          while (written < 50 * 1024 * 1024 && !response.destroyed) {
            written += chunk.length;
            if (!response.write(chunk)) return void response.once('drain', more);
          }
          response.end();
        };
        more();
      }),
      { maxResponseBytes: 1024 * 1024 },
    );
    expect(outcome).toBeInstanceOf(ParseError);
    expect(outcome).toMatchObject({ reason: 'tooLarge' });
    await until(() => backend?.sockets.size === 0);
    expect(written).toBeLessThan(20 * 1024 * 1024);
  });

  test('limits what a small compressed body may grow to', async () => {
    const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024));
    const outcome = await outcomeOf(
      startBackend(answering(200, bomb, { 'content-encoding': 'gzip' })),
      { maxResponseBytes: 1024 * 1024 },
    );
    expect(outcome).toMatchObject({ name: 'ParseError', reason: 'tooLarge' });
  });

  test.each([301, 302, 303, 307, 308])('does not follow a %d', async (status) => {
    let followed = false;
    const elsewhere = await startBackend((request, response) => {
      followed = true;
      answering(200, BODY)(request, response);
    });
    const outcome = await outcomeOf(
      startBackend(answering(status, '', { location: elsewhere.url })),
      { headers: { authorization: 'Bearer secret' } },
    );
    await elsewhere.close();
    expect(outcome).toBeInstanceOf(ResponseError);
    expect(outcome).toMatchObject({ status });
    expect(followed).toBe(false);
  });

  test('refuses an answer in parts', async () => {
    const headers = { 'content-type': 'multipart/mixed; boundary="-"' };
    const outcome = await outcomeOf(startBackend(answering(200, '---\r\n', headers)));
    expect(outcome).toMatchObject({ name: 'ParseError', reason: 'incremental' });
  });

  test('waits as long as it takes when no time-out is configured', async () => {
    const outcome = await outcomeOf(
      startBackend((_request, response) => {
        setTimeout(() => response.write(BODY.slice(0, 9)), 150);
        setTimeout(() => response.end(BODY.slice(9)), 300);
      }),
    );
    expect(outcome).toEqual(FILMS);
  });

  test.each([
    ['headers that do not come', () => {}],
    [
      'headers that stop half-way',
      (socket: { write: (text: string) => void }) => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-le');
      },
    ],
    [
      'a body that stalls',
      (socket: { write: (text: string) => void }) => {
        socket.write(
          `HTTP/1.1 200 OK\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY.slice(0, 9)}`,
        );
      },
    ],
  ])('ends in time with %s, and closes the connection', async (_name, behave) => {
    const outcome = await outcomeOf(startRawBackend(behave), { timeout: 120 });
    expect(outcome).toBeInstanceOf(TimeoutError);
    expect(outcome).toMatchObject({ milliseconds: 120 });
    await until(() => backend?.sockets.size === 0);
  });

  test('takes a time-out that is longer than a timer can be for a long one', async () => {
    const slow = startBackend((request, response) => {
      setTimeout(() => answering(200, BODY)(request, response), 50);
    });
    expect(await outcomeOf(slow, { timeout: 2 ** 40 })).toEqual(FILMS);
  });

  test.each([
    ['before any answer', ''],
    ['in the headers', 'HTTP/1.1 200 OK\r\ncontent-'],
    ['in a body of known length', 'HTTP/1.1 200 OK\r\ncontent-length: 28\r\n\r\n{"data":'],
    ['in a chunked body', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n8\r\n{"data":\r\n'],
  ])('tells of a connection that is reset %s', async (_name, sent) => {
    const outcome = await outcomeOf(
      startRawBackend((socket) => {
        socket.write(sent);
        setTimeout(() => socket.resetAndDestroy(), 20);
      }),
    );
    expect(outcome).toBeInstanceOf(NetworkError);
    expect(outcome).toHaveProperty('cause.message');
  });

  test('reports bytes that are not HTTP', async () => {
    const outcome = await outcomeOf(startRawBackend((socket) => socket.end('220 smtp ready\r\n')));
    expect(outcome).toBeInstanceOf(NetworkError);
  });

  test('reports a backend that is not there', async () => {
    const gone = await startBackend(answering(200, BODY));
    await gone.close();
    const error = await send(CALL, { url: gone.url, httpClient }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(NetworkError);
  });

  test('is aborted by its caller at any time, with the caller’s reason', async () => {
    const reason = new Error('The visitor left.');
    const caller = new AbortController();
    setTimeout(() => caller.abort(reason), 30);
    const options = { signal: caller.signal };
    expect(
      await outcomeOf(
        startRawBackend(() => {}),
        options,
      ),
    ).toBe(reason);
    await until(() => backend?.sockets.size === 0);
    expect(await outcomeOf(startBackend(answering(200, BODY)), options)).toBe(reason);
  });

  test('uses a connection again', async () => {
    const ports = new Set<number | undefined>();
    const start = startBackend((request, response) => {
      ports.add(request.socket.remotePort);
      answering(200, BODY)(request, response);
    });
    await outcomeOf(start);
    const { url } = await start;
    for (let count = 0; count < 5; count += 1)
      await send(CALL, { url, httpClient, timeout: 1_000 });
    expect(ports.size).toBeLessThan(3);
  });

  test('rebuilds the error that the gateway sends', async () => {
    const error = new TimeoutError(250);
    const headers = { [ERROR_HEADER]: '1' };
    const body = JSON.stringify(serializeError(error));
    expect(await outcomeOf(startBackend(answering(504, body, headers)))).toEqual(error);
  });

  test.each([
    ['7', 7],
    [new Date(Date.now() + 3_600_000).toUTCString(), expect.closeTo(3_600, -2)],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', null],
  ])('understands Retry-After: %s', async (value, seconds) => {
    const outcome = await outcomeOf(startBackend(answering(429, '', { 'retry-after': value })));
    expect(outcome).toMatchObject({ status: 429, retryAfter: seconds });
  });
});
