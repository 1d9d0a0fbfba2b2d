/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { browserLocale, useVisitorLocale } from '../../../src/ui/locale/visitorLocale.ts';

const PAINTED = { language: 'de', timeZone: 'Asia/Tokyo', now: 5 };
const OWN_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

function Zone() {
  const { language, timeZone, now } = useVisitorLocale(PAINTED);
  return <p>{`${language} ${timeZone} ${now}`}</p>;
}

test('a first page is hydrated as rendered, then shown in the visitor’s time zone', () => {
  document.body.innerHTML = renderToString(<Zone />);
  expect(document.body).toHaveTextContent('de Asia/Tokyo 5');
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  act(() => void hydrateRoot(document.body, <Zone />));
  expect(document.body).toHaveTextContent(`de ${OWN_ZONE} 5`);
  expect(complaints).not.toHaveBeenCalled();
});

test('the server learns the zone for all pages to come', () => {
  render(<Zone />);
  expect(document.cookie).toContain(`timeZone=${OWN_ZONE}`);
});

test('a page that the browser made itself has the language of the first and its visitor’s zone', () => {
  document.documentElement.lang = 'nl';
  const before = Date.now();
  const { language, timeZone, now } = browserLocale();
  expect([language, timeZone]).toEqual(['nl', OWN_ZONE]);
  expect(now).toBeGreaterThanOrEqual(before);
});
