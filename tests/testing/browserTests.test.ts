import { browserTests } from '../../src/testing/browserTests.ts';

test('each of Playwright’s processes has the same address, and the app what it is given', async () => {
  const env = { GRAPHQL_ENDPOINT: 'http://localhost:1/graphql' };
  const one = await browserTests({ env, retries: 1 });
  expect(one.use?.baseURL).toMatch(/^http:\/\/localhost:\d+$/);
  expect((await browserTests()).use?.baseURL).toBe(one.use?.baseURL);
  expect(one.retries).toBe(1);
  const port = new URL(one.use?.baseURL ?? '').port;
  expect(one.webServer).toMatchObject({
    command: 'npm start',
    env: { ...env, PORT: port },
  });
});
