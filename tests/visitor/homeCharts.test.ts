/** @jest-environment jsdom */
import { setScope } from '../../src/storage/scope.ts';
import { homeCharts } from '../../src/visitor/homeCharts.ts';
import { browserListChoices, listChoices, ownedChoice } from '../../src/visitor/listChoice.ts';
import { chartsKept, keptCharts, saveHomeCharts } from '../../src/visitor/saveHomeCharts.ts';

const CHARTS = [
  { slug: 'orders', search: 'status=DRAFT&chart=number+placedAt.month', name: '' },
  { slug: 'order-lines', search: 'chart=number+-', name: 'Zeilen ~ für uns; 100 %' },
];

beforeEach(() => setScope('me'));
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

test('somebody else who signs in to the browser has charts of their own, and each finds them again', () => {
  saveHomeCharts(CHARTS);
  setScope('you');
  expect(homeCharts(browserListChoices())).toEqual([]);
  expect(keptCharts()).toBeNull();
  saveHomeCharts([CHARTS[0]]);
  expect(homeCharts(browserListChoices())).toHaveLength(1);
  saveHomeCharts([]);
  setScope('me');
  expect(homeCharts(browserListChoices())).toEqual([]);
  expect(chartsKept(keptCharts())).toHaveLength(2);
});

test('where it is unknown whose they are, none are kept', () => {
  setScope(null);
  expect(saveHomeCharts(CHARTS)).toBe(false);
});

test('the server shows nobody the charts of somebody else, and everybody what is of the browser', () => {
  const cookies = {
    'list.home.charts': ownedChoice('you', 'orders chart=number'),
    'list.orders': '~compact',
  };
  expect(listChoices(cookies, 'me')).toEqual({ orders: '~compact' });
  expect(listChoices(cookies, null)).toEqual({ orders: '~compact' });
  expect(listChoices(cookies, 'you')).toEqual({
    orders: '~compact',
    'home.charts': 'orders chart=number',
  });
});
