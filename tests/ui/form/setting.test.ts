import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { relations } from '../../../src/ui/form/inputs/relation.tsx';
import { setting } from '../../../src/ui/form/inputs/setting.ts';
import { longText, text } from '../../../src/ui/form/inputs/text.tsx';
import type { Picker } from '../../../src/lists/picker.ts';
import { changed, filledValues, initialState } from '../../../src/ui/form/values.ts';

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const as = (value: string) => ({ set: value });
const fields = inputsOf({
  number: setting(text({ label: 'Number' }), { as, cleared: { set: null } }),
  note: setting(longText({ label: 'Note' }), { as, cleared: { clear: true } }),
  remark: setting(text({ label: 'Remark' }), { as }),
});
const caught = (value: unknown) => ({ ok: true as const, value });

test('only what was changed is set, and what was emptied is taken away as the backend takes it', () => {
  const before = initialState(
    fields,
    { number: caught('A1'), note: caught('fragile'), remark: caught('deferred') },
    LOCALE,
  );
  const after = { ...before, number: 'A2', note: null };
  expect(changed(fields, before, after, LOCALE)).toEqual({
    number: { set: 'A2' },
    note: { clear: true },
  });
  expect(changed(fields, before, { ...before, remark: null }, LOCALE)).toEqual({ remark: null });
});

test('what is filled in is set, and the rest is left to the backend', () => {
  const state = initialState(fields, {}, LOCALE);
  expect(filledValues(fields, { ...state, number: 'A1' }, LOCALE)).toEqual({
    number: { set: 'A1' },
  });
});

test('the keys of several records are sent as the backend takes them', () => {
  const picker = {} as Picker<unknown, string>;
  const tags = relations({
    label: 'Tags',
    picker,
    as: (keys) => ({ connect: keys.map((id) => ({ id })) }),
  });
  const state = [
    { key: 'a', label: 'A' },
    { key: 'b', label: 'B' },
  ] as unknown as Parameters<typeof tags.serialize>[0];
  expect(tags.serialize(state, LOCALE)).toEqual({ connect: [{ id: 'a' }, { id: 'b' }] });
});
