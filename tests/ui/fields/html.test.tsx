/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Html } from '../../../src/ui/fields/Html.tsx';
import { htmlText } from '../../../src/ui/fields/htmlText.ts';

test.each([
  ['<p>A <strong>strong</strong> cup.</p><p>For two.</p>', 'A strong cup.\nFor two.'],
  ['<ul><li>one</li><li>two</li></ul>', '• one\n• two'],
  ['first<br/>second', 'first\nsecond'],
  ['<p>Fish &amp; chips &lt; &#163;9 &#x2713;</p>', 'Fish & chips < £9 ✓'],
  ['<style>p { color: red }</style><!-- no --><p>Seen</p>', 'Seen'],
  ['1 < 2', '1 < 2'],
  ['&unknown; &#0;', '&unknown; &#0;'],
])('the words of %s', (html, text) => {
  expect(htmlText(html)).toBe(text);
});

test('a text in HTML is shown by its words, and as a browser shows it on demand', () => {
  const { container } = render(<Html value={'<p onclick="a()">A <b>cup</b></p>'} />);
  expect(screen.getByText('A cup')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(container.querySelector('iframe')).toHaveAttribute('sandbox', '');
});

test('no text brings an element into the page', () => {
  const parts = ['<', '>', '/', '&lt;', 'script', 'img src=x onerror=a()', '<!--', '-->', ' ', 'p'];
  const texts = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(texts, (html) => {
      const { container, unmount } = render(<Html value={html} />);
      expect(container.querySelectorAll('script, img, iframe')).toHaveLength(0);
      unmount();
    }),
    { numRuns: 60 },
  );
});
