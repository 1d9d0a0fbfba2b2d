import { asEditing } from '../../../src/ui/form/recordEditing.ts';
import { unreadReason } from '../../../src/ui/form/unreadReason.ts';
import { optionOf, optionOfEach } from '../../../src/ui/form/picker.ts';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { changed, initialState } from '../../../src/ui/form/values.ts';
import type { Caught } from '../../../src/relay/caught.ts';

const LOCALE = { language: 'en', timeZone: 'Europe/Berlin', now: 0 };
const FAILED = { ok: false, errors: [{ message: 'The disk is full.' }] } as const;

const editing = asEditing({
  resource: { slug: 'boats', label: 'Boat', pluralLabel: 'Boats', screens: [] },
  fields: { name: text(), owner: text(), flag: text() },
  query: {} as never,
  variables: () => ({}),
  subject: ['boat'],
  read: () => null,
  keyOf: () => '1',
  update: () => Promise.reject(new Error('never sent')),
  always: ['name', 'owner'],
  alwaysIfFilled: ['flag'],
});

const whole = { name: 'Ada', owner: 'Mara', flag: null };

test.each(['owner', 'flag'])(
  'a change is not sent beside a value that is sent again and could not be read: %s',
  (name) => {
    const reason = unreadReason(editing, { ...whole, [name]: FAILED }, ['name'], LOCALE);
    expect(reason).toContain(name === 'owner' ? 'Owner' : 'Flag');
    expect(reason).toContain('could not be read');
  },
);

test('a change is sent where all that is sent again was read, empty or not', () => {
  expect(unreadReason(editing, whole, ['name'], LOCALE)).toBeNull();
});

test('a value that could not be read can be given anew', () => {
  expect(unreadReason(editing, { ...whole, owner: FAILED }, ['owner'], LOCALE)).toBeNull();
});

test('what a person may not send is left out of a change, and does not stop it', () => {
  const { name } = editing.fields;
  const before = initialState({ name }, whole, LOCALE);
  const sent = changed({ name }, before, { name: 'Bea' }, LOCALE, editing);
  expect(sent).toEqual({ name: 'Bea' });
  expect(
    unreadReason({ ...editing, fields: { name } }, { ...whole, owner: FAILED }, [], LOCALE),
  ).toBeNull();
});

const picker = {
  resource: editing.resource,
  option: ({ id, name }: { id: string; name: string }) => ({ key: id, title: name }),
  finder: () => Promise.reject(new Error('never searched')),
};

test('options of records stand for all of them, or for a failure', () => {
  const [ada, bea] = ['Ada', 'Bea'].map((name, index) => ({ id: String(index), name }));
  const rows = (...all: Array<Caught<typeof ada>>) => optionOfEach(picker, all);
  expect(rows(ada, null, bea)).toEqual([
    { key: '0', title: 'Ada' },
    { key: '1', title: 'Bea' },
  ]);
  expect(rows(ada, FAILED)).toMatchObject(FAILED);
  expect(optionOfEach(picker, FAILED)).toMatchObject(FAILED);
  expect(optionOfEach(picker, null)).toBeNull();
  expect(optionOf(picker, FAILED)).toMatchObject(FAILED);
});
