import type { HttpClient, HttpResponse } from '../../src/relay/httpClient.ts';

const REQUEST = { operationName: 'Ping', variables: {}, query: '{ ping }' };

const answer = (): HttpResponse => ({
  status: 200,
  header: () => null,
  body: (async function* () {
    yield new TextEncoder().encode('{"data":{"ping":1}}');
  })(),
});

afterEach(() => {
  jest.resetModules();
  jest.dontMock('../../src/relay/reader.ts');
});

test('a request that comes before the code that reads its response is sent at once', async () => {
  const { send } = await import('../../src/relay/transport.ts');
  const httpClient = jest.fn<ReturnType<HttpClient>, Parameters<HttpClient>>(() =>
    Promise.resolve(answer()),
  );
  const result = send(REQUEST, { url: '/graphql', httpClient });
  expect(httpClient).toHaveBeenCalledTimes(1);
  expect(await result).toEqual({ data: { ping: 1 } });
});

test('where that code cannot be loaded, the backend counts as not reached, and the next request tries again', async () => {
  let isThere = false;
  jest.doMock('../../src/relay/reader.ts', () => {
    if (!isThere) throw new Error('Failed to load chunk');
    return jest.requireActual<object>('../../src/relay/reader.ts');
  });
  const { send } = await import('../../src/relay/transport.ts');
  const sent = () =>
    send(REQUEST, { url: '/graphql', httpClient: () => Promise.resolve(answer()) });
  await expect(sent()).rejects.toMatchObject({ name: 'NetworkError' });
  isThere = true;
  expect(await sent()).toEqual({ data: { ping: 1 } });
});
