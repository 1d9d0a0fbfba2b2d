import { t } from '../../../locale/translate.ts';
import { readText, type Findings } from '../../form/readText.ts';
import { inCurrencyOf, problemWithSign } from './cellText.ts';
import type { TextTable } from './clipboardTable.ts';
import { placeTable, type PlacedText } from './placeTable.ts';
import type { Range } from './range.ts';
import type { SheetCells } from './sheetCells.ts';
import {
  contentOf,
  type CellName,
  type Content,
  type Edit,
  type SheetState,
} from './sheetState.ts';

/** Pasted texts by the cells that take them. */
export interface PlannedTexts {
  readonly texts: readonly PlacedText[];
  readonly notes: readonly string[];
  readonly range: Range;
}

/** Decides which cells take the texts of a pasted table. Nothing is left out without a note. */
export function planTexts(
  table: TextTable,
  range: Range,
  cells: SheetCells,
  state: SheetState,
): PlannedTexts {
  const placed = placeTable(table, range, cells.size);
  const { locale } = cells;
  const texts: PlacedText[] = [];
  const notes: string[] = [];
  const { rows, columns } = placed.outside;
  if (rows > 0) notes.push(t(ROWS_OUTSIDE, locale, { count: rows }));
  if (columns > 0) notes.push(t(COLUMNS_OUTSIDE, locale, { count: columns }));
  for (const text of placed.texts) {
    const cell = cells.at(text);
    if (cells.editableInput(cell)) texts.push(text);
    else if (text.text.trim() !== cells.textOf(cell, state).trim())
      notes.push(
        t('{cell}: “{text}” was not pasted, since this cell cannot be edited.', locale, {
          cell: cells.nameOf(cell),
          text: text.text,
        }),
      );
  }
  return { texts, notes, range: placed.range };
}

/** The texts that name records, by the name of the input. */
export function textsOfRecords(
  texts: readonly PlacedText[],
  cells: SheetCells,
): Map<string, string[]> {
  const wanted = new Map<string, Set<string>>();
  for (const { text, ...place } of texts) {
    const { field } = cells.at(place);
    if (text.trim() === '' || !cells.inputOf(field)?.finds) continue;
    wanted.set(field, (wanted.get(field) ?? new Set()).add(text.trim()));
  }
  return new Map([...wanted].map(([field, own]) => [field, [...own]]));
}

/** What became of the texts that name records; null: they could not be looked up. */
export type Lookup = Findings | null;

/** Reads texts as the contents of their cells, each by its cell's input in the person's language. */
export function readTexts(
  texts: readonly PlacedText[],
  lookup: Lookup,
  cells: SheetCells,
  state: SheetState,
): Edit[] {
  return texts.map(({ text, ...place }) => {
    const cell = cells.at(place);
    return { ...cell, content: contentOfText(text, cell, lookup, cells, state) };
  });
}

function contentOfText(
  text: string,
  cell: CellName,
  lookup: Lookup,
  cells: SheetCells,
  state: SheetState,
): Content {
  const { locale } = cells;
  const input = cells.editableInput(cell);
  const base = cells.baseOf(cell);
  const present = contentOf(state, cell, cells) ?? { state: base };
  // What was copied here says less than the cell has: of a time, no fractions of a second.
  if (text === cells.textOf(cell, state)) return present;
  if (!input || text.trim() === '') return { state: cells.emptyOf(cell) };
  const unread = (problem: string) => ({ state: present.state, unread: { text, problem } });
  if (input.finds && !lookup) return unread(t(NOT_LOOKED_UP, locale, { text }));
  // A spreadsheet writes as the person does, not as programs do: to Germans, `1.250` is a thousand and more.
  const own = { ...locale, writtenIn: locale.language };
  const read = readText(input, text, own, lookup?.get(cell.field));
  if ('problem' in read) return unread(read.problem);
  const replaced = inCurrencyOf(input, read.state, text, base);
  const problem = problemWithSign(input, replaced, locale, base);
  return problem === null ? { state: replaced } : unread(problem);
}

const NOT_LOOKED_UP =
  '“{text}” could not be looked up: the backend cannot be reached. Paste it again, or choose a record.';
const ROWS_OUTSIDE =
  '{count, plural, one {# row did not fit: the sheet ends here.} other {# rows did not fit: the sheet ends here.}}';
const COLUMNS_OUTSIDE =
  '{count, plural, one {# column did not fit: the sheet ends here.} other {# columns did not fit: the sheet ends here.}}';
