/** The day that a week begins with, as ISO 8601 counts: from 1 for Monday to 7 for Sunday. */
export type Weekday = 1 | 5 | 6 | 7;

const MONDAY = 1;

/**
 * Where weeks begin with another day than Monday, by region: CLDR's `weekData`. Not all browsers tell
 * (`getWeekInfo`), and a calendar that the server painted must stay as it is.
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

/**
 * The day that weeks begin with where a language is spoken.
 *
 * @param language a BCP 47 tag; without a region, where most people speak it
 */
export function firstWeekdayOf(language: string): Weekday {
  const locale = new Intl.Locale(language);
  const region = locale.region ?? locale.maximize().region;
  const found = FIRST_WEEKDAYS.find(([, regions]) => region && regions.includes(region));
  return found?.[0] ?? MONDAY;
}
