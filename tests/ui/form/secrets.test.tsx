import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { group } from '../../../src/ui/form/inputs/group.tsx';
import { list } from '../../../src/ui/form/inputs/list.tsx';
import { integer } from '../../../src/ui/form/inputs/number.tsx';
import { oneOf } from '../../../src/ui/form/inputs/oneOf.tsx';
import { longText, text } from '../../../src/ui/form/inputs/text.tsx';
import { formParameters, readFormAddress } from '../../../src/ui/form/formAddress.ts';
import { hasSecrets, withoutSecrets } from '../../../src/ui/form/secrets.ts';
import { unreadableParts } from '../../../src/ui/form/unreadableParts.ts';
import { importable } from '../../../src/ui/batch/import/columns.ts';

const locale = { language: 'en', timeZone: 'UTC', now: 0 };
const password = text({ label: 'Password', format: 'secret' });
const fields = inputsOf({
  name: text({ label: 'Name' }),
  password,
  pin: integer({ label: 'PIN', isSecret: true }),
  key: longText({ label: 'Private key', isSecret: true }),
  codes: list({ label: 'Codes', item: password }),
  account: group({
    label: 'Account',
    fields: { login: text({ label: 'Login' }), password } as never,
  }),
  way: oneOf({ label: 'Way', fields: { token: password, email: text({ label: 'E-mail' }) } }),
});
const state = {
  name: 'Ada',
  password: 'hunter2-a',
  pin: '4711',
  key: 'hunter2-b',
  codes: [{ value: 'hunter2-c' }],
  account: { login: 'ada', password: 'hunter2-d' },
  way: { chosen: 'token', values: { token: 'hunter2-e', email: '' } },
};
const SECRETS = /hunter2|4711/;

test('what is kept of a form has no secrets, wherever they lie, and all else', () => {
  const kept = withoutSecrets(fields, state);
  expect(JSON.stringify(kept)).not.toMatch(SECRETS);
  expect(kept).toMatchObject({
    name: 'Ada',
    account: { login: 'ada', password: null },
    codes: [{ value: null }],
    way: { chosen: 'token' },
  });
  expect([hasSecrets(fields, state), hasSecrets(fields, kept)]).toEqual([true, false]);
});

test('secrets are not written out', () => {
  const words = Object.entries(fields).map(([name, input]) =>
    input.format((state as Record<string, unknown>)[name], locale as never),
  );
  expect(words.join(' ')).not.toMatch(SECRETS);
  expect(words.join(' ')).toContain('ada');
});

test('no address says a secret, and none is taken from one', () => {
  const address = formParameters(fields, state).toString();
  expect(address).not.toMatch(SECRETS);
  expect(address).toContain('account.login=ada');
  const read = readFormAddress(fields, { password: 'a', 'account.password': 'b', name: 'Bob' });
  expect(read).toMatchObject({ name: 'Bob', password: null, account: { password: null } });
});

test('no file fills a secret', () => {
  expect(importable(fields)).toEqual(['name']);
});

test('unreadable parts of a value that is replaced as a whole are named before saving', () => {
  const none = { login: 'ada', password: null };
  const people = { item: fields.account, label: 'People' };
  const all = { ...fields, people: list({ label: 'People', item: people.item }) as never };
  const before = { ...state, account: none, people: [{ value: none }] };
  const ask = (names: string[], mine: object, known: object = before) =>
    unreadableParts(names, all, known as never, { ...before, ...mine } as never, locale);
  expect(ask(['name', 'password'], { name: 'Bob' })).toEqual([]);
  expect(ask(['account'], { account: { login: 'bob', password: null } })).toEqual([
    'Account › Password',
  ]);
  expect(ask(['people'], { people: [{ value: { login: 'bob', password: null } }] })).toEqual([
    'People › Password',
  ]);
  expect(ask(['account'], { account: { login: 'bob', password: 'new' } })).toEqual([]);
  // Nothing was there, or nothing is to be there: nothing is taken away unseen.
  const empty = { login: null, password: null };
  expect(ask(['account'], { account: empty })).toEqual([]);
  expect(ask(['account'], { account: none }, { ...before, account: empty })).toEqual([]);
});
