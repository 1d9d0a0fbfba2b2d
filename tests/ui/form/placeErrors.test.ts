import { userErrorOf, userErrorsOfEntry } from '../../../src/relay/userErrors.ts';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { placeErrors } from '../../../src/ui/form/placeErrors.ts';

const label = 'Label';
const fields = inputsOf({
  email: text({ label }),
  vatNumber: text({ label }),
  customer: text({ label }),
});
const message = 'Not like this.';

describe('an error is shown at its input', () => {
  const entries: Array<[string, object, string | null]> = [
    ['by the names of inputs', { extensions: { fields: ['vatNumber'] } }, 'vatNumber'],
    ['by a column', { extensions: { column: 'vat_number' } }, 'vatNumber'],
    ['by the column of a key', { extensions: { columns: ['customer_id'] } }, 'customer'],
    ['by a path', { extensions: { field: 'input.customerPatch.email' } }, 'email'],
    [
      'by the keys of an object',
      { extensions: { validation: { 'input.email': ['No.'] } } },
      'email',
    ],
    ['not at all', { extensions: { code: 'REFUSED' } }, null],
    ['by a name that the form does not have', { extensions: { fields: ['weight'] } }, null],
  ];
  test.each(entries)('when a GraphQL error names it %s', (_, entry, name) => {
    const errors = userErrorsOfEntry({ message, ...entry });
    expect(placeErrors(fields, errors)).toEqual([{ name, message }]);
  });

  test('when the backend did not understand a variable', () => {
    const words = 'Variable "$input" got invalid value "x" at "input.customerPatch.email"; No.';
    const [placed] = placeErrors(fields, userErrorsOfEntry({ message: words }));
    expect(placed.name).toBe('email');
  });

  test('when a validator’s list of problems is wrapped in the error', () => {
    const problems = [
      { path: ['data', 'email'], message: 'This is no address.', name: 'ValidationError' },
      { path: 'vatNumber', message: 'Too short.' },
    ];
    const wrapped: Array<Record<string, unknown>> = [
      { error: { name: 'ValidationError', details: { errors: problems } } },
      { issues: problems },
      { exception: { stacktrace: ['at work'], details: problems } },
    ];
    for (const extensions of wrapped) {
      const errors = userErrorsOfEntry({ message: 'Internal error', extensions });
      expect(placeErrors(fields, errors)).toEqual([
        { name: 'email', message: 'This is no address.' },
        { name: 'vatNumber', message: 'Too short.' },
      ]);
    }
  });

  const reported: Array<[string, unknown, string | null]> = [
    ['a name', 'email', 'email'],
    ['a path in parts', ['input', 'vatNumber'], 'vatNumber'],
    ['nothing', null, null],
  ];
  test.each(reported)('when an error in the answer has %s', (_, field, name) => {
    expect(placeErrors(fields, [userErrorOf({ message, field })])).toEqual([{ name, message }]);
  });

  test('at each of several', () => {
    const errors = userErrorsOfEntry({ message, extensions: { fields: ['email', 'customer'] } });
    expect(placeErrors(fields, errors).map(({ name }) => name)).toEqual(['email', 'customer']);
  });
});
