/** The proxies that the environment names are used for the backend, and never for this machine. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send } from '../../src/relay/transport.ts';
import { nodeHttpClient, post } from '../../src/server/connection.ts';
import { proxyEnvironment } from '../../src/server/proxies.ts';
import { answering, startBackend } from '../relay/rawBackend.ts';

const CALL = { operationName: 'Films', variables: {}, query: 'query Films { films }' };
const asked: string[] = [];
let proxy: Server;

beforeAll(async () => {
  proxy = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    response.setHeader('content-type', 'application/json').end('{"data":{"films":["Alien"]}}');
  });
  proxy.on('connect', (request, socket) => {
    asked.push(`${request.method} ${request.url}`);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  Object.assign(process.env, { HTTP_PROXY: address, HTTPS_PROXY: address, NO_PROXY: '.internal' });
});
afterAll(() => new Promise((resolve) => proxy.close(resolve)));
beforeEach(() => void asked.splice(0));

test('a query goes by the proxy, and so does a mutation, on a connection of its own', async () => {
  const url = 'http://backend.example/graphql';
  const result = await send(CALL, { url, httpClient: nodeHttpClient });
  expect(result.data).toEqual({ films: ['Alien'] });
  const signal = new AbortController().signal;
  const answer = await post({ url, headers: {}, body: '{}', signal, ownConnection: true });
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(asked).toEqual([`POST ${url}`, `POST ${url}`]);
});

test('a backend with TLS is reached through a tunnel, which the proxy may refuse', async () => {
  const calling = send(CALL, {
    url: 'https://backend.example/graphql',
    httpClient: nodeHttpClient,
  });
  await expect(calling).rejects.toMatchObject({ name: 'NetworkError' });
  expect(asked).toEqual(['CONNECT backend.example:443']);
});

test('a backend on this machine is called without the proxy', async () => {
  const backend = await startBackend(answering(200, '{"data":{"films":[]}}'));
  for (const host of ['127.0.0.1', 'localhost']) {
    const url = backend.url.replace('127.0.0.1', host);
    expect((await send(CALL, { url, httpClient: nodeHttpClient })).data).toEqual({ films: [] });
  }
  await backend.close();
  expect(asked).toEqual([]);
});

test('names of NO_PROXY are reached without it', () => {
  expect(proxyEnvironment({ HTTPS_PROXY: 'http://proxy:3128', NO_PROXY: '.internal' })).toEqual({
    http_proxy: undefined,
    https_proxy: 'http://proxy:3128',
    no_proxy: '.internal,localhost,.localhost,127.0.0.1,::1,[::1]',
  });
  expect(proxyEnvironment({ NO_PROXY: '.internal' })).toBeUndefined();
});
