import { personOf } from '../../src/server/person.ts';

process.env.FRONTAGE_SECRET = `${'n'.repeat(32)},${'o'.repeat(32)}`;

const bearer = (value: string) => ({ name: 'authorization', value: `Bearer ${value}` });
const token = (claims: object, signature = 'c2ln') =>
  bearer(`e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`);

test('a person is the same for each session with the same token, and another with another', () => {
  expect(personOf(bearer('abc'))).toBe(personOf(bearer('abc')));
  expect(personOf(bearer('abc'))).not.toBe(personOf(bearer('abd')));
  expect(personOf({ name: 'x-api-key', value: 'Bearer abc' })).not.toBe(personOf(bearer('abc')));
  expect(personOf(bearer('abc'))).toMatch(/^[\w-]{22}$/);
});

test('who gets a new token is the same person, where the token says who that is', () => {
  const first = personOf(token({ iss: 'https://id.example', sub: 'u1', exp: 1 }));
  expect(personOf(token({ iss: 'https://id.example', sub: 'u1', exp: 2 }, 'bmV3'))).toBe(first);
  expect(personOf(token({ iss: 'https://id.example', sub: 'u2', exp: 1 }))).not.toBe(first);
  expect(personOf(token({ iss: 'https://other.example', sub: 'u1', exp: 1 }))).not.toBe(first);
});

test.each(['e30.e30.e30', 'a.b.c', 'e30.bnVsbA.e30', '..', 'e30.W10.e30'])(
  'a token like %s, which says nothing of that, is taken as it is',
  (value) => {
    expect(personOf(bearer(value))).not.toBe(personOf(bearer(`${value}x`)));
  },
);

test('the name outlasts the exchange of the secret, and is not the same under another one', async () => {
  const name = personOf(bearer('abc'));
  const under = async (secrets: string) => {
    process.env.FRONTAGE_SECRET = secrets;
    jest.resetModules();
    const fresh = await import('../../src/server/person.ts');
    return fresh.personOf(bearer('abc'));
  };
  expect(await under('o'.repeat(32))).toBe(name);
  expect(await under('n'.repeat(32))).not.toBe(name);
});
