/** @jest-environment jsdom */
import { homeCharts } from '../../src/visitor/homeCharts.ts';
import { browserListChoices } from '../../src/visitor/listChoice.ts';
import { saveHomeCharts } from '../../src/visitor/saveHomeCharts.ts';

const CHARTS = [
  { slug: 'orders', search: 'status=DRAFT&chart=number+placedAt.month', name: '' },
  { slug: 'order-lines', search: 'chart=number+-', name: 'Zeilen ~ für uns; 100 %' },
];

afterEach(() => saveHomeCharts([]));

test('charts are kept for the next page, with their names', () => {
  expect(saveHomeCharts(CHARTS)).toBe(true);
  const [first, second] = homeCharts(browserListChoices());
  expect(first).toEqual(CHARTS[0]);
  expect(second).toEqual({ ...CHARTS[1], name: 'Zeilen - für uns; 100 %' });
  saveHomeCharts([]);
  expect(homeCharts(browserListChoices())).toEqual([]);
});

test('what is too long for a cookie is not kept, and said to be so', () => {
  saveHomeCharts(CHARTS);
  expect(saveHomeCharts([...CHARTS, { ...CHARTS[0], name: 'long '.repeat(400) }])).toBe(false);
  expect(homeCharts(browserListChoices())).toHaveLength(2);
});

test('what is malformed is left out', () => {
  expect(homeCharts({ 'home.charts': 'orders~ ~orders chart=number~~x' })).toEqual([
    { slug: 'orders', search: 'chart=number', name: '' },
  ]);
});
