import { join } from 'node:path';
import { teamLanguages } from '../../src/locale/readLanguages.ts';
import { languages, TRANSLATIONS } from './ownLanguages.ts';

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  Kore: /\p{Script=Hangul}/u,
  Latn: /\p{Script=Latin}/u,
};
/** In which a single letter may stand in a text of any language: `GraphQL`, `ID`. */
const EVERYWHERE = 'Latn';

const scriptOf = (language: string) => new Intl.Locale(language).maximize().script ?? '';

const sample = teamLanguages(join(__dirname, '../..'));

function textsIn(language: string): string[] {
  const files = [languages.get(language), sample.get(language)];
  return files.flatMap((file) => [
    ...Object.values(file?.messages ?? {}),
    ...Object.values(file?.labels ?? {}),
  ]);
}

test.each(TRANSLATIONS)('what is said in %s is written in its letters', (language) => {
  const texts = textsIn(language);
  const own = texts.filter((text) => SCRIPTS[scriptOf(language)].test(text));
  expect(own.length / texts.length).toBeGreaterThan(0.6);
});

test.each(TRANSLATIONS)('nothing that is said in %s is in another’s letters', (language) => {
  const script = scriptOf(language);
  // Japanese and Chinese share letters.
  const allowed = new Set([EVERYWHERE, script, ...(script === 'Jpan' ? ['Hans', 'Hant'] : [])]);
  const others = Object.keys(SCRIPTS).filter((name) => !allowed.has(name) && name !== 'Jpan');
  const kana = script === 'Jpan' ? [] : [/[\p{Script=Hiragana}\p{Script=Katakana}]/u];
  const shared = script === 'Hans' ? ['Hant'] : script === 'Hant' ? ['Hans'] : [];
  const foreign = [
    ...others.filter((name) => !shared.includes(name)).map((name) => SCRIPTS[name]),
    ...kana,
  ];
  expect(textsIn(language).filter((text) => foreign.some((letters) => letters.test(text)))).toEqual(
    [],
  );
});
