/** @jest-environment jsdom */
import { fetchSequence, sequenceOfPage } from '../../../src/ui/list/adjacentSequence.ts';
import {
  placeIn,
  positionIn,
  parseSequence,
  withOpened,
  type RecordSequence,
} from '../../../src/ui/list/recordSequence.ts';

const SEQUENCE: RecordSequence = {
  list: '/orders?status=SHIPPED',
  hrefs: ['/orders/1', '/orders/2', '/orders/3'],
  opened: ['/orders/1', '/orders/2', '/orders/3'],
};

describe('the records around one', () => {
  test.each([
    ['/orders/1', { index: 0, previous: null, next: '/orders/2' }],
    ['/orders/2', { index: 1, previous: '/orders/1', next: '/orders/3' }],
    ['/orders/3', { index: 2, previous: '/orders/2', next: null }],
  ])('are those of the page of the list, for as far as that goes: %s', (href, expected) => {
    expect(positionIn(SEQUENCE, href)).toEqual(expected);
  });

  test('are not those of a list that does not have it', () => {
    expect(positionIn(SEQUENCE, '/orders/4')).toBeNull();
  });

  test('are not those of a list that it was not opened from', () => {
    const sequence = { ...SEQUENCE, opened: ['/orders/1'] };
    expect(positionIn(sequence, '/orders/2')).toBeNull();
    expect(positionIn(withOpened(sequence, '/orders/2'), '/orders/2')).not.toBeNull();
    expect(positionIn(withOpened(sequence, '/orders/2'), '/orders/1')).not.toBeNull();
  });
});

describe('the place of a record in its list', () => {
  const page2 = { ...SEQUENCE, previousPage: '/orders', nextPage: '/orders?page=3' };

  test.each([
    ['of a list that is whole', SEQUENCE, { place: 2, count: 3, hasMore: false }],
    ['of the number that the list shows', { ...SEQUENCE, total: 300 }, { place: 2, count: 300 }],
    ['across pages', { ...page2, before: 25, total: 300 }, { place: 27, count: 300 }],
    ['of at least as many as were seen', { ...page2, before: 25 }, { count: 28, hasMore: true }],
    ['of those of a lane that has more', { ...SEQUENCE, hasMore: true }, { hasMore: true }],
    ['of more than a number that is outdated', { ...SEQUENCE, total: 1 }, { place: 2, count: 3 }],
  ])('is %s', (_case, sequence, expected) => {
    expect(placeIn(sequence, 1)).toMatchObject(expected);
  });

  test('is not known on a page that nothing says the number of', () => {
    expect(placeIn({ ...page2, total: 300 }, 1)).toBeNull();
  });
});

describe('another page of the list', () => {
  /** As much of a page as is read. */
  function pageWith(html: string): Document {
    return new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html');
  }
  const ROWS = ['/orders/4', '/orders/5']
    .map(
      (href) =>
        `<tr><th scope="row"><input><a href="${href}">SO</a></th><td><a href="/customers/1">C</a></td></tr>`,
    )
    .join('');
  const PAGER =
    '<nav><a rel="prev" href="/orders?page=1">Previous</a><a rel="next" href="/orders?page=3">Next</a></nav>';

  test('opens its first record, or its last', () => {
    const page = pageWith(`<table><tbody>${ROWS}</tbody></table>${PAGER}`);
    expect(sequenceOfPage(page, '/orders?page=2', 'start')).toEqual({
      list: '/orders?page=2',
      hrefs: ['/orders/4', '/orders/5'],
      previousPage: '/orders?page=1',
      nextPage: '/orders?page=3',
      opened: ['/orders/4'],
    });
    expect(sequenceOfPage(page, '/orders?page=2', 'end')?.opened).toEqual(['/orders/5']);
  });

  test('says its place by its pager and its number, or goes on from the page before or after', () => {
    const rows = `<table><tbody>${ROWS}</tbody></table>`;
    const numbered = pageWith(
      `<p><span data-total="40">40</span></p>${rows}<nav data-first="4"></nav>`,
    );
    expect(sequenceOfPage(numbered, '/orders?page=2', 'start')).toMatchObject({
      before: 3,
      total: 40,
    });
    const left = { ...SEQUENCE, before: 6, total: 300, previousPage: '/orders?after=a' };
    expect(sequenceOfPage(pageWith(rows), '/orders?after=b', 'start', left)).toMatchObject({
      before: 9,
      total: 300,
    });
    expect(sequenceOfPage(pageWith(rows), '/orders?after=a', 'end', left)).toMatchObject({
      before: 4,
    });
    const unknown = { ...left, before: undefined };
    expect(sequenceOfPage(pageWith(rows), '/orders?after=b', 'start', unknown)).not.toHaveProperty(
      'before',
    );
  });

  test('is read without its styles, which the policy of this page does not know', async () => {
    const html = `<style nonce="other">a{color:red}</style><style>
      b{}</style><main><table><tbody>${ROWS}</tbody></table></main>`;
    const platform = globalThis.fetch;
    globalThis.fetch = () =>
      Promise.resolve({ ok: true, text: () => Promise.resolve(html) } as Response);
    const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
    expect((await fetchSequence('/orders?page=2', 'start'))?.opened).toEqual(['/orders/4']);
    globalThis.fetch = platform;
    expect(parse.mock.calls[0][0]).not.toMatch(/style|color/);
    parse.mockRestore();
  });

  test('ends where the list does, and leads nowhere where it has no rows', () => {
    const last = sequenceOfPage(
      pageWith(`<table><tbody>${ROWS}</tbody></table>`),
      '/orders?page=9',
      'start',
    );
    expect(last).not.toHaveProperty('nextPage');
    expect(sequenceOfPage(pageWith(PAGER), '/orders?page=2', 'start')).toBeNull();
  });
});

describe('what a tab keeps', () => {
  test('is read as it was kept', () => {
    expect(parseSequence(JSON.stringify(SEQUENCE))).toEqual(SEQUENCE);
  });

  test.each([{ before: -1 }, { before: '3' }, { total: 1.5 }, { hasMore: 'yes' }])(
    'is read without numbers that are none: %j',
    (numbers) => {
      expect(parseSequence(JSON.stringify({ ...SEQUENCE, ...numbers }))).toEqual(SEQUENCE);
    },
  );

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['something else', '[]'],
    ['no list', JSON.stringify({ ...SEQUENCE, list: undefined })],
    ['a list elsewhere', JSON.stringify({ ...SEQUENCE, list: '//elsewhere.example' })],
    ['a record elsewhere', JSON.stringify({ ...SEQUENCE, hrefs: ['javascript:alert(1)'] })],
    ['records that are none', JSON.stringify({ ...SEQUENCE, opened: '/orders/1' })],
  ])('is not stored where it is %s', (_what, text) => {
    expect(parseSequence(text)).toBeNull();
  });
});
