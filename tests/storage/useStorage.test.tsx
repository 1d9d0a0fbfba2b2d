/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { quickStorage } from '../../src/storage/quickStorage.ts';
import { currentScope, hasReplacedPerson, setScope } from '../../src/storage/scope.ts';
import { useStorage } from '../../src/storage/useStorage.ts';

const recent = quickStorage({ name: 'recent', days: 1, endsAtSignOut: true });

function Page({ scope, isPerson = true }: { scope: string | null; isPerson?: boolean }) {
  return useStorage(scope, isPerson) ? <p>{recent.read() ?? 'nothing kept'}</p> : null;
}
/** As another tab changes what the browser keeps. */
function elsewhere(newValue: string): void {
  localStorage.setItem('frontage.scope', newValue);
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'frontage.scope', newValue })),
  );
}
// jsdom cannot load a page anew, and says so.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.body.hidden = false;
});

test('a page opens its person’s storage and notifies other tabs', () => {
  setScope('ada');
  recent.keep('visits of Ada');
  render(<Page scope="ada" />);
  expect(screen.getByText('visits of Ada')).toBeInTheDocument();
  expect(localStorage.getItem('frontage.scope')).toBe('ada');
});

test('another tab of the same person changes nothing; of another, nothing stays of the page', () => {
  setScope('ada');
  recent.keep('visits of Ada');
  render(<Page scope="ada" />);
  elsewhere('ada');
  expect(screen.getByText('visits of Ada')).toBeVisible();
  elsewhere('nobody');
  expect(screen.queryByText('visits of Ada')).toBeNull();
  expect([document.body.hidden, currentScope()]).toEqual([true, null]);
});

test('a tab that is taken over says so once, to nobody but the person who took it', () => {
  const takenOver = (next: string, isPerson = true) => {
    setScope('ada', true);
    const { unmount } = render(<Page scope="ada" />);
    elsewhere(next);
    unmount();
    setScope(next, isPerson);
    return hasReplacedPerson();
  };
  expect(takenOver('nobody', false)).toBe(false);
  setScope('bob', true);
  expect(hasReplacedPerson()).toBe(false);
  expect(takenOver('bob')).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('a page whose session has expired leaves other tabs to go on, one after signing out does not', () => {
  localStorage.setItem('frontage.scope', 'ada');
  const { unmount } = render(<Page scope="nobody" isPerson={false} />);
  expect(localStorage.getItem('frontage.scope')).toBe('ada');
  unmount();
  document.cookie = 'frontage-signed-out=ada';
  render(<Page scope="nobody" isPerson={false} />);
  expect(localStorage.getItem('frontage.scope')).toBe('nobody');
});

test('a page out of the back-forward cache looks whose the browser is', () => {
  render(<Page scope="ada" />);
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: true });
  act(() => void window.dispatchEvent(event));
  expect(currentScope()).toBe('ada');
  localStorage.setItem('frontage.scope', 'bob');
  act(() => void window.dispatchEvent(event));
  expect(currentScope()).toBeNull();
});

test('who signed out is cleared up after once', async () => {
  setScope('ada');
  recent.keep('visits of Ada');
  document.cookie = 'frontage-signed-out=ada';
  render(<Page scope="nobody" />);
  await waitFor(() => expect(document.cookie).not.toContain('signed-out'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('visits of Ada');
});

test('a page that does not know whose it is takes and leaves nothing', () => {
  localStorage.setItem('frontage.scope', 'ada');
  render(<Page scope={null} />);
  expect(screen.getByText('nothing kept')).toBeInTheDocument();
  expect(localStorage.getItem('frontage.scope')).toBe('ada');
});

test('what is too old is removed when the page is first touched, what a person who signed out left at once', async () => {
  localStorage.setItem('frontage.old', '{}');
  const { unmount } = render(<Page scope="ada" />);
  await act(() => Promise.resolve());
  expect(localStorage.getItem('frontage.old')).not.toBeNull();
  act(() => void document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
  await waitFor(() => expect(localStorage.getItem('frontage.old')).toBeNull());
  unmount();
  localStorage.setItem('frontage.old', '{}');
  document.cookie = 'frontage-signed-out=bob';
  render(<Page scope="ada" />);
  await waitFor(() => expect(localStorage.getItem('frontage.old')).toBeNull());
});
