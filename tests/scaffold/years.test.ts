import { isCalendarYear } from '../../src/model/fields/moments.ts';
import { scaffoldOf, textOf } from './scaffolded.ts';

test.each(['year', 'publishedYear', 'birth_year', 'yearOfBirth', 'organisationYearEstablished'])(
  '%s is a year of the calendar',
  (name) => {
    expect(isCalendarYear(name)).toBe(true);
  },
);

test.each([
  'years',
  'visitsPerYear',
  'dayOfYear',
  'revenueLastYear',
  'yearRevenue',
  'fullYearCount',
])('%s is a number like any other', (name) => {
  expect(isCalendarYear(name)).toBe(false);
});

test('years have no separator of thousands, in lists and on the record’s page', async () => {
  const files = await scaffoldOf(`
    type Query { cars: [Car!]! car(id: ID!): Car }
    type Car { id: ID! name: String! modelYear: Int! seats: Int! }
  `);
  const table = textOf(files, 'src/resources/cars/CarTable.tsx');
  const record = textOf(files, 'src/resources/cars/CarRecord.tsx');
  expect(table).toContain(
    "numberColumn('modelYear', (car) => car.modelYear, { format: { useGrouping: false } })",
  );
  expect(record).toContain(
    '<NumberValue name="modelYear" value={car.modelYear} format={{ useGrouping: false }} />',
  );
  expect(table.match(/useGrouping/g)).toHaveLength(1);
});
