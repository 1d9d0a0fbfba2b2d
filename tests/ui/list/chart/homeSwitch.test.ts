import { isChartOf } from '../../../../src/ui/list/chart/useHomeCharts.ts';

const shown = (search: string) => ({ slug: 'orders', search, name: '' });
const isShown = isChartOf('orders', 'status=DRAFT&chart=sum.total+placedAt.month+EUR');

test.each([
  ['with other columns', 'status=DRAFT&columns=-&chart=sum.total+placedAt.month+EUR', true],
  ['in the usual currency', 'status=DRAFT&chart=sum.total+placedAt.month', true],
  ['in another currency', 'status=DRAFT&chart=sum.total+placedAt.month+SEK', false],
  ['of other records', 'chart=sum.total+placedAt.month+EUR', false],
  ['by something else', 'status=DRAFT&chart=sum.total+placedAt.week+EUR', false],
])('of a chart that is shown, one %s is the same: %s → %s', (_, search, isSame) => {
  expect(isShown(shown(search))).toBe(isSame);
});

test('charts over other lists are others', () => {
  expect(isChartOf('invoices', 'chart=number')(shown('chart=number'))).toBe(false);
});
