/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { buildSchema, graphql } from 'graphql';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { matchColumns } from '../../../src/ui/batch/import/columns.ts';
import { readRows } from '../../../src/ui/batch/import/readRows.ts';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { currency } from '../../../src/ui/form/inputs/currency.tsx';
import { money } from '../../../src/ui/form/inputs/money.tsx';
import { integer } from '../../../src/ui/form/inputs/number.tsx';
import { readCreated } from '../../../src/ui/form/readRecord.ts';
import type { Editing } from '../../../src/ui/form/recordEditing.ts';
import { savedDifferences } from '../../../src/ui/form/savedDifferences.ts';
import { filledValues, newState, type AnyFields } from '../../../src/ui/form/values.ts';
import { order, orderRequest } from '../../relay/sampleQueries.ts';
import { scriptBackend } from '../../relay/scriptedBackend.ts';

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const CENTS = { label: 'Price', amount: integer(), unit: 'minor' } as const;

const schema = buildSchema(`
  type Query { fees: Int }
  type Mutation { createFee(input: FeeInput!): Boolean! }
  input FeeInput { priceCents: Int! currency: String! }
`);

/** What a backend stores of new records. */
async function stored(inputs: ReadonlyArray<Record<string, unknown>>) {
  const rows: object[] = [];
  for (const input of inputs) {
    const { errors } = await graphql({
      schema,
      source: 'mutation ($input: FeeInput!) { createFee(input: $input) }',
      variableValues: { input },
      rootValue: { createFee: (given: { input: object }) => rows.push({ ...given.input }) > 0 },
    });
    expect(errors).toBeUndefined();
  }
  return rows;
}

const FEES = inputsOf({
  priceCents: money({ ...CENTS, currencyInput: 'currency', required: true }),
  currency: currency({ required: true }),
});

test('new records store the amounts that were typed or imported, in the smallest unit of their currency', async () => {
  const typed = [
    ['19.99', 'EUR', 1999],
    ['2000', 'JPY', 2000],
    ['-0.005', 'BHD', -5],
  ] as const;
  const expected = typed.map(([, code, cents]) => ({ priceCents: cents, currency: code }));
  const forms = typed.map(([amount, code]) => ({
    ...newState(FEES, LOCALE),
    priceCents: { amount, currency: null },
    currency: code,
  }));
  expect(await stored(forms.map((state) => filledValues(FEES, state, LOCALE)))).toEqual(expected);
  const headings = ['Price', 'Currency'];
  const rows = typed.map(([amount, code], index) => ({
    ...{ number: index + 2, cells: [amount, code], problem: null },
  }));
  const columns = matchColumns(headings, FEES, LOCALE);
  const reading = { fields: FEES, columns, locale: LOCALE, findings: new Map() };
  const read = readRows({ headings, rows }, reading);
  const sent = read.map(({ state }) => filledValues(FEES, state ?? {}, LOCALE));
  expect(await stored(sent)).toEqual(expected);
});

/** Reads order 7 as it was made with these inputs, and edited with an amount in the record's currency. */
async function created(fields: AnyFields, record: object) {
  const backend = scriptBackend();
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const editing = {
    fields: inputsOf({ priceCents: money({ ...CENTS, currencyOf: ['currency'] }) }),
    query: orderRequest,
    variables: () => ({ id: '7' }),
    read: () => record,
  } as unknown as Editing;
  const reading = readCreated(environment, editing, fields, { key: '7' }, LOCALE);
  await waitFor(() => expect(backend.callsOf('OrderQuery')).toHaveLength(1));
  backend.last('OrderQuery').answer({ data: { order: order('7') } });
  const now = await reading;
  backend.restore();
  return now ?? {};
}

describe('a new record whose amount is entered otherwise than that of one that is there', () => {
  const fields = inputsOf({
    priceCents: integer({ label: 'Price (cents)' }),
    note: integer({ label: 'Note' }),
  });
  const differencesOf = async (record: object) =>
    savedDifferences(
      {
        names: Object.keys(fields),
        fields,
        typed: { priceCents: '1999', note: '1' },
        saved: await created(fields, record),
      },
      LOCALE,
    );

  test('was saved as it was entered', async () => {
    expect(await differencesOf({ priceCents: 1999, currency: 'EUR' })).toBeNull();
  });

  test('says where it was not, and nothing of what cannot be read', async () => {
    expect(await differencesOf({ priceCents: 2000, currency: 'EUR' })).toBe(
      'Price (cents) was saved as 2,000; you entered 1,999.',
    );
  });
});
