import { dateFormat, parseMoment, relativeFormat, remembered, WEEK } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';

/**
 * The width that the words of a moment may reach while a page stays open, in characters as CSS counts them (`ch`). That
 * width is reserved from the start, so that nothing beside the words moves. Null for words that do not change.
 */
export function momentRoom(value: string | number, locale: Locale): number | null {
  const time = parseMoment(value);
  if (time === null || time - locale.now <= -WEEK) return null;
  return widest(locale.language, { isAhead: time > locale.now, date: locale.formats?.date });
}

interface Words {
  readonly isAhead: boolean;
  /** The office's format of dates. */
  readonly date: Intl.DateTimeFormatOptions | undefined;
}

const widest = remembered((language, { isAhead, date: own }: Words): number => {
  const relative = relativeFormat(language, { numeric: 'always' });
  const date = dateFormat(language, { ...(own ?? { dateStyle: 'medium' }), timeZone: 'UTC' });
  // Many languages have words for one and two, some for more than ten.
  const units = [[59, 'minute'] as const, [23, 'hour'] as const, [6, 'day'] as const];
  const words = units.flatMap(([most, unit]) =>
    Array.from({ length: most }, (_, index) => index + 1).flatMap((count) =>
      [-count, ...(isAhead ? [count] : [])].map((each) => relative.format(each, unit)),
    ),
  );
  const days = Array.from({ length: 12 }, (_, month) => date.format(Date.UTC(2026, month, 28)));
  return Math.max(...[...words, ...days].map(widthOf));
});

/** Signs of East Asian scripts are twice as wide as digits; marks take no room. */
function widthOf(text: string): number {
  const seen = text.replaceAll(/[\p{M}\p{Cf}]/gu, '');
  return seen.length + seen.replaceAll(/[^\u2e80-\uffef]/g, '').length;
}
