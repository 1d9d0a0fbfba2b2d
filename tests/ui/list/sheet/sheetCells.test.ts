import fc from 'fast-check';
import { column } from '../../../../src/ui/fields/column.tsx';
import { recordColumn } from '../../../../src/ui/fields/Link.tsx';
import type { LabelledInput } from '../../../../src/ui/form/input.ts';
import { choice, yesNo } from '../../../../src/ui/form/inputs/choice.tsx';
import { list } from '../../../../src/ui/form/inputs/list.tsx';
import { money, moneyObject } from '../../../../src/ui/form/inputs/money.tsx';
import type { MoneyState } from '../../../../src/ui/form/inputs/moneyState.ts';
import { decimal, integer } from '../../../../src/ui/form/inputs/number.tsx';
import { relation } from '../../../../src/ui/form/inputs/relation.tsx';
import { longText, text } from '../../../../src/ui/form/inputs/text.tsx';
import { day, moment } from '../../../../src/ui/form/inputs/time.tsx';
import { inputsOf } from '../../../../src/ui/form/inputsOf.ts';
import type { Findings } from '../../../../src/ui/form/readText.ts';
import { planClearing, planFilling } from '../../../../src/ui/list/sheet/fill.ts';
import { planTexts, readTexts, textsOfRecords } from '../../../../src/ui/list/sheet/paste.ts';
import { rangeOf, type Range } from '../../../../src/ui/list/sheet/range.ts';
import { SheetCells } from '../../../../src/ui/list/sheet/sheetCells.ts';
import {
  nextState,
  UNTOUCHED,
  type Edit,
  type SheetState,
} from '../../../../src/ui/list/sheet/sheetState.ts';
import { speak } from '../../../locale/speak.ts';
import { CUSTOMERS, STATUSES } from '../sampleList.ts';

const LOCALE = { language: 'en-GB', timeZone: 'Europe/Berlin', now: 0 };
const CENTS = { amount: integer(), unit: 'minor', currencyInput: 'currency' } as const;
const INPUTS = inputsOf({
  name: text({ label: 'Name', required: true }),
  notes: longText({ label: 'Notes' }),
  status: choice({ label: 'Status', choices: STATUSES }),
  rush: yesNo({ label: 'Rush' }),
  price: money({ label: 'Price', ...CENTS }),
  paid: moneyObject({
    ...{ label: 'Paid', amount: decimal() },
    at: { amount: 'amount', currency: 'code' },
    isCurrencyOptional: true,
  }),
  weight: decimal({ label: 'Weight' }),
  due: day({ label: 'Due' }),
  at: moment({ label: 'At' }),
  customer: relation({ label: 'Customer', picker: { resource: CUSTOMERS } as never }),
  tags: list({ label: 'Tags', item: text({ label: 'Tag' }) }),
});

interface Row {
  readonly customer: { readonly id: string; readonly name: string } | null;
  readonly [field: string]: unknown;
}

const NAMES = Object.keys(INPUTS).filter((name) => name !== 'customer');
const COLUMNS = [
  ...NAMES.map((name) =>
    column<Row>(name, (row) => row[name], { label: INPUTS[name].label, cell: () => null }),
  ),
  recordColumn<Row, { readonly id: string; readonly name: string }>(
    'customer',
    (row) => row.customer,
    { resource: CUSTOMERS, title: ({ name }) => name },
  ),
  column<Row>('total', (row) => row.total, { align: 'end', cell: () => null }),
];

const ROW: Row = {
  ...{ name: 'One', notes: 'a\nb', status: 'DRAFT', rush: true, price: 1250, currency: 'EUR' },
  ...{ paid: { amount: '3.5', code: 'USD' }, weight: '0.125', due: '2026-11-20', tags: ['x'] },
  ...{ at: '2026-11-20T08:30:00.25Z', customer: { id: 'k1', name: 'Anna' }, total: '1250.5' },
};
const OTHER: Row = { ...ROW, name: 'Two', price: 2000, currency: 'JPY', customer: null };

function cellsOf(rows: readonly Row[] = [ROW, OTHER], locale = LOCALE): SheetCells {
  return new SheetCells({
    rows: rows.map((row, index) => ({
      key: String(index),
      row,
      href: null,
      title: String(row.name),
    })),
    columns: COLUMNS as never,
    ...{ fields: INPUTS, permissions: { fields: { weight: ['mayWeigh'] } }, locale },
  });
}

const columnOf = (name: string) => COLUMNS.findIndex(({ id }) => id === name);
const at = (name: string, row = 0) => ({ row, column: columnOf(name) });

