import type { Locale } from '../../../src/locale/locale.ts';
import { decimal, integer } from '../../../src/ui/form/inputs/number.tsx';
import { range } from '../../../src/ui/form/inputs/range.tsx';
import { rangeText } from '../../../src/ui/form/inputs/rangeText.tsx';
import { day, moment } from '../../../src/ui/form/inputs/time.tsx';
import { changed, initialState, newState } from '../../../src/ui/form/values.ts';

const LOCALE: Locale = { language: 'en-GB', timeZone: 'UTC', now: 0 };

const nights = { ...range({ bound: day() }), label: 'Nights' };
const FIELDS = { nights };
const MAY = {
  start: { value: '2026-05-01', inclusive: true },
  end: { value: '2026-05-07', inclusive: false },
};

function read(value: unknown) {
  return initialState(FIELDS, { nights: value }, LOCALE);
}

test('a range that nobody changes is not sent', () => {
  expect(changed(FIELDS, read(MAY), read(MAY), LOCALE)).toEqual({});
});

test('changing one bound sends the range with the other as it was', () => {
  const before = read(MAY);
  const state = { nights: { ...(before.nights as object), end: '2026-05-09' } };
  expect(changed(FIELDS, before, state, LOCALE)).toEqual({
    nights: { start: MAY.start, end: { value: '2026-05-09', inclusive: false } },
  });
});

test('whether a bound belongs to the range can be changed by itself', () => {
  const before = read(MAY);
  const state = { nights: { ...(before.nights as object), endIncluded: 'true' } };
  expect(changed(FIELDS, before, state, LOCALE)).toEqual({
    nights: { start: MAY.start, end: { value: '2026-05-07', inclusive: true } },
  });
});

test('a bound that is taken away is open, and a range without both is none', () => {
  const before = read(MAY);
  const open = { nights: { ...(before.nights as object), end: null } };
  expect(changed(FIELDS, before, open, LOCALE)).toEqual({
    nights: { start: MAY.start, end: null },
  });
  const none = { nights: { ...(before.nights as object), start: null, end: null } };
  expect(changed(FIELDS, before, none, LOCALE)).toEqual({ nights: null });
});

test('a new range includes its start and not its end until a person says otherwise', () => {
  const before = newState(FIELDS, LOCALE);
  expect(nights.isEmpty(before.nights as never)).toBe(true);
  const state = { nights: { ...(before.nights as object), start: '2026-05-01' } };
  expect(changed(FIELDS, before, state, LOCALE)).toEqual({
    nights: { start: MAY.start, end: null },
  });
});

test('the digits of bounds are kept', () => {
  const fields = { sizes: { ...range({ bound: decimal({ isWhole: true }) }), label: 'Sizes' } };
  const sizes = {
    start: { value: '9007199254740993', inclusive: true },
    end: { value: '9007199254740995', inclusive: true },
  };
  const before = initialState(fields, { sizes }, LOCALE);
  const state = { sizes: { ...(before.sizes as object), startIncluded: 'false' } };
  expect(changed(fields, before, state, LOCALE)).toEqual({
    sizes: { ...sizes, start: { ...sizes.start, inclusive: false } },
  });
});

test('bounds that the backend wants side by side are sent so, and asked for where it takes no open ends', () => {
  const at = { start: ['from'], end: ['to'] };
  const ages = { ...range({ bound: integer(), at, isClosed: true }), label: 'Ages' };
  const fields = { ages };
  const before = initialState(fields, { ages: { from: 18, to: 65 } }, LOCALE);
  const state = { ages: { ...(before.ages as object), end: '70' } };
  expect(changed(fields, before, state, LOCALE)).toEqual({ ages: { from: 18, to: 70 } });
  const lacking = { start: '18', end: null };
  expect(ages.check(lacking, LOCALE)).toEqual([{ path: ['end'], message: 'To is required.' }]);
});

test('a range is described on one line', () => {
  expect(nights.format(read(MAY).nights as never, LOCALE)).toBe(
    '1 May 2026 – 7 May 2026, end not included',
  );
});

describe('ranges that are texts as SQL writes them', () => {
  const fields = { nights: { ...rangeText({ bound: day() }), label: 'Nights' } };
  const stored = (nights: string) => initialState(fields, { nights }, LOCALE);
  const change = (nights: string, parts: object) => {
    const before = stored(nights);
    const state = { nights: { ...(before.nights as object), ...parts } };
    return changed(fields, before, state, LOCALE).nights;
  };

  test('have a bound changed, whether it belongs to them, and left open', () => {
    expect(change('[2026-05-01,2026-05-08)', {})).toBeUndefined();
    expect(change('[2026-05-01,2026-05-08)', { end: '2026-05-09' })).toBe(
      '[2026-05-01,2026-05-09)',
    );
    expect(change('(2026-05-01,2026-05-08]', { startIncluded: 'true' })).toBe(
      '[2026-05-01,2026-05-08]',
    );
    expect(change('[2026-05-01,2026-05-08)', { end: null })).toBe('[2026-05-01,)');
  });

  test('keep a moment that nobody changes as it was', () => {
    const moments = { hours: { ...rangeText({ bound: moment() }), label: 'Hours' } };
    const hours = '["2026-05-01 10:00:00+00","2026-05-01 12:30:00+00")';
    const before = initialState(moments, { hours }, LOCALE);
    expect(changed(moments, before, before, LOCALE)).toEqual({});
    const state = { hours: { ...(before.hours as object), end: '2026-05-01T13:00' } };
    expect(changed(moments, before, state, LOCALE)).toEqual({
      hours: '["2026-05-01 10:00:00+00",2026-05-01T13:00:00.000Z)',
    });
  });
});
