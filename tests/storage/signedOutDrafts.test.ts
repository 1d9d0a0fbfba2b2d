/** @jest-environment jsdom */
import { setScope } from '../../src/storage/scope.ts';
import { sweepQuickStorage } from '../../src/storage/sweep.ts';
import { saveSignedOutDraft, takeSignedOutDraft } from '../../src/storage/signedOutDrafts.ts';

const FORM = '/tags/new';

beforeEach(() => {
  sessionStorage.clear();
  setScope('nobody');
});
afterEach(() => {
  takeSignedOutDraft(FORM);
  jest.useRealTimers();
});

test('what is typed while nobody is signed in goes to who signs in, once', () => {
  saveSignedOutDraft(FORM, 'typed');
  expect(takeSignedOutDraft(FORM)).toBeNull();
  setScope('ada', true);
  expect(takeSignedOutDraft('/orders/new')).toBeNull();
  expect(takeSignedOutDraft(FORM)).toBe('typed');
  expect(takeSignedOutDraft(FORM)).toBeNull();
});

test('the first page after signing in takes it, whatever it shows: nobody after them finds it', () => {
  saveSignedOutDraft(FORM, 'typed');
  setScope('ada', true);
  sweepQuickStorage([]);
  expect({ ...sessionStorage }).toEqual({});
});

test('what somebody types who is signed in, what was dropped, and what is old is for nobody', () => {
  jest.useFakeTimers();
  setScope('ada', true);
  saveSignedOutDraft(FORM, 'typed by Ada');
  expect({ ...sessionStorage }).toEqual({});
  setScope('nobody');
  saveSignedOutDraft(FORM, 'typed');
  saveSignedOutDraft(FORM, null);
  saveSignedOutDraft('/orders/new', 'typed');
  jest.advanceTimersByTime(31 * 60_000);
  setScope('bob', true);
  expect([takeSignedOutDraft(FORM), takeSignedOutDraft('/orders/new')]).toEqual([null, null]);
});
