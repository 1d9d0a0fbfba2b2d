import type { Choices } from '../../../../src/lists/choices.ts';
import { inputsOf } from '../../../../src/ui/form/inputsOf.ts';
import type { Input } from '../../../../src/ui/form/input.ts';
import { choice, yesNo } from '../../../../src/ui/form/inputs/choice.tsx';
import { choices } from '../../../../src/ui/form/inputs/choices.tsx';
import { group } from '../../../../src/ui/form/inputs/group.tsx';
import { json } from '../../../../src/ui/form/inputs/json.tsx';
import { language } from '../../../../src/ui/form/inputs/language.tsx';
import { list } from '../../../../src/ui/form/inputs/list.tsx';
import { decimal, exactNumber, float, integer } from '../../../../src/ui/form/inputs/number.tsx';
import { oneOf } from '../../../../src/ui/form/inputs/oneOf.tsx';
import { structure } from '../../../../src/ui/form/inputs/structure.tsx';
import { longText, text } from '../../../../src/ui/form/inputs/text.tsx';
import { clock, day, moment } from '../../../../src/ui/form/inputs/time.tsx';
import { findProblems, initialState } from '../../../../src/ui/form/values.ts';
import type { AnyUpdate } from '../../../../src/ui/form/recordChange.ts';
import { wordsOf, type Job } from '../../../../src/ui/batch/bulk/job.ts';
import { editJob } from '../../../../src/ui/batch/bulk/mutationJobs.ts';
import { speak } from '../../../locale/speak.ts';

const ORDERS = { slug: 'orders', label: 'Order', pluralLabel: 'Orders' };
const LOCALE = { language: 'en', timeZone: 'Europe/Berlin', now: 0 };

test('the change of one field takes along what the backend asks for with every change', () => {
  const fields = inputsOf({
    number: text({ label: 'Number' }),
    note: text({ label: 'Note' }),
    reason: text({ label: 'Reason', required: true }),
  });
  const update = { mutation: {}, variables: (row: unknown, values: never) => ({ row, values }) };
  const job = editJob('note', fields, ['reason'], update as unknown as AnyUpdate<unknown>);
  expect(Object.keys(job.fields)).toEqual(['note', 'reason']);
  expect(wordsOf(job, ORDERS, null, LOCALE)).toBe('Change note of all matching orders');
  const state = { ...initialState(job.fields, {}, LOCALE), note: 'Late', reason: 'Asked for' };
  expect(job.variables(['row'], state, LOCALE)).toEqual({
    row: 'row',
    values: { note: 'Late', reason: 'Asked for' },
  });
});

const SIZES = { SMALL: { label: 'Small', tone: 'neutral' } } satisfies Choices;
const label = 'Field';

/** What a person enters for several records at once, and what is sent of it; null takes the value away. */
const ENTERED: Array<[string, Input, held: unknown, sent: unknown]> = [
  ['text', text({ label }), 'a', 'a'],
  ['long text', longText({ label }), 'a\nb', 'a\nb'],
  ['whole number', integer({ label }), '7', 7],
  ['number', float({ label }), '0.5', 0.5],
  ['decimal', decimal({ label }), '12.30', '12.30'],
  ['exact number', exactNumber({ label }), '12.3', 12.3],
  ['yes or no', yesNo({ label }), 'false', false],
  ['choice', choice({ label, choices: SIZES }), 'SMALL', 'SMALL'],
  ['choices', choices({ label, choices: SIZES }), ['SMALL'], ['SMALL']],
  ['language', language({ label, choices: SIZES }), 'SMALL', 'SMALL'],
  ['day', day({ label }), '2026-11-20', '2026-11-20'],
  ['moment', moment({ label }), '2026-11-20T09:30:00.000Z', '2026-11-20T09:30:00.000Z'],
  ['time', clock({ label }), '09:30', '09:30'],
  ['JSON', json({ label }), '{"a":1}', { a: 1 }],
  ['JSON as a text', json({ label, asText: true }), '{"a":1}', '{"a":1}'],
  ['structure', structure({ label, type: 'Rule' }), '{"a":1}', { a: 1 }],
  ['list', list({ label, item: decimal({ label }) }), [{ value: '1.5' }], ['1.5']],
  ['object', group({ label, fields: { a: integer({ label }) } }), { a: '1' }, { a: 1 }],
  [
    'one of several',
    oneOf({ label, fields: { a: integer({ label }) } }),
    { chosen: 'a', values: { a: '1' } },
    { a: 1 },
  ],
];

test.each(ENTERED)('a %s is set for each record, or taken away', (_, input, state, sent) => {
  const update = { mutation: {}, variables: (_row: unknown, values: never) => values };
  const job = editJob(
    'field',
    inputsOf({ field: input }),
    [],
    update as unknown as AnyUpdate<unknown>,
  );
  const empty = initialState(job.fields, {}, LOCALE);
  expect(findProblems(job.fields, { field: state }, LOCALE, {})).toEqual([]);
  expect(job.variables(['row'], { field: state }, LOCALE)).toEqual({ field: sent });
  expect(job.variables(['row'], empty, LOCALE)).toEqual({ field: input.cleared });
});

test('what work on several records is called reads as a sentence of the language, however many they are', () => {
  const german = speak('de', {
    Order: 'Auftrag',
    Orders: 'Aufträge',
    Cancel: 'Stornieren',
    Note: 'Bemerkung',
  });
  const cancel = { label: 'Cancel', isChange: false } as Job;
  const note = { label: 'Note', isChange: true } as Job;
  expect(wordsOf(cancel, ORDERS, 1, LOCALE)).toBe('Cancel 1 order');
  expect(wordsOf(cancel, ORDERS, 1, german)).toBe('Stornieren: 1 Auftrag');
  expect(wordsOf(cancel, ORDERS, 1200, german)).toBe('Stornieren: 1.200 Aufträge');
  expect(wordsOf(note, ORDERS, 2, german)).toBe('Bemerkung ändern: 2 Aufträge');
  expect(wordsOf(note, ORDERS, null, german)).toBe('Bemerkung ändern: alle passenden Aufträge');
});
