import type { Locale, Weekday } from './locale.ts';

const MONDAY = 1;

/**
 * The regions whose weeks do not begin on Monday, from CLDR's `weekData`. Not all browsers have `getWeekInfo`, and
 * the browser must render a calendar as the server did.
 */
const FIRST_WEEKDAYS: ReadonlyArray<readonly [first: Weekday, regions: string]> = [
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  [
    7,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT ' +
      'MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
];

/** The first day of a week: the office's, or that where the language is spoken; without a region, by most people. */
export function firstWeekdayOf({
  language,
  formats,
}: Pick<Locale, 'language' | 'formats'>): Weekday {
  if (formats?.firstDayOfWeek) return formats.firstDayOfWeek;
  const locale = new Intl.Locale(language);
  const region = locale.region ?? locale.maximize().region;
  const found = FIRST_WEEKDAYS.find(([, regions]) => region && regions.includes(region));
  return found?.[0] ?? MONDAY;
}
