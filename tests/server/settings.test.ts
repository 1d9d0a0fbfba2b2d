import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretsFrom } from '../../src/server/secret.ts';
import { settingsFrom } from '../../src/server/settings.ts';

const GRAPHQL_ENDPOINT = 'https://api.example/graphql';

test('nothing but the endpoint has to be set', () => {
  expect(settingsFrom({ GRAPHQL_ENDPOINT })).toEqual({
    endpoint: GRAPHQL_ENDPOINT,
    subscriptionsEndpoint: null,
    headers: {},
    signInHeaders: ['authorization'],
    providers: [],
    leadsToProvider: false,
    forwardHeaders: [],
    forwardFrom: ['127.0.0.0/8', '::1'],
    signOutAddress: null,
    persistedQueries: false,
    timeout: 0,
    maxRequestBytes: 2 * 1024 * 1024,
    maxUploadBytes: 100 * 1024 * 1024,
    maxStreams: 1_000,
    maxVisitorStreams: 100,
    maxResponseBytes: 32 * 1024 * 1024,
    host: 'localhost',
    metrics: null,
    stopTimeout: 30_000,
    origins: [],
    proxies: 0,
    openGateway: false,
    signInPeople: [],
    signedOutRole: null,
    showsCalls: false,
    imageSources: "'self' data: https:",
  });
});

test('everything can be set', () => {
  expect(
    settingsFrom({
      GRAPHQL_ENDPOINT,
      GRAPHQL_HEADERS: '{"X-Api-Key":"k"}',
      FRONTAGE_SIGN_IN_HEADERS: 'Authorization, X-API-Key',
      GRAPHQL_SUBSCRIPTIONS_ENDPOINT: 'wss://api.example/live',
      GRAPHQL_PERSISTED_QUERIES: '1',
      GRAPHQL_TIMEOUT: '30000',
      FRONTAGE_MAX_REQUEST_BYTES: '1000',
      FRONTAGE_MAX_UPLOAD_BYTES: '3000',
      FRONTAGE_MAX_STREAMS: '7',
      FRONTAGE_MAX_ANSWER_BYTES: '2000',
      HOST: '0.0.0.0',
      FRONTAGE_METRICS: '9464',
      FRONTAGE_STOP_TIMEOUT: '5000',
      FRONTAGE_ORIGIN: 'https://admin.example/, http://localhost:3000',
      FRONTAGE_TRUST_PROXY: '1',
      FRONTAGE_OPEN_GATEWAY: '1',
      FRONTAGE_CALLS: '1',
      FRONTAGE_SIGNED_OUT_ROLE: 'guest',
      FRONTAGE_IMAGE_SOURCES: "'self' https://images.example",
    }),
  ).toEqual({
    endpoint: GRAPHQL_ENDPOINT,
    subscriptionsEndpoint: 'wss://api.example/live',
    headers: { 'x-api-key': 'k' },
    signInHeaders: ['authorization', 'x-api-key'],
    providers: [],
    leadsToProvider: false,
    forwardHeaders: [],
    forwardFrom: ['127.0.0.0/8', '::1'],
    signOutAddress: null,
    persistedQueries: true,
    timeout: 30_000,
    maxRequestBytes: 1_000,
    maxUploadBytes: 3_000,
    maxStreams: 7,
    maxVisitorStreams: 100,
    maxResponseBytes: 2_000,
    host: '0.0.0.0',
    metrics: { host: 'localhost', port: 9464 },
    stopTimeout: 5_000,
    origins: ['https://admin.example', 'http://localhost:3000'],
    proxies: 1,
    openGateway: true,
    signInPeople: [],
    signedOutRole: 'guest',
    showsCalls: true,
    imageSources: "'self' https://images.example",
  });
});

