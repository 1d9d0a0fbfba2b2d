/** @jest-environment jsdom */
import { setScope } from '../../src/storage/scope.ts';
import { sweepQuickStorage } from '../../src/storage/sweep.ts';
import { keepUnsigned, takeUnsigned } from '../../src/storage/unsigned.ts';

const FORM = '/tags/new';

beforeEach(() => {
  sessionStorage.clear();
  setScope('nobody');
});
afterEach(() => {
  takeUnsigned(FORM);
  jest.useRealTimers();
});

test('what is typed while nobody is signed in goes to who signs in, once', () => {
  keepUnsigned(FORM, 'typed');
  expect(takeUnsigned(FORM)).toBeNull();
  setScope('ada', true);
  expect(takeUnsigned('/orders/new')).toBeNull();
  expect(takeUnsigned(FORM)).toBe('typed');
  expect(takeUnsigned(FORM)).toBeNull();
});

test('the first page after signing in takes it, whatever it shows: nobody after them finds it', () => {
  keepUnsigned(FORM, 'typed');
  setScope('ada', true);
  sweepQuickStorage([]);
  expect({ ...sessionStorage }).toEqual({});
});

test('what somebody types who is signed in, what was dropped, and what is old is for nobody', () => {
  jest.useFakeTimers();
  setScope('ada', true);
  keepUnsigned(FORM, 'typed by Ada');
  expect({ ...sessionStorage }).toEqual({});
  setScope('nobody');
  keepUnsigned(FORM, 'typed');
  keepUnsigned(FORM, null);
  keepUnsigned('/orders/new', 'typed');
  jest.advanceTimersByTime(31 * 60_000);
  setScope('bob', true);
  expect([takeUnsigned(FORM), takeUnsigned('/orders/new')]).toEqual([null, null]);
});
