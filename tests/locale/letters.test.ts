import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../../src/locale/messages.ts';
import type { Translation } from '../../src/locale/messages/translations.ts';

/** Which of a text's letters only that language has among those that the app speaks. */
const OWN = { ar: /\p{Script=Arabic}/u, ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u };

function labelsIn(language: string): string[] {
  const file = join(__dirname, '../../schema/languages', `${language}.json`);
  const { labels } = JSON.parse(readFileSync(file, 'utf8')) as { labels: Record<string, string> };
  return Object.values(labels);
}

const saidIn = (language: 'ar' | 'ja' | 'zh' | 'de') => [
  ...Object.values<Translation>(messages).map((said) => said[language]),
  ...labelsIn(language),
];

test.each(['ar', 'ja'] as const)('what is said in %s is written in its letters', (language) => {
  const texts = saidIn(language);
  const own = texts.filter((text) => OWN[language].test(text));
  expect(own.length / texts.length).toBeGreaterThan(0.6);
});

test.each(['zh', 'de'] as const)(
  'nothing that is said in %s is in another’s letters',
  (language) => {
    const foreign = saidIn(language).filter((text) => OWN.ar.test(text) || OWN.ja.test(text));
    expect(foreign).toEqual([]);
  },
);
