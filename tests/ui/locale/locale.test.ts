import { requestLocale } from '../../../src/ui/locale/locale.ts';

test.each<[string, Record<string, string>, string | undefined, string, string]>([
  [
    'the cookies of the visitor',
    { language: 'fr', timeZone: 'Asia/Tokyo' },
    'de',
    'fr',
    'Asia/Tokyo',
  ],
  ['what the browser asks for', {}, 'de-CH,de;q=0.9,en;q=0.8', 'de-CH', 'UTC'],
  ['English and UTC where nobody asks', {}, undefined, 'en', 'UTC'],
  ['English where any language will do', {}, '*', 'en', 'UTC'],
  [
    'English where the wish is nonsense',
    { language: '!!', timeZone: 'Mars' },
    '<script>',
    'en',
    'UTC',
  ],
  ['the browser where the cookie is nonsense', { language: '--' }, 'nl;q=0.5', 'nl', 'UTC'],
])('numbers and dates follow %s', (_case, cookies, acceptLanguage, language, timeZone) => {
  expect(requestLocale(cookies, acceptLanguage, 5)).toEqual({ language, timeZone, now: 5 });
});
