import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../../src/locale/messages.ts';
import { LANGUAGES, type Translation } from '../../src/locale/messages/translations.ts';
import { formatMessage } from '../../src/locale/message.ts';
import { holesOf } from './holes.ts';
import { wordsIn } from './words.ts';

const all = Object.entries<Translation>(messages);
const SOURCES = join(__dirname, '../../src/ui');
const { texts, spoken } = wordsIn(SOURCES);

test.each(LANGUAGES)(
  'every message in %s is well-formed and has the holes of the English',
  (language) => {
    for (const [message, said] of all) {
      const values = Object.fromEntries(holesOf(message).map((name) => [name, 7]));
      expect(() => formatMessage(said[language], values, language)).not.toThrow();
      expect({ message, holes: holesOf(said[language]) }).toEqual({
        message,
        holes: holesOf(message),
      });
    }
  },
);

test.each(LANGUAGES)(
  'every choice in %s has a way out, and no plural that the language lacks',
  (language) => {
    const known = ['other', ...new Intl.PluralRules(language).resolvedOptions().pluralCategories];
    for (const [, said] of all) {
      const choices = said[language].match(/, (plural|select),/g) ?? [];
      expect((said[language].match(/\bother \{/g) ?? []).length).toBe(choices.length);
      const plurals = said[language].match(/\b(zero|one|two|few|many)(?= \{)/g) ?? [];
      expect(known).toEqual(expect.arrayContaining(plurals));
    }
  },
);

test('no message is in the files of two areas, of which one would hide the other', () => {
  const folder = join(__dirname, '../../src/locale/messages');
  // What teams call their things is no message.
  const files = readdirSync(folder).filter((file) => file !== 'labels.ts');
  const areas = files.map(
    (file) => jest.requireActual<Record<string, unknown>>(join(folder, file))[areaOf(file)] ?? {},
  );
  const found = areas.flatMap((area) => Object.keys(area));
  expect(found.filter((message, index) => found.indexOf(message) !== index)).toEqual([]);
  expect(found.toSorted()).toEqual(Object.keys(messages).toSorted());
});

/** `messages/shell.ts` exports `shell`. */
function areaOf(file: string): string {
  return file.replace(/\.ts$/, '');
}

test('every message is said somewhere', () => {
  expect(all.map(([message]) => message).filter((message) => !texts.has(message))).toEqual([]);
});

test('no word of the interface is left in English', () => {
  const said = spoken.filter(({ text }) => /\p{L}{2}/u.test(text.replaceAll('Frontage', '')));
  expect(said).toEqual([]);
});
