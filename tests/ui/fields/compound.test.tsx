/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { Choices } from '../../../src/lists/choices.ts';
import { dataOf, textIn, writtenValues } from '../../../src/ui/fields/column.tsx';
import { compoundColumn } from '../../../src/ui/fields/Compound.tsx';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import { speak } from '../../locale/speak.ts';

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const REGIONS: Choices = { NORTH: { label: 'The north', tone: 'neutral' } };

interface Shop {
  readonly address: object | null;
}

const column = compoundColumn('address', ({ address }: Shop) => address, {
  ...{ parts: ['street', 'zip', 'city', 'region'], choices: { region: REGIONS } },
});

const shown = (address: object | null, locale = LOCALE) => {
  const { container } = render(
    <LocaleContext value={locale}>{column.cell({ address })}</LocaleContext>,
  );
  return container.textContent;
};

test('an object is shown by its parts on one line, without those that are missing', () => {
  const address = { street: 'Mill Road 3', zip: null, city: 'Leeds', region: 'NORTH' };
  expect(shown(address)).toBe('Mill Road 3, Leeds, The north');
  expect(shown({ ...address, zip: 10115 })).toBe('Mill Road 3, 10115, Leeds, The north');
  expect(shown({ ...address, region: 'ELSEWHERE' })).toBe('Mill Road 3, Leeds, ELSEWHERE');
  expect(shown(address, speak('ja'))).toBe('Mill Road 3、Leeds、The north');
});

test('an object without any of its parts, and none, is nothing', () => {
  expect(shown({ street: '', zip: null })).toBe('—None');
  expect(shown(null)).toBe('—None');
});

test('the parts of one expression stand beside each other', () => {
  const weight = compoundColumn('weight', (row: { weight: object }) => row.weight, {
    ...{ parts: ['value', 'unit'], isOne: true },
  });
  expect(textIn(weight, { weight: { value: 1250.5, unit: 'kg' } }, LOCALE)).toBe('1,250.5 kg');
});

test('a file for people has the words, one for programs the object', () => {
  const row = { address: { street: 'Mill Road 3', city: 'Leeds' } };
  expect(writtenValues(column, row, LOCALE)).toEqual([{ part: '', value: 'Mill Road 3, Leeds' }]);
  expect(writtenValues(column, row, null)).toEqual([{ part: '', value: dataOf(column, row) }]);
});
