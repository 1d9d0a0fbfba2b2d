/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { momentRoom } from '../../../src/ui/fields/momentRoom.ts';
import { Moment } from '../../../src/ui/fields/Time.tsx';
import { measureSkew } from '../../../src/relay/clock.ts';
import { formatMoment } from '../../../src/locale/formats.ts';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  measureSkew(Date.now() - performance.now());
  jest.useRealTimers();
});

const at = (distance: number) => new Date(NOW + distance).toISOString();

function page(children: React.ReactNode, madeAt = NOW) {
  const locale = { language: 'en-GB', timeZone: 'UTC', now: madeAt };
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: isVisible ? 'visible' : 'hidden',
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

test('what was near when the page was made moves away while it stays open', () => {
  render(page(<Moment value={at(-6 * MINUTE)} />));
  expect(screen.getByText('6 minutes ago')).toBeInTheDocument();
  pass(4 * MINUTE);
  expect(screen.getByText('10 minutes ago')).toBeInTheDocument();
  pass(3 * HOUR);
  expect(screen.getByText('3 hours ago')).toBeInTheDocument();
});

test('what happens on an open page has just happened, and is not to come', () => {
  const { rerender } = render(page(<Moment value={at(-HOUR)} />));
  pass(5 * MINUTE);
  rerender(page(<Moment value={at(5 * MINUTE)} />));
  expect(screen.getByText('now')).toBeInTheDocument();
});

test('one timer serves the page, and only changed texts render', () => {
  let paints = 0;
  const Row = () => {
    paints++;
    return <Moment value={at(-2 * HOUR)} />;
  };
  const { unmount } = render(page(Array.from({ length: 50 }, (_, index) => <Row key={index} />)));
  expect(jest.getTimerCount()).toBe(1);
  pass(2 * HOUR);
  expect(paints).toBe(50);
  expect(screen.getAllByText('4 hours ago')).toHaveLength(50);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('nothing runs while nobody looks; who comes back sees what is true at once', () => {
  render(page(<Moment value={at(-MINUTE)} />));
  setVisible(false);
  expect(jest.getTimerCount()).toBe(0);
  jest.setSystemTime(NOW + HOUR);
  setVisible(true);
  expect(screen.getByText('1 hour ago')).toBeInTheDocument();
});

test.each([-HOUR, HOUR])('a browser’s clock that is wrong by %d ms changes nothing', (wrong) => {
  jest.setSystemTime(NOW + wrong);
  measureSkew(NOW - performance.now());
  render(page(<Moment value={at(-2 * MINUTE)} />));
  pass(3 * MINUTE);
  expect(screen.getByText('5 minutes ago')).toBeInTheDocument();
});

test('a page that comes late is taken over as the server painted it, and corrected after that', async () => {
  const { renderToString } = await import('react-dom/server');
  const element = page(<Moment value={at(-MINUTE)} />);
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  expect(container).toHaveTextContent('1 minute ago');
  jest.setSystemTime(NOW + 10 * MINUTE);
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(error) });
  });
  pass(MINUTE);
  expect(container).toHaveTextContent('12 minutes ago');
  expect(errors).toEqual([]);
});

test.each(['en-GB', 'de', 'ar', 'ja', 'fr', 'es', 'zh'])(
  'in %s, all words that a moment may come to have fit in the room that is kept for them',
  (language) => {
    for (const start of [0, 3 * HOUR]) {
      const locale = { language, timeZone: 'UTC', now: NOW };
      const room = momentRoom(at(start), locale)!;
      for (let age = -start; age < 8 * 24 * HOUR; age += 7 * MINUTE) {
        const words = formatMoment(at(start), { ...locale, now: NOW + start + age });
        const wide = words.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu);
        const marks = words.match(/[\p{M}\p{Cf}]/gu);
        const width = words.length - (marks?.length ?? 0) + (wide?.length ?? 0);
        expect([words, width <= room]).toEqual([words, true]);
      }
    }
  },
);

test('room is kept for words that will change, and only for those', () => {
  render(page([-8 * 24 * HOUR, -HOUR].map((age) => <Moment key={age} value={at(age)} />)));
  expect(screen.getByText('12 Nov 2026')).not.toHaveAttribute('style');
  expect(screen.getByText('1 hour ago')).toHaveStyle({ minWidth: '14ch' });
});
