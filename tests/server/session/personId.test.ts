import { personId } from '../../../src/server/session/personId.ts';

process.env.FRONTAGE_SECRET = `${'n'.repeat(32)},${'o'.repeat(32)}`;

const pasted = (name: string, value: string) => ({
  credential: { headers: { [name]: value } },
  origin: { kind: 'token' as const },
});
const bearer = (value: string) => pasted('authorization', `Bearer ${value}`);
const token = (claims: object, signature = 'c2ln') =>
  bearer(`e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`);

test('a person is the same for each session with the same token, and another with another', () => {
  expect(personId(bearer('abc'))).toBe(personId(bearer('abc')));
  expect(personId(bearer('abc'))).not.toBe(personId(bearer('abd')));
  expect(personId(pasted('x-api-key', 'Bearer abc'))).not.toBe(personId(bearer('abc')));
  expect(personId(bearer('abc'))).toMatch(/^[\w-]{22}$/);
});

test('who gets a new token is the same person, where the token says who that is', () => {
  const first = personId(token({ iss: 'https://id.example', sub: 'u1', exp: 1 }));
  expect(personId(token({ iss: 'https://id.example', sub: 'u1', exp: 2 }, 'bmV3'))).toBe(first);
  expect(personId(token({ iss: 'https://id.example', sub: 'u2', exp: 1 }))).not.toBe(first);
  expect(personId(token({ iss: 'https://other.example', sub: 'u1', exp: 1 }))).not.toBe(first);
});

test('a token that the backend may not have looked at makes nobody another person', () => {
  const claims = { iss: 'https://id.example', sub: 'u1' };
  const forged = { ...token(claims, 'Zm9yZ2Vk'), isUnproven: true };
  expect(personId(forged)).not.toBe(personId(token(claims)));
  expect(personId(forged)).not.toBe(personId({ ...token(claims), isUnproven: true }));
});

test.each(['e30.e30.e30', 'a.b.c', 'e30.bnVsbA.e30', '..', 'e30.W10.e30'])(
  'a token like %s, which says nothing of that, is taken as it is',
  (value) => {
    expect(personId(bearer(value))).not.toBe(personId(bearer(`${value}x`)));
  },
);

test('the name outlasts the rotation of the secret, and is not the same under another one', async () => {
  const name = personId(bearer('abc'));
  const under = async (secrets: string) => {
    process.env.FRONTAGE_SECRET = secrets;
    jest.resetModules();
    const fresh = await import('../../../src/server/session/personId.ts');
    return fresh.personId(bearer('abc'));
  };
  expect(await under('o'.repeat(32))).toBe(name);
  expect(await under('n'.repeat(32))).not.toBe(name);
});

test('who signs in by a name is the same person with another token, unless a token says who they are', () => {
  const signedIn = (identifier: string, value: string) =>
    personId({ ...bearer(value), origin: { kind: 'mutation' }, identifier });
  expect(signedIn('ada@example.com', 'abc')).toBe(signedIn(' Ada@example.com', 'abd'));
  expect(signedIn('ada@example.com', 'abc')).not.toBe(signedIn('bob@example.com', 'abc'));
  const { authorization } = token({ sub: 1 }).credential.headers;
  const jwt = authorization.replace('Bearer ', '');
  expect(signedIn('ada', jwt)).toBe(signedIn('ada@example.com', jwt));
});

test('who comes from a provider is known by the name that the provider gives', () => {
  const from = (provider: string, subject: string) =>
    personId({ ...bearer('abc'), origin: { kind: 'provider', provider, subject } });
  expect(from('one', 'u1')).not.toBe(from('one', 'u2'));
  expect(from('one', 'u1')).not.toBe(from('other', 'u1'));
});
