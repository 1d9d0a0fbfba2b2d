import { text } from '../../../../src/ui/form/inputs/text.tsx';
import { holdValues } from '../../../../src/ui/form/values.ts';
import type { AnyUpdate } from '../../../../src/ui/list/bulk/bulkWork.ts';
import { editJob } from '../../../../src/ui/list/bulk/job.ts';

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
  expect(job.label).toBe('Change note');
  const held = { ...holdValues(job.fields, {}, LOCALE), note: 'Late', reason: 'Asked for' };
  expect(job.variables(['row'], held, LOCALE)).toEqual({
    row: 'row',
    values: { note: 'Late', reason: 'Asked for' },
  });
});
