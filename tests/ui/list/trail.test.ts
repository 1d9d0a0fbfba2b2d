import { placeOn, trailIn, withOpened, type Trail } from '../../../src/ui/list/trail.ts';

const TRAIL: Trail = {
  list: '/orders?status=SHIPPED',
  hrefs: ['/orders/1', '/orders/2', '/orders/3'],
  opened: ['/orders/1', '/orders/2', '/orders/3'],
};

describe('the records around one', () => {
  test.each([
    ['/orders/1', { at: 0, previous: null, next: '/orders/2' }],
    ['/orders/2', { at: 1, previous: '/orders/1', next: '/orders/3' }],
    ['/orders/3', { at: 2, previous: '/orders/2', next: null }],
  ])('are those of the page of the list, for as far as that goes: %s', (href, expected) => {
    expect(placeOn(TRAIL, href)).toEqual(expected);
  });

  test('are not those of a list that does not have it', () => {
    expect(placeOn(TRAIL, '/orders/4')).toBeNull();
  });

  test('are not those of a list that it was not opened from', () => {
    const trail = { ...TRAIL, opened: ['/orders/1'] };
    expect(placeOn(trail, '/orders/2')).toBeNull();
    expect(placeOn(withOpened(trail, '/orders/2'), '/orders/2')).not.toBeNull();
    expect(placeOn(withOpened(trail, '/orders/2'), '/orders/1')).not.toBeNull();
  });
});

describe('what a tab keeps', () => {
  test('is read as it was kept', () => {
    expect(trailIn(JSON.stringify(TRAIL))).toEqual(TRAIL);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['something else', '[]'],
    ['no list', JSON.stringify({ ...TRAIL, list: undefined })],
    ['a list elsewhere', JSON.stringify({ ...TRAIL, list: '//elsewhere.example' })],
    ['a record elsewhere', JSON.stringify({ ...TRAIL, hrefs: ['javascript:alert(1)'] })],
    ['records that are none', JSON.stringify({ ...TRAIL, opened: '/orders/1' })],
  ])('is no trail where it is %s', (_what, text) => {
    expect(trailIn(text)).toBeNull();
  });
});
