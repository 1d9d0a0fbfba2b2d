import { backendAccess, type Tokens } from '../../../src/server/oidc/providerTokens.ts';
import { Provider } from '../../../src/server/oidc/provider.ts';
import { providersFrom } from '../../../src/server/oidc/providerSettings.ts';
import { settingsFrom } from '../../../src/server/settings.ts';

const ISSUER = 'https://id.example/realms/office';
const ONE = { OIDC_ISSUER: ISSUER, OIDC_CLIENT_ID: 'office' };

test('without settings there is no provider', () => {
  expect(providersFrom({})).toEqual([]);
});

test('one provider has the settings without a name', () => {
  expect(providersFrom(ONE)).toEqual([
    {
      name: 'default',
      label: 'id.example',
      issuer: new URL(ISSUER),
      clientId: 'office',
      clientSecret: null,
      clientAuthentication: null,
      scopes: 'openid profile email',
      audience: null,
      token: 'access',
      parameters: {},
    },
  ]);
});

test('several have a name in each setting', () => {
  const [google, entra] = providersFrom({
    OIDC_PROVIDERS: 'google, entra',
    OIDC_GOOGLE_ISSUER: 'https://accounts.google.com',
    OIDC_GOOGLE_CLIENT_ID: 'g',
    OIDC_GOOGLE_TOKEN: 'id',
    OIDC_GOOGLE_PARAMETERS: 'access_type=offline&prompt=consent',
    OIDC_ENTRA_ISSUER: 'https://login.microsoftonline.com/tenant/v2.0',
    OIDC_ENTRA_CLIENT_ID: 'e',
    OIDC_ENTRA_CLIENT_SECRET: 's',
    OIDC_ENTRA_CLIENT_AUTHENTICATION: 'post',
    OIDC_ENTRA_SCOPES: 'openid offline_access api://office/read',
    OIDC_ENTRA_LABEL: 'Example account',
  });
  expect(google).toMatchObject({
    name: 'google',
    label: 'Google',
    token: 'id',
    parameters: { access_type: 'offline', prompt: 'consent' },
  });
  expect(entra).toMatchObject({
    name: 'entra',
    label: 'Example account',
    clientSecret: 's',
    clientAuthentication: 'post',
    scopes: 'openid offline_access api://office/read',
  });
});

test.each([
  [{ OIDC_CLIENT_ID: 'office' }, 'OIDC_ISSUER is not'],
  [{ ...ONE, OIDC_ISSUER: 'id.example' }, 'OIDC_ISSUER must be the https:// address'],
  [{ ...ONE, OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER must be the https:// address'],
  [{ ...ONE, OIDC_ISSUER: `${ISSUER}?a=b` }, 'without a query'],
  [{ OIDC_ISSUER: ISSUER }, 'OIDC_CLIENT_ID is not set'],
  [{ ...ONE, OIDC_SCOPES: 'profile' }, 'OIDC_SCOPES must have openid'],
  [{ ...ONE, OIDC_TOKEN: 'refresh' }, 'OIDC_TOKEN must be access or id'],
  [{ ...ONE, OIDC_CLIENT_AUTHENTICATION: 'jwt' }, 'must be basic or post'],
  [{ ...ONE, OIDC_PARAMETERS: 'state=1' }, 'cannot have state'],
  [{ OIDC_PROVIDERS: 'Google' }, 'OIDC_PROVIDERS must be different names'],
  [{ OIDC_PROVIDERS: 'a,a' }, 'OIDC_PROVIDERS must be different names'],
  [{ ...ONE, OIDC_PROVIDERS: 'a' }, 'name it OIDC_A_ISSUER'],
  [{ OIDC_PROVIDERS: 'a' }, 'OIDC_A_ISSUER must be'],
])('%j is refused at start, with what to do', (environment, words) => {
  expect(() => providersFrom(environment)).toThrow(words);
});

test('a credential for everybody and one for each person exclude each other', () => {
  const GRAPHQL_ENDPOINT = 'https://api.example/graphql';
  const GRAPHQL_HEADERS = '{"Authorization":"Bearer shared"}';
  expect(() => settingsFrom({ GRAPHQL_ENDPOINT, GRAPHQL_HEADERS, ...ONE })).toThrow(
    'GRAPHQL_HEADERS has an Authorization for everybody',
  );
});

test('with a provider, a token is pasted only where that is set', () => {
  const GRAPHQL_ENDPOINT = 'https://api.example/graphql';
  expect(settingsFrom({ GRAPHQL_ENDPOINT, ...ONE }).signInHeaders).toEqual([]);
  const both = { GRAPHQL_ENDPOINT, ...ONE, FRONTAGE_SIGN_IN_HEADERS: 'Authorization' };
  expect(settingsFrom(both).signInHeaders).toEqual(['authorization']);
});

test('a provider that is away when it is first needed is asked again the next time', async () => {
  const [settings] = providersFrom({ ...ONE, OIDC_ISSUER: 'http://127.0.0.1:9' });
  const provider = new Provider(settings);
  await expect(provider.configuration()).rejects.toThrow();
  await expect(provider.configuration()).rejects.toThrow();
});

describe('what the backend is given', () => {
  const jwt = (claims: object) =>
    `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.AAAA`;
  const tokens = (changes: object) => ({ expiresIn: () => 60, ...changes }) as unknown as Tokens;
  const access = { token: 'access', audience: 'urn:api' } as const;

  test('is the access token, which must be for the API that was asked for', () => {
    const right = tokens({ access_token: jwt({ aud: ['urn:api', 'urn:other'] }) });
    expect(backendAccess(access, right).headers.authorization).toMatch(/^Bearer e30\./);
    const wrong = tokens({ access_token: jwt({ aud: 'urn:other' }) });
    expect(() => backendAccess(access, wrong)).toThrow('for another API than OIDC_AUDIENCE');
  });

  test('may be a token that only the provider can read', () => {
    const { headers } = backendAccess(access, tokens({ access_token: 'opaque' }));
    expect(headers).toEqual({ authorization: 'Bearer opaque' });
  });

  test('is the ID token where that is set, until the moment in it', () => {
    const idToken = jwt({ aud: 'office', exp: 2_000_000_000 });
    const given = tokens({ access_token: 'a', id_token: idToken, refresh_token: 'r' });
    expect(backendAccess({ token: 'id', audience: null }, given)).toEqual({
      headers: { authorization: `Bearer ${idToken}` },
      renewal: { refreshToken: 'r', expiresAt: 2_000_000_000_000 },
    });
    const without = tokens({ access_token: 'a' });
    expect(() => backendAccess({ token: 'id', audience: null }, without)).toThrow('gave no token');
  });

  test('lasts as long as it says, by whatever clock', () => {
    const before = Date.now();
    for (const skew of [-600, 600]) {
      const iat = Math.floor(before / 1_000) + skew;
      const id_token = jwt({ aud: 'office', iat, exp: iat + 300 });
      const given = tokens({ access_token: 'a', id_token, refresh_token: 'r' });
      const { renewal } = backendAccess({ token: 'id', audience: null }, given);
      expect(renewal?.expiresAt).toBeGreaterThanOrEqual(before + 300_000);
      expect(renewal?.expiresAt).toBeLessThanOrEqual(Date.now() + 300_000);
    }
  });

  test('is renewed with the refresh token that it was, where there is no new one', () => {
    const { renewal } = backendAccess(access, tokens({ access_token: 'a' }), 'earlier');
    expect(renewal?.refreshToken).toBe('earlier');
  });
});