function paste(
  cells: SheetCells,
  table: string[][],
  range: Range,
  findings: Findings | null = new Map(),
  state = UNTOUCHED,
) {
  const planned = planTexts(table, range, cells, state);
  return { ...planned, edits: readTexts(planned.texts, findings, cells, state) };
}

function afterEdits(cells: SheetCells, edits: readonly Edit[]): SheetState {
  return nextState(UNTOUCHED, { type: 'edit', edits }, cells);
}

const shown = (cells: SheetCells, state: SheetState) =>
  [...state.unsaved.values()].map(({ row, field, state, unread }) =>
    [row, field, unread?.text ?? cells.shownOf(field, state)].join(' '),
  );

test('cells have the inputs of the form, but lists and what the record locks', () => {
  const cells = cellsOf([{ ...ROW, mayWeigh: false }]);
  const editable = COLUMNS.filter(({ id }) => cells.editableInput({ row: '0', field: id }));
  expect(editable.map(({ id }) => id)).toEqual(
    COLUMNS.map(({ id }) => id).filter((id) => !['tags', 'total', 'weight'].includes(id)),
  );
});

test('amounts are pasted as they are shown, in the currency of their row only', () => {
  const cells = cellsOf();
  const pasted = (text: string, row = 0) => {
    const [{ content }] = paste(cells, [[text]], rangeOf(at('price', row))).edits;
    return content.unread?.problem ?? (content.state as MoneyState).amount;
  };
  expect(['€6.60', '12.50 €', 'EUR 12.50', '1,250.00\u00a0€'].map((text) => pasted(text))).toEqual([
    ...['6.60', '12.50', '12.50', '1250.00'],
  ]);
  expect(pasted('¥500', 1)).toBe('500');
  expect(pasted('$6.60')).toBe('This amount is in EUR, not in $.');
  expect(pasted('€5', 1)).toBe('This amount is in JPY, not in €.');
});

test('what a cell is copied as is what a person types, and pasted it changes nothing', () => {
  const cells = cellsOf();
  const texts = COLUMNS.map(({ id }) => cells.textOf({ row: '0', field: id }, UNTOUCHED));
  expect(Object.fromEntries(COLUMNS.map(({ id }, index) => [id, texts[index]]))).toEqual({
    ...{
      name: 'One',
      notes: 'a\nb',
      status: 'Draft',
      rush: 'Yes',
      price: '12.50',
      paid: '3.5 USD',
    },
    ...{ weight: '0.125', due: '2026-11-20', at: '2026-11-20 09:30', customer: 'Anna' },
    ...{ total: '1250.5', tags: expect.any(String) as string },
  });
  const { edits, notes } = paste(cells, [texts], rangeOf({ row: 0, column: 0 }));
  expect(afterEdits(cells, edits)).toBe(UNTOUCHED);
  expect(notes).toEqual([]);
});

test('a text is read by its cell’s input, in the person’s language', () => {
  speak('de');
  const cells = cellsOf(undefined, { ...LOCALE, language: 'de' });
  const table = [['1.250,50', '9,5', '1,25', '24.12.2026']];
  const { edits } = paste(cells, table, rangeOf(at('price')));
  expect(edits.map(({ content }) => content.state)).toEqual([
    { amount: '1250.50', currency: 'EUR' },
    { amount: '9.5', currency: 'USD' },
    '1.25',
    '2026-12-24',
  ]);
});

test('an amount stays in the currency of its row, unless another is written', () => {
  const cells = cellsOf();
  const state = (text: string, name: string, row: number) =>
    paste(cells, [[text]], rangeOf(at(name, row))).edits[0].content.state;
  expect(state('5', 'price', 1)).toEqual({ amount: '5', currency: 'JPY' });
  expect(state('5', 'paid', 0)).toEqual({ amount: '5', currency: 'USD' });
  expect(state('5 CHF', 'paid', 0)).toEqual({ amount: '5', currency: 'CHF' });
  const range = { anchor: at('price'), head: at('paid', 1) };
  expect(planFilling(range, cells, UNTOUCHED).edits.map(({ content }) => content.state)).toEqual([
    { amount: '12.50', currency: 'JPY' },
    { amount: '3.5', currency: 'USD' },
  ]);
});

test('what is no value of its cell is kept as it is, with the reason', () => {
  const cells = cellsOf();
  const { edits } = paste(cells, [['Somewhen', 'perhaps']], rangeOf(at('status')));
  const state = afterEdits(cells, edits);
  expect(shown(cells, state)).toEqual(['0 status Somewhen', '0 rush perhaps']);
  const cell = { row: '0', field: 'status' };
  const [content] = state.unsaved.values();
  expect(cells.problemWith(cell, content, state)).toBe('“Somewhen” is not one of: Draft, Shipped.');
  expect(cells.textOf(cell, state)).toBe('Somewhen');
});

