import type { Locale } from '../../../locale/locale.ts';
import type { Message } from '../../../locale/messages.ts';
import { t } from '../../../locale/translate.ts';
import { csvWriter } from './fileFormats.ts';
import type { ItemOutcome } from './run.ts';
import type { Runner } from './runner.ts';

const WORDS: Readonly<Record<ItemOutcome, Message>> = {
  done: 'done',
  failed: 'failed',
  unknown: 'unknown',
  skipped: 'not changed',
};

/** What became of each item, as CSV. @param describe what names an item, by the heading of its column */
export function reportFile<Item>(
  runner: Runner<Item>,
  describe: (item: Item) => Readonly<Record<string, string>>,
  locale: Locale,
): Blob {
  const writer = csvWriter({ hasMark: false });
  const rows = runner.items.map((item, index) => {
    const outcome = runner.outcomeOf(index);
    const cells = {
      ...describe(item),
      [t('Outcome', locale)]: t(outcome ? WORDS[outcome] : 'not started', locale),
      [t('Reason', locale)]: runner.reasonOf(index) ?? '',
    };
    return Object.entries(cells).map(([label, value]) => ({
      label,
      values: [{ part: '', value }],
    }));
  });
  return new Blob([writer.start, writer.page(rows), writer.end], { type: writer.type });
}
