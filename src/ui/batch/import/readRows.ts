import type { Input, TextReading } from '../../form/input.ts';
import type { Option } from '../../../lists/picker.ts';
import { textItems } from '../../form/textItems.ts';
import { findProblems, type AnyFields, type FormState } from '../../form/values.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { countsSmallestUnit, type Columns } from './columns.ts';
import type { Table, TableRow } from './readTable.ts';
import {
  withSourceLanguage,
  type SourceLanguage,
  type SourceLanguages,
} from './sourceLanguages.ts';

/** A row as a form would hold it, or what is wrong with it. */
export type ReadRow = TableRow & {
  /** Null where something is wrong. */
  readonly held: FormState | null;
  readonly problems: readonly string[];
};

/** What a text stands for among the records of a relation. */
export type Finding =
  | { readonly status: 'found'; readonly option: Option }
  | { readonly status: 'several'; readonly options: readonly Option[] }
  | { readonly status: 'none' };

/** By the name of the input, and by the text. */
export type Findings = ReadonlyMap<string, ReadonlyMap<string, Finding>>;

interface Reading {
  readonly fields: AnyFields;
  readonly columns: Columns;
  /** How columns write numbers and days. */
  readonly writings?: SourceLanguages;
  readonly locale: Locale;
  readonly findings: Findings;
}

/** Reads every row with the checks of the form. Pure. */
export function readRows({ headings, rows }: Table, reading: Reading): ReadRow[] {
  const { fields, columns, writings = {}, locale } = reading;
  const filled = headings.flatMap((heading, index) => {
    const name = columns[heading];
    return name ? [{ name, index, heading, input: fields[name] }] : [];
  });
  return rows.map((row) => {
    const held: Record<string, unknown> = Object.fromEntries(
      Object.entries(fields).map(([name, { empty }]) => [name, empty]),
    );
    const problems = row.problem === null ? [] : [row.problem];
    const unread = new Set<string>();
    const add = (name: string, problem: string) => {
      const field = tLabel(fields[name].label, locale);
      problems.push(t('{field}: {problem}', locale, { field, problem }));
    };
    for (const { name, index, heading, input } of filled) {
      const cell = row.cells[index] ?? '';
      if (cell.trim() === '') continue;
      const writing = Object.hasOwn(writings, heading) ? writings[heading] : null;
      const read = readCell(name, input, cell, writing, reading);
      if ('problem' in read) {
        unread.add(name);
        add(name, read.problem);
      } else {
        held[name] = read.held;
      }
    }
    // Its currency may be in a column behind it.
    for (const { name, heading, input } of filled)
      if (!input.isEmpty(held[name]) && countsSmallestUnit(heading, input, locale))
        held[name] = input.fromSmallestUnit?.(held[name], held);
    for (const { path, message } of findProblems(fields, held, locale, null)) {
      const [name] = path;
      if (unread.has(name)) continue;
      // That a value is missing names its field already.
      if (fields[name].isEmpty(held[name])) problems.push(message);
      else add(name, message);
    }
    return { ...row, held: problems.length === 0 ? held : null, problems };
  });
}

function readCell(
  name: string,
  input: Input,
  cell: string,
  writing: SourceLanguage,
  { locale, findings }: Reading,
) {
  return input.finds
    ? readRecords(input, cell, findings.get(name), locale)
    : (input.fromText?.(cell, withSourceLanguage(locale, writing)) ?? {
        problem: t('This cannot be imported from a file.', locale),
      });
}

function readRecords(
  { finds }: Input,
  cell: string,
  found: ReadonlyMap<string, Finding> | undefined,
  locale: Locale,
): TextReading {
  const texts = recordTexts(cell, finds?.isMany ?? false);
  const options: Option[] = [];
  for (const text of texts) {
    const finding = found?.get(text) ?? { status: 'none' };
    if (finding.status === 'none')
      return { problem: t('“{text}” was not found.', locale, { text }) };
    if (finding.status === 'several')
      return {
        problem: t('“{text}” matches {count} records: choose one.', locale, {
          text,
          count: finding.options.length,
        }),
      };
    options.push(finding.option);
  }
  return { held: finds?.isMany ? options : options[0] };
}

/** The records that a cell names. */
export function recordTexts(cell: string, isMany: boolean): string[] {
  return isMany ? textItems(cell) : [cell.trim()];
}

/** All texts that have to be looked up, by the name of the input. */
export function textsToFind(
  { headings, rows }: Table,
  { fields, columns }: Pick<Reading, 'fields' | 'columns'>,
): Map<string, string[]> {
  const wanted = new Map<string, string[]>();
  headings.forEach((heading, index) => {
    const name = columns[heading];
    const finds = name ? fields[name].finds : undefined;
    if (!name || !finds) return;
    const cells = rows
      .map(({ cells: all }) => all[index] ?? '')
      .filter((cell) => cell.trim() !== '');
    wanted.set(name, [...new Set(cells.flatMap((cell) => recordTexts(cell, finds.isMany)))]);
  });
  return wanted;
}