test('a record is found by its title; several, none, or no answer is said', () => {
  const cells = cellsOf([ROW, OTHER, OTHER, OTHER]);
  const anna = { key: 'k1', title: 'Anna' };
  const berta = { key: 'k2', title: 'Berta' };
  const findings: Findings = new Map([
    [
      'customer',
      new Map([
        ['Berta', { status: 'found' as const, option: berta }],
        ['Bert', { status: 'several' as const, options: [anna, berta] }],
      ]),
    ],
  ]);
  const table = [['Berta'], ['Bert'], ['Zoe'], ['']];
  const pasted = paste(cells, table, rangeOf(at('customer')), findings);
  expect([...textsOfRecords(pasted.texts, cells)]).toEqual([
    ['customer', ['Berta', 'Bert', 'Zoe']],
  ]);
  expect(pasted.edits.map(({ content }) => content.unread?.problem ?? content.state)).toEqual([
    berta,
    '“Bert” matches 2 records: choose one.',
    '“Zoe” was not found.',
    null,
  ]);
  const offline = paste(cells, [['Berta']], rangeOf(at('customer', 1)), null);
  expect(offline.edits[0].content.unread?.problem).toContain('could not be looked up');
});

test('a related record is filled down by its title, since rows know it by the key of its page', () => {
  const cells = cellsOf();
  const range = { anchor: at('customer'), head: at('customer', 1) };
  expect(planFilling(range, cells, UNTOUCHED).texts).toEqual([
    { ...at('customer', 1), text: 'Anna' },
  ]);
  const chosen = { row: '0', field: 'customer', content: { state: { key: 'k9', title: 'Zoe' } } };
  expect(planFilling(range, cells, afterEdits(cells, [chosen])).edits).toEqual([
    { ...chosen, row: '1' },
  ]);
});

test('what does not fit is said cell by cell, but what is there already', () => {
  const cells = cellsOf();
  const table = [
    ['Anna', '1250.5', 'x'],
    ['', '7', 'y'],
    ['', '', 'z'],
  ];
  expect(paste(cells, table, rangeOf(at('customer'))).notes).toEqual([
    '1 row did not fit: the sheet ends here.',
    '1 column did not fit: the sheet ends here.',
    'Two › Total: “7” was not pasted, since this cell cannot be edited.',
  ]);
});

test('cells are emptied where they may be without a value', () => {
  const cells = cellsOf();
  const { edits, notes } = planClearing({ anchor: at('name'), head: at('price') }, cells);
  expect(shown(cells, afterEdits(cells, edits))).toEqual([
    '0 notes —',
    '0 status —',
    '0 rush —',
    '0 price —',
  ]);
  expect(notes).toEqual(['One › Name: Name is required.']);
});

const IN_TEXT: ReadonlyArray<readonly [name: string, state: fc.Arbitrary<unknown>]> = [
  ['name', fc.string({ minLength: 1 }).filter((own) => own.trim() !== '')],
  ['status', fc.constantFrom('DRAFT', 'SHIPPED')],
  ['rush', fc.constantFrom('true', 'false')],
  ['weight', fc.integer().map((thousandths) => (thousandths / 1000).toFixed(3))],
  ['price', fc.integer().map((cents) => ({ amount: (cents / 100).toFixed(2), currency: 'EUR' }))],
  [
    'due',
    fc
      .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((time) => time.toISOString().slice(0, 10)),
  ],
];

test.each(IN_TEXT)('%s: what is copied reads as the same value in every language', (name, any) => {
  const input: LabelledInput = INPUTS[name];
  for (const language of ['en-GB', 'de', 'ar', 'ja', 'fr-CH'])
    fc.assert(
      fc.property(any, (state) => {
        const cells = cellsOf(undefined, { ...LOCALE, language });
        const edit = { row: '0', field: name, content: { state } };
        const copied = cells.textOf({ row: '0', field: name }, afterEdits(cells, [edit]));
        const { edits } = paste(cells, [[copied]], rangeOf(at(name)));
        expect(edits[0].content.unread).toBeUndefined();
        expect(cells.isSame(name, edits[0].content.state, state)).toBe(true);
        expect(input.isEmpty(edits[0].content.state)).toBe(false);
      }),
      { numRuns: 30 },
    );
});
