import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLabels } from '../../src/cli/labels.ts';
import { ownLanguages, TEAM_FOLDER } from '../../src/locale/readLanguages.ts';

const root = join(import.meta.dirname, '../..');
const LANGUAGES = readdirSync(join(root, TEAM_FOLDER)).map((file) => file.replace('.json', ''));

/** Without lower-case letters it is a code, which is the same in every language. */
const isWord = (label: string) => /[\p{Ll}\p{Lo}]/u.test(label);

test.each(LANGUAGES)('what the sample’s screens call things is said in %s', async (language) => {
  const text = readFileSync(join(root, TEAM_FOLDER, `${language}.json`), 'utf8');
  const { labels } = JSON.parse(text) as { readonly labels: Readonly<Record<string, string>> };
  const said = { ...ownLanguages().get(language)?.labels, ...labels };
  const missing = [...(await readLabels(root))].filter((label) => isWord(label) && !said[label]);
  expect(missing).toEqual([]);
});
