import type { IncomingMessage } from 'node:http';
import { signInProps } from '../../src/next/signIn.ts';

Object.assign(process.env, {
  GRAPHQL_ENDPOINT: 'https://api.example/graphql',
  OIDC_DIRECT: '1',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'office',
  OIDC_LABEL: 'Example account',
});

const req = {} as IncomingMessage & { cookies: Record<string, string> };

test('who wants to go to a page is led to the only provider at once', async () => {
  expect(await signInProps({ req, query: { returnTo: '/orders?sort=number' } })).toEqual({
    redirect: {
      destination: '/api/session/provider?provider=default&returnTo=%2Forders%3Fsort%3Dnumber',
      permanent: false,
    },
  });
});

test.each([[{}], [{ returnTo: '/orders', problem: 'PROVIDER_DENIED' }]])(
  'who signed out, or was refused there, is asked (%j)',
  async (query) => {
    expect(await signInProps({ req, query })).toEqual({
      props: {
        headers: [],
        form: null,
        people: [],
        providers: [{ name: 'default', label: 'Example account' }],
        isBehindProxy: false,
      },
    });
  },
);
