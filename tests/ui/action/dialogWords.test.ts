import { doingWords, leavingWords } from '../../../src/ui/action/dialogWords.ts';
import { readCatalogues } from '../../../src/server/languages.ts';
import { ORDERS } from '../list/sampleList.ts';

const IN = (language: string) => ({ language, timeZone: 'UTC', now: 0 });

beforeAll(() => {
  globalThis.frontageCatalogues = readCatalogues(process.cwd());
});

test.each([
  [{ label: 'Ship' }, 'Ship', 'Cancel'],
  [{ label: 'Refund', isDangerous: true }, 'Refund', 'Go back'],
  [{ label: 'Cancel', isDangerous: true }, 'Cancel order', 'Go back'],
  [{ label: 'cancel' }, 'cancel order', 'Go back'],
  [{ label: 'Close' }, 'Close order', 'Go back'],
  [{ label: 'Go back', isDangerous: true }, 'Go back order', 'Cancel'],
  [{ label: 'Ship', hasSteps: true }, 'Ship', 'Close'],
  [{ label: 'Cancel', hasSteps: true }, 'Cancel order', 'Close'],
  [{ label: 'Close', hasSteps: true }, 'Close order', 'Cancel'],
])('the dialog of %j is done by “%s” and left by “%s”', (action, doing, leaving) => {
  expect(doingWords(action, ORDERS, IN('en'))).toBe(doing);
  expect(leavingWords(action, IN('en'))).toBe(leaving);
});

test.each(['de', 'es', 'fr', 'it', 'ja', 'zh', 'ar'])(
  'what does an action and what leaves its dialog are told apart in %s',
  (language) => {
    for (const label of ['Cancel', 'Close', 'Go back', 'Ship', 'Abbrechen', 'Fermer'])
      for (const isDangerous of [true, false])
        for (const hasSteps of [true, false]) {
          const leaving = leavingWords({ label, isDangerous, hasSteps }, IN(language));
          expect(doingWords({ label }, ORDERS, IN(language))).not.toBe(leaving);
        }
  },
);
