import { speak } from '../../locale/speak.ts';
import type { GraphQLErrorEntry } from '../../../src/relay/errors.ts';
import { userErrorOf, userErrorsOfEntry } from '../../../src/relay/userErrors.ts';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { placeErrors, type PlacedError } from '../../../src/ui/form/placeErrors.ts';

const label = 'Label';
const fields = inputsOf({
  email: text({ label }),
  vatNumber: text({ label }),
  customer: text({ label }),
});
const message = 'Not like this.';
const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };

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
    expect(placeErrors(fields, errors, LOCALE)).toEqual([{ name, message }]);
  });

  test('when the backend did not understand a variable', () => {
    const words = 'Variable "$input" got invalid value "x" at "input.customerPatch.email"; No.';
    const [placed] = placeErrors(fields, userErrorsOfEntry({ message: words }), LOCALE);
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
      expect(placeErrors(fields, errors, LOCALE)).toEqual([
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
    expect(placeErrors(fields, [userErrorOf({ message, field })], LOCALE)).toEqual([
      { name, message },
    ]);
  });

  test('at each of several', () => {
    const errors = userErrorsOfEntry({ message, extensions: { fields: ['email', 'customer'] } });
    expect(placeErrors(fields, errors, LOCALE).map(({ name }) => name)).toEqual([
      'email',
      'customer',
    ]);
  });
});

describe('an error is shown at the input that its own words name', () => {
  const words: Array<[framework: string, entry: GraphQLErrorEntry, placed: PlacedError[]]> = [
    [
      'class-validator',
      {
        message: 'Bad Request Exception',
        extensions: {
          code: 'BAD_REQUEST',
          originalError: {
            message: ['email must be an email', 'email should not be empty', 'too young'],
            statusCode: 400,
          },
        },
      },
      [
        { name: 'email', message: 'email must be an email. email should not be empty.' },
        { name: null, message: 'too young' },
      ],
    ],
    [
      'Lighthouse',
      {
        message: 'Validation failed for the field [createContact].',
        extensions: { validation: { 'input.email': ['The email has already been taken.'] } },
      },
      [{ name: 'email', message: 'The email has already been taken.' }],
    ],
    [
      'class-validator, as it is',
      {
        message: 'Argument Validation Error',
        extensions: {
          validationErrors: [
            { property: 'email', constraints: { isEmail: 'email must be an email' } },
          ],
        },
      },
      [{ name: 'email', message: 'email must be an email' }],
    ],
    [
      'Apollo, of a REST service',
      {
        message: '422: Unprocessable Entity',
        extensions: {
          response: {
            status: 422,
            body: { message: 'Invalid.', errors: { vat_number: ['The VAT number is no number.'] } },
          },
        },
      },
      [{ name: 'vatNumber', message: 'The VAT number is no number.' }],
    ],
    [
      'a gateway, of a service that lists nothing',
      {
        message: 'Upstream HTTP error: 409, Could not invoke operation POST /contacts',
        extensions: { responseBody: { error: { message: 'There is such a contact.' } } },
      },
      [{ name: null, message: 'There is such a contact.' }],
    ],
    [
      'FastAPI',
      {
        message: 'HTTP Error: 422',
        extensions: {
          responseJson: {
            detail: [{ loc: ['body', 'email'], msg: 'value is no email', type: 'x' }],
          },
        },
      },
      [{ name: 'email', message: 'value is no email' }],
    ],
    [
      'Rails',
      { message: "Validation failed: Email is invalid, Vat number can't be blank" },
      [
        { name: 'email', message: 'Email is invalid' },
        { name: 'vatNumber', message: "Vat number can't be blank" },
      ],
    ],
    [
      'Mongoose',
      { message: 'Contact validation failed: email: Path `email` is required., age: No number.' },
      [
        { name: 'email', message: 'email: Path `email` is required.' },
        { name: null, message: 'age: No number.' },
      ],
    ],
    [
      'Sequelize',
      { message: 'notNull Violation: Contact.email cannot be null' },
      [{ name: 'email', message: 'notNull Violation: Contact.email cannot be null' }],
    ],
  ];
  test.each(words)('as %s does', (_, entry, placed) => {
    expect(placeErrors(fields, userErrorsOfEntry(entry), LOCALE)).toEqual(placed);
  });

  test('also in the answer', () => {
    const errors = [userErrorOf({ message: "Email can't be blank" })];
    expect(placeErrors(fields, errors, LOCALE)).toEqual([
      { name: 'email', message: "Email can't be blank" },
    ]);
  });

  test.each(['The email is on its way.', 'This is not allowed.', 'Emails must be sent first.'])(
    '“%s” is about the form',
    (said) => {
      expect(placeErrors(fields, userErrorsOfEntry({ message: said }), LOCALE)).toEqual([
        { name: null, message: said },
      ]);
    },
  );
});

