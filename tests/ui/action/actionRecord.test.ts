import { GraphQLResponseError } from '../../../src/relay/errors.ts';
import { actionRecord } from '../../../src/ui/action/actionRecord.ts';

test('an action takes the values of a record, however they were read', () => {
  const record = actionRecord<{ id: string; code: string | null }>({
    id: '7',
    code: { ok: true, value: 'A' },
  });
  expect({ ...record }).toEqual({ id: '7', code: 'A' });
});

test('an action fails where it needs what the backend could not give, and only there', () => {
  const errors = [{ message: 'Out of order.', path: ['order', 'code'] }];
  const record = actionRecord<{ id: string; code: string | null }>({
    id: '7',
    code: { ok: false, errors },
  });
  expect(record.id).toBe('7');
  expect(() => record.code).toThrow(GraphQLResponseError);
});
