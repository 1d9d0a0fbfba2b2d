import { isDecimal } from '../../form/decimals.ts';
import type { Input } from '../../form/input.ts';
import type { AnyFields } from '../../form/values.ts';
import { dateFormat, numberFormat } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Columns } from './columns.ts';
import type { Table } from './readTable.ts';

/** The language in which a file's numbers and days are written; null: as the person writes them, or as programs do. */
export type Writing = string | null;

/** Between them they have every way to set off a fraction with every order of day and month that people use. */
const LANGUAGES = ['en-US', 'en-GB', 'de-DE'];

/** A file's writings, each with an example: "1,234.56 · 31/12/2026". */
export const WRITINGS: ReadonlyArray<{ readonly language: string; readonly example: string }> =
  LANGUAGES.map((language) => ({
    language,
    example: [
      numberFormat(language, { minimumFractionDigits: 2 }).format(1234.56),
      dateFormat(language, { dateStyle: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, 11, 31)),
    ].join(' · '),
  }));

interface Cell {
  readonly input: Input;
  readonly text: string;
}

/** The cells of which something else becomes where they are written in another language: none in most files. */
export function ambiguousCells(
  { headings, rows }: Table,
  columns: Columns,
  fields: AnyFields,
  locale: Locale,
): Cell[] {
  return headings.flatMap((heading, index) => {
    const name = columns[heading];
    const input = name ? fields[name] : undefined;
    if (!input?.fromText || input.finds) return [];
    return rows
      .map(({ cells }) => ({ input, text: cells[index] ?? '' }))
      .filter(({ text }) => text.trim() !== '')
      .filter(({ text }) => {
        const readings = [null, ...LANGUAGES].map((writing) =>
          readIn(input, text, locale, writing),
        );
        return readings.some((reading) => reading !== readings[0]);
      });
  });
}

/** The writing in which most of a file can be read: the person's own where others are no better. */
export function likelyWriting(cells: readonly Cell[], locale: Locale): Writing {
  const faults = (writing: Writing) =>
    cells.filter(({ input, text }) => readIn(input, text, locale, writing) === null).length;
  const own = faults(null);
  const others = LANGUAGES.map((language) => ({ language, count: faults(language) }));
  const best = others.reduce((one, other) => (other.count < one.count ? other : one));
  if (best.count < own) return best.language;
  // Whoever groups the digits of one number groups those of all: 1.250 is no fraction beside 2.000,50.
  const isGrouped = cells.some(
    ({ input, text }) => !isDecimal(text) && input.isNumber && readIn(input, text, locale, null),
  );
  const same = others.find(
    ({ language, count }) => count === own && isGrouped && hasSameNumbers(language, locale),
  );
  const changes = cells.some(
    ({ input, text }) =>
      same && readIn(input, text, locale, same.language) !== readIn(input, text, locale, null),
  );
  return same && changes ? same.language : null;
}

function hasSameNumbers(language: string, locale: Locale): boolean {
  const [one, other] = [language, locale.language].map((each) =>
    numberFormat(each, { numberingSystem: 'latn' }).format(1234.5),
  );
  return one === other;
}

/** What becomes of a text; null where it cannot be read. */
function readIn(input: Input, text: string, locale: Locale, writing: Writing): string | null {
  const reading = input.fromText?.(text, inWriting(locale, writing)) ?? { problem: '' };
  if ('problem' in reading || input.check(reading.held, locale).length > 0) return null;
  return JSON.stringify(reading.held);
}

/** A person's locale, for a file that is written otherwise. */
export function inWriting(locale: Locale, writing: Writing): Locale {
  return writing === null ? locale : { ...locale, writtenIn: writing };
}
