import { keepsAim, ratioOf, type Figure, type Outcome } from './figure.ts';
import { missed, report } from './report.ts';

const within: Figure = { what: 'Scripts', value: 141.2, unit: 'kB', aim: { atMost: 170 } };
const beyond = ratioOf('first row / theirs', 430, 677, 'ms', { atMost: 0.35 });
const printed = ratioOf('count / rows', 20, 10, 'ms', null);
const skipped: Outcome = { what: 'a million rows', needs: 'PostgreSQL' };

test('a figure keeps its aim up to the aim itself, and what is no number keeps none', () => {
  const figure = (value: number, aim: Figure['aim']): Figure => ({ ...within, value, aim });
  expect(keepsAim(figure(170, { atMost: 170 }))).toBe(true);
  expect(keepsAim(figure(170.1, { atMost: 170 }))).toBe(false);
  expect(keepsAim(figure(0.6, { atLeast: 0.6 }))).toBe(true);
  expect(keepsAim(figure(0.59, { atLeast: 0.6 }))).toBe(false);
  expect(keepsAim(figure(NaN, { atMost: 170 }))).toBe(false);
  expect(keepsAim(figure(NaN, { atLeast: 0.6 }))).toBe(false);
  expect(keepsAim(figure(Infinity, null))).toBe(true);
});

test('a run misses the aims of figures, not of what the machine cannot measure or is printed only', () => {
  expect(missed([within, beyond, printed, skipped])).toEqual([beyond]);
});

test('the report has a line for each outcome, and names at its end what is beyond its aim', () => {
  expect(report([within, beyond, printed, skipped])).toBe(
    `
Scripts              141 kB  aim ≤ 170 kB
first row / theirs    0.64×  aim ≤ 0.35× (430 ms / 677 ms)  ✗
count / rows          2.00×  printed only (20 ms / 10 ms)
a million rows      skipped  needs PostgreSQL

1 beyond the aim:
  first row / theirs: 0.64×, aim ≤ 0.35×`.trimStart(),
  );
});

test('the report says so where nothing is beyond its aim', () => {
  expect(report([within])).toMatch(/\n\nEvery figure keeps to its aim\.$/);
});