test.each([
  ['GRAPHQL_ENDPOINT', undefined],
  ['GRAPHQL_ENDPOINT', 'api.example/graphql'],
  ['GRAPHQL_ENDPOINT', 'file:///etc/passwd'],
  ['GRAPHQL_SUBSCRIPTIONS_ENDPOINT', 'api.example/live'],
  ['GRAPHQL_SUBSCRIPTIONS_ENDPOINT', 'ftp://api.example/live'],
  ['GRAPHQL_HEADERS', 'authorization: Bearer s3cret'],
  ['GRAPHQL_HEADERS', '["s3cret"]'],
  ['GRAPHQL_HEADERS', '{"a":["s3cret"]}'],
  ['GRAPHQL_HEADERS', '{"a":"s3cret\\r\\nb: c"}'],
  ['GRAPHQL_HEADERS', '{"a b":"s3cret"}'],
  ['FRONTAGE_METRICS', 'yes'],
  ['FRONTAGE_METRICS', '0.0.0.0'],
  ['FRONTAGE_METRICS', '0.0.0.0:99999'],
  ['FRONTAGE_SIGN_IN_HEADERS', 'Authorization, Cookie'],
  ['FRONTAGE_SIGN_IN_HEADERS', 'HOST'],
  ['FRONTAGE_SIGN_IN_HEADERS', 'Origin'],
  ['FRONTAGE_SIGN_IN_HEADERS', 'X-Forwarded-For'],
  ['FRONTAGE_SIGN_IN_HEADERS', 'Sec-Fetch-Site'],
  ['FRONTAGE_SIGN_IN_HEADERS', 'Transfer-Encoding'],
  ['FRONTAGE_SIGN_IN_HEADERS', 'Proxy-Authorization'],
  ['FRONTAGE_SIGN_IN_HEADERS', '__proto__'],
  ['FRONTAGE_SIGN_IN_HEADERS', 'a header'],
  ['GRAPHQL_TIMEOUT', '30s'],
  ['GRAPHQL_TIMEOUT', '-1'],
  ['FRONTAGE_ORIGIN', 'admin.example'],
  ['FRONTAGE_ORIGIN', 'admin.example:8443'],
  ['FRONTAGE_ORIGIN', 'https://admin.example/office'],
  ['FRONTAGE_ORIGIN', 'https://ann:s3cret@admin.example'],
  ['FRONTAGE_ORIGIN', 'https://*.example'],
  ['FRONTAGE_ORIGIN', 'ftp://admin.example'],
  ['FRONTAGE_SECRET', 's3cret'],
  ['FRONTAGE_IMAGE_SOURCES', "https:; script-src 'unsafe-inline'"],
])('%s=%s is refused by name, without its secrets', (name, value) => {
  const read = () => settingsFrom({ GRAPHQL_ENDPOINT, [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow('s3cret');
});

describe('a user name and password in the endpoint', () => {
  const from = (GRAPHQL_ENDPOINT: string, GRAPHQL_HEADERS = '') =>
    settingsFrom({ GRAPHQL_ENDPOINT, GRAPHQL_HEADERS });

  test.each([
    ['ann:pa%20ss', 'ann:pa ss'],
    ['ann:100%', 'ann:100%'],
    ['ann', 'ann:'],
    [':t%C3%B6k', ':tök'],
  ])('are sent with every call as a header: %s', (given, sent) => {
    const { endpoint, headers } = from(`https://${given}@api.example/graphql?v=1`);
    expect(endpoint).toBe('https://api.example/graphql?v=1');
    expect(headers).toEqual({
      authorization: `Basic ${Buffer.from(sent).toString('base64')}`,
    });
  });

  test('count less than a header that is configured', () => {
    const { endpoint, headers } = from('https://a:b@api.example/', '{"Authorization":"Bearer c"}');
    expect([endpoint, headers]).toEqual(['https://api.example/', { authorization: 'Bearer c' }]);
  });

  test('are refused where they would be left out, without being repeated', () => {
    const GRAPHQL_SUBSCRIPTIONS_ENDPOINT = 'wss://ann:hunter2@api.example/';
    const read = () =>
      settingsFrom({ GRAPHQL_ENDPOINT: 'https://api.example', GRAPHQL_SUBSCRIPTIONS_ENDPOINT });
    expect(read).toThrow(/^(?!.*hunter2).*without a user name and password/);
  });
});

describe('the secret for sessions', () => {
  const directory = mkdtempSync(join(tmpdir(), 'frontage-'));

  test('is the configured one', () => {
    const file = join(directory, 'unused');
    expect(secretsFrom('s'.repeat(32), file)).toEqual(['s'.repeat(32)]);
    expect(() => statSync(file)).toThrow();
  });

  test('is generated once, stored, and readable by its owner only', () => {
    const file = join(directory, '.frontage', 'secret');
    const [secret] = secretsFrom(undefined, file);
    expect(secret).toHaveLength(43);
    expect(secretsFrom(undefined, file)).toEqual([secret]);
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('may have several values, of which the first seals', () => {
    const setting = `${'n'.repeat(32)}, ${'o'.repeat(32)},`;
    expect(secretsFrom(setting, '')).toEqual(['n'.repeat(32), 'o'.repeat(32)]);
    expect(() => secretsFrom(`${'n'.repeat(32)},short`, '')).toThrow('FRONTAGE_SECRET');
  });

  test('must be long enough', () => {
    const file = join(directory, 'short');
    writeFileSync(file, 'short');
    expect(() => secretsFrom('short', file)).toThrow('FRONTAGE_SECRET');
    expect(() => secretsFrom(undefined, file)).toThrow('FRONTAGE_SECRET');
  });

  test('that cannot be kept is asked for', () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    expect(() => secretsFrom(undefined, join(file, 'secret'))).toThrow('FRONTAGE_SECRET');
  });
});

test('the people whom the sign-in page offers are named as JSON, or not at all', () => {
  const person = { name: 'Ada', note: 'Sales', values: { 'input.email': 'ada@example.com' } };
  const { signInPeople } = settingsFrom({
    GRAPHQL_ENDPOINT,
    FRONTAGE_SIGN_IN_PEOPLE: JSON.stringify([person]),
  });
  expect(signInPeople).toEqual([person]);
  for (const FRONTAGE_SIGN_IN_PEOPLE of ['Ada', '{}', '[{ "name": "Ada" }]', '[null]']) {
    expect(() => settingsFrom({ GRAPHQL_ENDPOINT, FRONTAGE_SIGN_IN_PEOPLE })).toThrow(
      'FRONTAGE_SIGN_IN_PEOPLE must be JSON',
    );
  }
});
