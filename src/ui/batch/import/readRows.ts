import { readText, recordTexts, type Findings } from '../../form/readText.ts';
import { findProblems, type AnyFields, type FormState } from '../../form/values.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { countsSmallestUnit, type Columns } from './columns.ts';
import type { Table, TableRow } from './readTable.ts';
import { withSourceLanguage, type SourceLanguages } from './sourceLanguages.ts';

/** A row as a form would hold it, or what is wrong with it. */
export type ReadRow = TableRow & {
  /** Null where something is wrong. */
  readonly state: FormState | null;
  readonly problems: readonly string[];
};

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
  const { fields, columns, writings = {}, locale, findings } = reading;
  const filled = headings.flatMap((heading, index) => {
    const name = columns[heading];
    return name ? [{ name, index, heading, input: fields[name] }] : [];
  });
  return rows.map((row) => {
    const state: Record<string, unknown> = Object.fromEntries(
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
      const read = readText(input, cell, withSourceLanguage(locale, writing), findings.get(name));
      if ('problem' in read) {
        unread.add(name);
        add(name, read.problem);
      } else {
        state[name] = read.state;
      }
    }
    // Its currency may be in a column behind it.
    for (const { name, heading, input } of filled)
      if (!input.isEmpty(state[name]) && countsSmallestUnit(heading, input, locale))
        state[name] = input.fromSmallestUnit?.(state[name], state);
    for (const { path, message } of findProblems(fields, state, locale, null)) {
      const [name] = path;
      if (unread.has(name)) continue;
      // That a value is missing names its field already.
      if (fields[name].isEmpty(state[name])) problems.push(message);
      else add(name, message);
    }
    return { ...row, state: problems.length === 0 ? state : null, problems };
  });
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