describe('what a database says of its rules is said in words for people, at the input', () => {
  const rules: Array<[string, object, string | null, string]> = [
    [
      'duplicate key value violates unique constraint "contacts_email_key"',
      {},
      ...(['email', 'Another record has this value already.'] as const),
    ],
    [
      'duplicate key value violates unique constraint "UQ_97672ac88f789774dd47f7c8be3"',
      { extensions: { exception: { detail: 'Key (vat_number)=(X) already exists.' } } },
      ...(['vatNumber', 'Another record has this value already.'] as const),
    ],
    [
      'null value in column "customer_id" of relation "contacts" violates not-null constraint',
      {},
      ...(['customer', 'Label is required.'] as const),
    ],
    [
      'insert or update on table "contacts" violates foreign key constraint "contacts_customer_id_fkey"',
      {},
      ...(['customer', 'There is no such record, or not any more.'] as const),
    ],
    [
      'null value in column "region" of relation "contacts" violates not-null constraint',
      {},
      ...([null, 'region: The backend requires a value that cannot be entered here.'] as const),
    ],
    [
      'update or delete on table "contacts" violates foreign key constraint "x" on table "orders"',
      {},
      ...([null, 'Records in “orders” still refer to it.'] as const),
    ],
  ];
  test.each(rules)('%s', (said, entry, name, words) => {
    const errors = userErrorsOfEntry({ message: said, ...entry });
    expect(placeErrors(fields, errors, LOCALE)).toEqual([{ name, message: words }]);
    expect(errors[0].details).toBe(said);
  });

  test('and at all inputs that are the same together', () => {
    const named = inputsOf({ email: text({ label: 'Email' }), tenant: text({ label: 'Tenant' }) });
    const errors = userErrorsOfEntry({
      message: 'UNIQUE constraint failed: users.email, users.tenant_id',
    });
    const words = 'Another record has the same Email and Tenant already.';
    expect(placeErrors(named, errors, LOCALE)).toEqual([
      { name: 'email', message: words },
      { name: 'tenant', message: words },
    ]);
  });

  test('and at the only one that was changed, where the database names none', () => {
    const said = 'duplicate key value violates unique constraint "UQ_97672ac88f789774dd47f7c8be3"';
    const errors = userErrorsOfEntry({ message: said });
    expect(placeErrors(fields, errors, LOCALE, ['vatNumber'])).toEqual([
      { name: 'vatNumber', message: 'Another record has this value already.' },
    ]);
    expect(placeErrors(fields, errors, LOCALE, ['email', 'vatNumber'])).toEqual([
      { name: null, message: 'Another record has one of these values already.' },
    ]);
    const refused = userErrorsOfEntry({ message: 'Not on a Sunday.' });
    expect(placeErrors(fields, refused, LOCALE, ['vatNumber'])).toEqual([
      { name: null, message: 'Not on a Sunday.' },
    ]);
  });

  test('in an error of the answer, too, whose own input goes first', () => {
    const errors = [
      userErrorOf({ message: "Duplicate entry 'a' for key 'users.vat_number'", field: 'email' }),
      userErrorOf({ message: "Column 'vat_number' cannot be null" }),
    ];
    expect(placeErrors(fields, errors, LOCALE)).toEqual([
      { name: 'email', message: 'Another record has this value already.' },
      { name: 'vatNumber', message: 'Label is required.' },
    ]);
  });

  test('in the language of the person', () => {
    const german = speak('de');
    const errors = userErrorsOfEntry({ message: 'UNIQUE constraint failed: users.email' });
    expect(placeErrors(fields, errors, german)).toEqual([
      { name: 'email', message: 'Ein anderer Datensatz hat diesen Wert schon.' },
    ]);
  });
});
