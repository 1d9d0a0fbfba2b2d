import { text } from '../../../../src/ui/form/inputs/text.tsx';
import { holdValues } from '../../../../src/ui/form/values.ts';
import type { AnyUpdate } from '../../../../src/ui/list/bulk/bulkWork.ts';
import { editJob, wordsOf, type Job } from '../../../../src/ui/list/bulk/job.ts';
import { speak } from '../../locale/speak.ts';

const ORDERS = { slug: 'orders', label: 'Order', pluralLabel: 'Orders' };
const LOCALE = { language: 'en', timeZone: 'Europe/Berlin', now: 0 };

test('the change of one field takes along what the backend asks for with every change', () => {
  const fields = {
    number: text({ label: 'Number' }),
    note: text({ label: 'Note' }),
    reason: text({ label: 'Reason', required: true }),
  };
  const update = { change: {}, variables: (row: unknown, values: never) => ({ row, values }) };
  const job = editJob('note', fields, ['reason'], update as unknown as AnyUpdate<unknown>);
  expect(Object.keys(job.fields)).toEqual(['note', 'reason']);
  expect(wordsOf(job, ORDERS, null, LOCALE)).toBe('Change note of all orders that match');
  const held = { ...holdValues(job.fields, {}, LOCALE), note: 'Late', reason: 'Asked for' };
  expect(job.variables(['row'], held, LOCALE)).toEqual({
    row: 'row',
    values: { note: 'Late', reason: 'Asked for' },
  });
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
