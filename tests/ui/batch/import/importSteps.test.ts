import { planOf, reviewAgain, type Review } from '../../../../src/ui/batch/import/importSteps.ts';

const ENGLISH = { language: 'en', timeZone: 'UTC', now: 0 };

const REVIEW: Review = {
  name: 'review',
  source: { fileName: 'orders.csv', text: 'Number,Salary\n7,10\n,20' },
  table: {
    headings: ['Number', 'Salary'],
    rows: [
      { number: 2, cells: ['7', '10'], problem: null },
      { number: 3, cells: ['', '20'], problem: null },
    ],
  },
  columns: { Number: 'number', Salary: null },
  writings: {},
  interrupted: null,
};
const [FIRST, SECOND] = REVIEW.table.rows;
const ROWS = [
  { ...FIRST, state: { number: '7' }, problems: [] },
  { ...SECOND, state: null, problems: ['Number is required.'] },
];

test('what is kept of an import has the rows that are sent, and nothing of columns that are left out', () => {
  const plan = planOf('orders', REVIEW, ROWS, [['customer', 'Lagom', '7']]);
  expect(plan).toMatchObject({ slug: 'orders', fileName: 'orders.csv', total: 1 });
  expect(plan.text).not.toMatch(/10|20/);
  expect(plan.chosen).toEqual([['customer', 'Lagom', '7']]);
});

test('an import that was interrupted is reviewed with what is kept of it', () => {
  const { writings: _, ...plan } = planOf('orders', REVIEW, ROWS, []);
  const interrupted = { plan, notes: new Map() };
  const review = reviewAgain(interrupted, ENGLISH);
  expect(review).toMatchObject({ columns: REVIEW.columns, writings: {}, interrupted });
  expect(review.source.fileName).toBe('orders.csv');
  expect(review.table.headings).toEqual(['Number', 'Salary']);
  expect(review.table.rows[0]).toMatchObject({ number: 2, cells: ['7', ''] });
});
