import { storedAsEntered } from './stored.ts';

const stored = (value: string, entered: string) => storedAsEntered(value, entered, NaN);

test('a time is stored as entered with or without a fraction of zeros, and otherwise not', () => {
  expect(stored('15:45:30+00:01', '15:45:30.000000+00:01')).toBe(true);
  expect(stored('15:45:31+00:01', '15:45:30.000000+00:01')).toBe(false);
  expect(stored('15:45:30+00:02', '15:45:30.000000+00:01')).toBe(false);
});

test('an address is stored as entered, and no other one is', () => {
  expect(stored('10.0.0.1', '10.0.0.2')).toBe(false);
  expect(stored('10.0.0.1', '10.0.0.1')).toBe(true);
});
