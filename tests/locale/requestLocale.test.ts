import { requestLocale } from '../../src/locale/requestLocale.ts';

const SPOKEN = ['en', 'de', 'fr', 'he', 'pt-BR', 'zh', 'zh-Hant'];

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
  ['the browser where the cookie is nonsense', { language: '--' }, 'fr;q=0.5', 'fr', 'UTC'],
  ['the most wanted of what is spoken', {}, 'nl, en;q=0.3, de-AT;q=0.8, fr;q=0', 'de-AT', 'UTC'],
  ['a language of the team’s own', {}, 'pt-BR, de;q=0.9', 'pt-BR', 'UTC'],
  ['another region’s texts, where there are no others', {}, 'pt-PT', 'pt-BR', 'UTC'],
  ['a language that its readers know', {}, 'gsw-CH, en;q=0.5', 'de-CH', 'UTC'],
  ['a language by its former name', {}, 'iw', 'he', 'UTC'],
  ['the script of the region', {}, 'zh-TW', 'zh-Hant-TW', 'UTC'],
  ['English as in the region of who speaks none of them', {}, 'nl, sv;q=0.5', 'en-NL', 'UTC'],
])('numbers and dates follow %s', (_case, cookies, acceptLanguage, language, timeZone) => {
  expect(requestLocale(cookies, acceptLanguage, 5, SPOKEN)).toEqual({ language, timeZone, now: 5 });
});

test('simplified Chinese is read rather than English where there is no traditional', () => {
  expect(requestLocale({}, 'zh-TW, en;q=0.5', 5, ['en', 'zh']).language).toBe('zh-TW');
});

test('the office’s time zone is that of visitors whose own is not known', () => {
  const zoneFor = (cookies: Record<string, string>) =>
    requestLocale(cookies, 'en', 5, SPOKEN, 'Europe/Berlin').timeZone;
  expect(zoneFor({})).toBe('Europe/Berlin');
  expect(zoneFor({ timeZone: 'Mars' })).toBe('Europe/Berlin');
  expect(zoneFor({ timeZone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
});
