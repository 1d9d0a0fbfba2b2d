import { isDecimal } from '../../../locale/decimals.ts';
import type { Input } from '../../form/input.ts';
import type { AnyFields } from '../../form/values.ts';
import { dateFormat, numberFormat } from '../../../locale/formats.ts';
import type { Locale } from '../../../locale/locale.ts';
import type { Columns } from './columns.ts';
import type { Table } from './readTable.ts';

/** The language in which a column's numbers or days are written; null: as the person writes them, or as programs do. */
export type SourceLanguage = string | null;

/** By the heading of the column; what is not named is written as the person or programs write it. */
export type SourceLanguages = Readonly<Record<string, SourceLanguage>>;

type Kind = 'number' | 'day';

/** Between them they set off a fraction in every way, or have every order of day and month, that people use. */
const LANGUAGES: Readonly<Record<Kind, readonly string[]>> = {
  number: ['en-GB', 'de-DE'],
  day: ['en-GB', 'en-US'],
};

/** What a column of the other kind is likely to be written in, beside one that can only be written so. */
const BESIDE: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  number: { 'de-DE': 'en-GB' },
  day: { 'en-US': 'en-GB' },
};

/** A column of which something else becomes where it is written in another language. */
export interface AmbiguousColumn {
  readonly heading: string;
  readonly input: Input;
  /** Each text that may mean several things, once. */
  readonly texts: readonly string[];
}

/** The columns that may be read in several ways: none in most files. */
export function ambiguousColumns(
  { headings, rows }: Table,
  columns: Columns,
  fields: AnyFields,
  locale: Locale,
): AmbiguousColumn[] {
  return headings.flatMap((heading, index) => {
    const name = columns[heading];
    const input = name ? fields[name] : undefined;
    if (!input?.fromText || input.finds) return [];
    const texts = [...new Set(rows.map(({ cells }) => cells[index] ?? ''))].filter((text) => {
      if (text.trim() === '') return false;
      const [own, ...others] = [null, ...LANGUAGES[kindOf(input)]].map((writing) =>
        readIn(input, text, locale, writing),
      );
      return others.some((reading) => reading !== own);
    });
    return texts.length > 0 ? [{ heading, input, texts }] : [];
  });
}

/** How a column can be written, each with an example: `1.234,56`. */
export function sourceLanguagesOf({
  input,
}: AmbiguousColumn): Array<{ readonly language: string; readonly example: string }> {
  const kind = kindOf(input);
  return LANGUAGES[kind].map((language) => ({ language, example: exampleIn(kind, language) }));
}

/** How a column is written, by an example; null where nothing is to be said of that. */
export function exampleOf(column: AmbiguousColumn, writing: SourceLanguage): string | null {
  return sourceLanguagesOf(column).find(({ language }) => language === writing)?.example ?? null;
}

function exampleIn(kind: Kind, language: string): string {
  if (kind === 'number')
    return numberFormat(language, { minimumFractionDigits: 2 }).format(1234.56);
  const figures = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(language, figures).format(Date.UTC(2026, 11, 31));
}

/**
 * The notation that each column is likely to use. Where a column allows several notations, other columns of its kind
 * decide, or else columns of other kinds: one program or person wrote them all.
 */
export function likelySourceLanguages(
  columns: readonly AmbiguousColumn[],
  locale: Locale,
): SourceLanguages {
  const judged = columns.map((column) => judge(column, locale));
  return Object.fromEntries(
    judged.map(({ column, sure, possible }) => {
      if (sure !== undefined) return [column.heading, sure];
      const kind = kindOf(column.input);
      const known = judged.filter((other) => other.sure !== undefined);
      const ofItsKind = known.filter(({ column: { input } }) => kindOf(input) === kind);
      const candidates =
        ofItsKind.length > 0
          ? ofItsKind.map((other) => other.sure ?? null)
          : known.map((other) => BESIDE[kindOf(other.column.input)][other.sure ?? ''] ?? null);
      return [column.heading, candidates.find((writing) => possible.includes(writing)) ?? null];
    }),
  );
}

interface Judged {
  readonly column: AmbiguousColumn;
  /** The writing that alone makes sense of it; none where several do. */
  readonly sure?: SourceLanguage;
  /** The writings in which most of it can be read. */
  readonly possible: readonly SourceLanguage[];
}

function judge(column: AmbiguousColumn, locale: Locale): Judged {
  const { input, texts } = column;
  const readings = (writing: SourceLanguage) =>
    texts.map((text) => readIn(input, text, locale, writing));
  const own = readings(null);
  const all = [null, ...LANGUAGES[kindOf(input)]].map((writing) => {
    const read = writing === null ? own : readings(writing);
    return {
      writing,
      faults: read.filter((reading) => reading === null).length,
      isOwn: read.every((reading, index) => reading === own[index]),
    };
  });
  const fewest = Math.min(...all.map(({ faults }) => faults));
  const best = all.filter(({ faults }) => faults === fewest);
  const possible = best.map(({ writing }) => writing);
  // What reads the same as one's own is no other writing.
  const different = best.filter(({ writing, isOwn }) => writing === null || !isOwn);
  if (different.length === 1) return { column, possible, sure: different[0].writing };
  // One who groups the digits of one number groups those of all: 1.250 is no fraction beside 2.000,50.
  const isGrouped =
    possible[0] === null && texts.some((text, index) => own[index] !== null && !isDecimal(text));
  const same = different.find(
    ({ writing }) => isNumeric(input) && writing !== null && hasSameNumbers(writing, locale),
  );
  return isGrouped && same ? { column, possible, sure: same.writing } : { column, possible };
}

function hasSameNumbers(language: string, locale: Locale): boolean {
  const [one, other] = [language, locale.language].map((each) =>
    numberFormat(each, { numberingSystem: 'latn' }).format(1234.5),
  );
  return one === other;
}

function kindOf(input: Input): Kind {
  return isNumeric(input) ? 'number' : 'day';
}

function isNumeric({ isNumber, item }: Input): boolean {
  return isNumber ?? (item !== undefined && isNumeric(item));
}

/** What becomes of a text; null where it cannot be read. */
function readIn(
  input: Input,
  text: string,
  locale: Locale,
  writing: SourceLanguage,
): string | null {
  const state = heldIn(input, text, locale, writing);
  return state === undefined ? null : JSON.stringify(state);
}

/** What a text is read as, in the person's words; null where it cannot be read. */
export function formatParsedText(
  { input }: AmbiguousColumn,
  text: string,
  locale: Locale,
  writing: SourceLanguage,
): string | null {
  const state = heldIn(input, text, locale, writing);
  return state === undefined ? null : input.format(state, locale);
}

function heldIn(input: Input, text: string, locale: Locale, writing: SourceLanguage): unknown {
  const reading = input.fromText?.(text, withSourceLanguage(locale, writing)) ?? { problem: '' };
  if ('problem' in reading || input.check(reading.state, locale).length > 0) return undefined;
  return reading.state;
}

/** A person's locale, for a column that is written otherwise. */
export function withSourceLanguage(locale: Locale, writing: SourceLanguage): Locale {
  return writing === null ? locale : { ...locale, writtenIn: writing };
}
