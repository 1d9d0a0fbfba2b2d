import { column, type Column } from '../../../src/ui/fields/column.tsx';
import { withNarrowPlaces } from '../../../src/ui/list/columns/narrowRows.ts';
import { placedColumns } from '../../../src/ui/list/columns/placedColumns.ts';
import type { Locale } from '../../../src/locale/locale.ts';

const ENGLISH: Locale = { language: 'en', timeZone: 'UTC', now: 0 };

type Given = Partial<Pick<Column<unknown>, 'holds' | 'linkedKey'>>;

const columnOf = (id: string, given: Given = {}) =>
  column<unknown>(id, () => null, { cell: () => null, ...given });

const linkedKey = () => 'key';
const title = columnOf('number');
const status = columnOf('status', { holds: 'choice' });
const customer = columnOf('customer', { linkedKey });
const invoice = columnOf('invoice', { linkedKey });
const weight = columnOf('weight');
const total = columnOf('total', { holds: 'amount' });
const placed = columnOf('placed', { holds: 'date' });

/** What stands where in a narrow window: the column beside the title, and the labels below it. */
function placesOf(columns: ReadonlyArray<Column<unknown>>) {
  const placed = placedColumns(columns, { columns: null, widths: {}, pinned: [] });
  const drawn = withNarrowPlaces(placed, ENGLISH);
  return {
    beside: drawn.filter(({ isBesideTitle }) => isBesideTitle).map(({ id }) => id),
    labels: drawn.flatMap(({ narrowLabel }) => narrowLabel ?? []),
  };
}

test('an amount stands beside the title, and what does not say itself what it is has a label', () => {
  const columns = [title, status, placed, customer, invoice, weight, total];
  expect(placesOf(columns)).toEqual({
    beside: ['total'],
    labels: ['Placed', 'Invoice', 'Weight'],
  });
});

test('without an amount, a date does', () => {
  expect(placesOf([title, status, placed, weight])).toEqual({
    beside: ['placed'],
    labels: ['Weight'],
  });
});

test('a title that is an amount or a date has nothing beside it for that', () => {
  expect(placesOf([total])).toEqual({ beside: [], labels: [] });
  expect(placesOf([])).toEqual({ beside: [], labels: [] });
});
