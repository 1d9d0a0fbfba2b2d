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

test('a draft from before signing in is read once by the person who signs in', () => {
  saveSignedOutDraft(FORM, 'typed');
  expect(takeSignedOutDraft(FORM)).toBeNull();
  setScope('ada', true);
  expect(takeSignedOutDraft('/orders/new')).toBeNull();
  expect(takeSignedOutDraft(FORM)).toBe('typed');
  expect(takeSignedOutDraft(FORM)).toBeNull();
});

test('the first page after signing in collects drafts, so that no later person finds them', () => {
  saveSignedOutDraft(FORM, 'typed');
  setScope('ada', true);
  sweepQuickStorage([]);
  expect({ ...sessionStorage }).toEqual({});
});

test('drafts of a session, removed ones and expired ones are not returned', () => {
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
