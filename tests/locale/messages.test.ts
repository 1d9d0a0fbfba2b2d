import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { IntlMessageFormat } from 'intl-messageformat';
import { formatMessage } from '../../src/locale/message.ts';
import { argumentsOf, parseIcu, pluralsOf } from './icu.ts';
import { languages, TRANSLATIONS } from './ownLanguages.ts';
import { wordsIn } from './words.ts';

const SOURCES = join(__dirname, '../../src');
/** What runs without a page, and what the scaffold wrote. */
const WITHOUT_TEXTS = ['backend', 'cli', 'model', 'resources', 'scaffold'];

const { spoken } = wordsIn(join(SOURCES, 'ui'));
const texts = new Set(
  readdirSync(SOURCES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !WITHOUT_TEXTS.includes(entry.name))
    .flatMap(({ name }) => [...wordsIn(join(SOURCES, name)).texts]),
);
const english = sectionsOf('en');
const MESSAGES = Object.keys(english.messages);

/** One of each category in the languages that have most of them. */
const COUNTS = [0, 1, 2, 5, 11, 100];

function sectionsOf(language: string) {
  const { labels = {}, messages = {} } = languages.get(language) ?? {};
  return { labels, messages };
}

test('the English file says what the code says, without what explains it to translators', () => {
  const said = MESSAGES.map((message) => [message, message.split('|')[0]]);
  expect(english.messages).toEqual(Object.fromEntries(said));
  const labels = Object.keys(english.labels).map((label) => [label, label]);
  expect(english.labels).toEqual(Object.fromEntries(labels));
});

test('every message is used', () => {
  expect(MESSAGES.filter((message) => !texts.has(message))).toEqual([]);
});

test('no text of the interface is left in English', () => {
  const said = spoken.filter(({ text }) => /\p{L}{2}/u.test(text.replaceAll('Frontage', '')));
  expect(said).toEqual([]);
});

test.each([...languages.keys()])('every message in %s is valid ICU', (language) => {
  for (const text of Object.values(sectionsOf(language).messages))
    expect(() => parseIcu(text)).not.toThrow();
});

describe.each(TRANSLATIONS)('in %s', (language) => {
  const { labels, messages } = sectionsOf(language);

  test('there is every message and every label of the English, translated, and nothing else', () => {
    expect(Object.keys(messages).sort()).toEqual(MESSAGES.toSorted());
    expect(Object.keys(labels).sort()).toEqual(Object.keys(english.labels).sort());
    expect([...Object.values(messages), ...Object.values(labels)]).not.toContain('');
  });

  test('every message has the arguments of the English', () => {
    const kinds = (text: string) => argumentsOf(text);
    const changed = MESSAGES.filter(
      (message) => !isDeepStrictEqual(kinds(messages[message]), kinds(english.messages[message])),
    );
    expect(changed).toEqual([]);
  });

  test('every choice by number has the categories that whole numbers have in the language', () => {
    const rules = new Intl.PluralRules(language);
    const known: string[] = rules.resolvedOptions().pluralCategories;
    const needed = [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
    const isWhole = (text: string) =>
      pluralsOf(text).every(({ options }) => {
        const categories = Object.keys(options).filter((name) => !name.startsWith('='));
        // A choice that only asks whether there is anything says the rest in the same words.
        const isComplete =
          categories.length === 1 || needed.every((name) => categories.includes(name));
        return isComplete && categories.every((name) => known.includes(name));
      });
    expect(Object.values(messages).filter((text) => !isWhole(text))).toEqual([]);
  });

  test('the browser says the same as the reference library', () => {
    for (const [message, text] of Object.entries(messages)) {
      const library = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
      const names = Object.keys(argumentsOf(text));
      const given = COUNTS.map((count) => Object.fromEntries(names.map((name) => [name, count])));
      const said = given.map((values) => formatMessage(text, values, language));
      expect({ message, said }).toEqual({
        message,
        said: given.map((values) => library.format(values)),
      });
    }
  });
});
