import { pairTitle, toldApart } from '../../../src/ui/fields/title.ts';

test('a record that joins two others is called by both', () => {
  expect(pairTitle('Dune', 'Science fiction')).toBe('Dune – Science fiction');
  expect(pairTitle({ ok: true, value: ['Frank', 'Herbert'] }, 1965)).toBe('Frank Herbert – 1965');
});

test('it has no title of its own where one of them has none, or could not be read', () => {
  expect(pairTitle('Dune', null)).toBeNull();
  expect(pairTitle({ ok: false, errors: [] }, 'Science fiction')).toBeNull();
});

test.each([
  ['Eva Klein', 'eva@example.com', 'Eva Klein · eva@example.com'],
  ['Eva Klein', null, 'Eva Klein'],
  [{ ok: false, errors: [] } as const, 'eva@example.com', 'eva@example.com'],
  [undefined, '', null],
])('a name (%j) stands before what tells it from others alike (%j)', (name, by, expected) => {
  expect(toldApart(name, by)).toBe(expected);
});
