/** @jest-environment jsdom */
import type { ConcreteRequest, ReaderFragment } from 'relay-runtime';
import { cleanup, renderHook } from '@testing-library/react';
import { OrderList } from '../../../src/resources/orders/OrderList.tsx';
import { textColumn } from '../../../src/ui/fields/Text.tsx';
import { columnVariables } from '../../../src/ui/list/columns/columnVariables.ts';
import { useMissingValues } from '../../../src/ui/list/columns/useMissingValues.ts';
import { VISITOR } from './sampleList.ts';

/** The flags with which the sample's orders are asked for at an address. */
function flagsAt(address: Record<string, string | string[]>): Record<string, unknown> {
  const { variables } = OrderList.queries(address, VISITOR).list;
  return Object.fromEntries(
    Object.entries(variables).filter(([, value]) => typeof value === 'boolean'),
  );
}

test.each([
  ['the columns that it has by itself', {}, {}],
  ['one of what can be added', { columns: ['number', 'customer', 'weightKg'] }, { more: true }],
  [
    'another record',
    { columns: ['number', 'invoice'] },
    { withCustomer: false, withInvoice: true },
  ],
  ['the first column only', { columns: ['_'] }, { withCustomer: false }],
  ['what it is laid out by', { columns: ['number'], layout: 'calendar' }, { withCustomer: false }],
])('a list asks for %s', (_what, address, expected) => {
  expect(flagsAt(address)).toEqual(expected);
});

type Selections = ReaderFragment['selections'];

function scalar(name: string, alias: string | null = null) {
  return { kind: 'ScalarField', name, alias } as Selections[number];
}
function object(name: string, selections: Selections) {
  return { kind: 'LinkedField', name, selections, plural: false } as Selections[number];
}
function included(condition: string, selections: Selections) {
  return { kind: 'Condition', condition, passingValue: true, selections } as Selections[number];
}
function caught(field: Selections[number]) {
  return { kind: 'CatchField', field, to: 'RESULT' } as unknown as Selections[number];
}

/** The variables for shown columns of a table with such a fragment; each is false unless somebody says otherwise. */
function variablesFor(selections: Selections, ids: readonly string[], shown: readonly string[]) {
  const names = ['more', 'withOwner', 'withProfit'];
  const argumentDefinitions = names.map((name) => ({
    kind: 'LocalArgument',
    name,
    defaultValue: false,
  }));
  const query = { kind: 'Request', fragment: { argumentDefinitions } };
  const fragment = { kind: 'Fragment', name: 'Any', argumentDefinitions: [], selections };
  const columns = ids.map((id) => textColumn<never>(id, () => id));
  return columnVariables(
    {
      query: query as unknown as ConcreteRequest,
      table: { columns, fragment: fragment as unknown as ReaderFragment },
    },
    shown,
  );
}

const IDS = ['name', 'note', 'price', 'owner', 'profit'];

test.each<[string, Selections, string, Record<string, boolean>]>([
  ['a field', [included('more', [scalar('note')])], 'note', { more: true }],
  ['a field that is caught', [included('more', [caught(scalar('note'))])], 'note', { more: true }],
  ['a field by another name', [included('more', [scalar('x', 'note')])], 'note', { more: true }],
  ['an object', [included('more', [object('price', [scalar('owner')])])], 'price', { more: true }],
  [
    'not what is in such an object',
    [included('more', [object('price', [scalar('note')])])],
    'note',
    {},
  ],
  [
    'what an envelope holds',
    [included('more', [object('attributes', [scalar('note')])])],
    'note',
    { more: true },
  ],
  [
    'what is called after a column that is no field',
    [included('withProfit', [scalar('cost')])],
    'profit',
    { withProfit: true },
  ],
  ['nothing for what is asked for anyway', [scalar('note')], 'note', {}],
  ['nothing that the query does not take', [included('other', [scalar('note')])], 'note', {}],
])('a shown column asks for %s', (_what, selections, shown, expected) => {
  expect(variablesFor(selections, IDS, ['name', shown])).toEqual(expected);
});

describe('in development', () => {
  const environment = process.env as Record<string, string>;
  const complaints: string[] = [];
  beforeEach(() => {
    environment.NODE_ENV = 'development';
    jest.spyOn(console, 'error').mockImplementation((text: string) => void complaints.push(text));
  });
  afterEach(() => {
    cleanup();
    environment.NODE_ENV = 'test';
    jest.restoreAllMocks();
    complaints.length = 0;
  });

  test('a shown column without data logs an error with what to do', () => {
    const column = (id: string, value: (row: number) => string | null | undefined) =>
      textColumn<number>(id, value);
    const columns = [
      column('number', String),
      column('note', () => null),
      column('weight', () => undefined),
      column('rush', (row) => (row > 1 ? 'yes' : undefined)),
    ];
    renderHook(() => useMissingValues('Orders', columns, [1, 2]));
    expect(complaints).toEqual([
      expect.stringMatching(/^Orders: the column `weight` .*`\$withWeight`/),
    ]);
  });
});
