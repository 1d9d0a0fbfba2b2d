import { t, tLabel } from '../../../locale/translate.ts';
import type { MoneyState } from '../../form/inputs/moneyState.ts';
import type { PlacedText } from './placeTable.ts';
import { boundsOf, placesIn, type Range } from './range.ts';
import type { SheetCells } from './sheetCells.ts';
import {
  cellKey,
  contentOf,
  type CellName,
  type Content,
  type Edit,
  type SheetState,
} from './sheetState.ts';

/** What is to be put into cells, and in words what could not be. */
export interface PlannedFill {
  readonly edits: readonly Edit[];
  /** What is looked up first, as pasted texts are. */
  readonly texts: readonly PlacedText[];
  readonly notes: readonly string[];
}

/** Empties cells, where their fields may be without a value. */
export function planClearing(range: Range, cells: SheetCells): PlannedFill {
  const edits: Edit[] = [];
  const notes: string[] = [];
  const { locale } = cells;
  for (const place of placesIn(range)) {
    const cell = cells.at(place);
    const input = cells.editableInput(cell);
    const name = cells.nameOf(cell);
    if (!input) notes.push(t('{cell}: this cell cannot be edited.', locale, { cell: name }));
    else if (cells.isRequired(cell.field)) {
      const field = tLabel(input.label, locale);
      notes.push(`${name}: ${t('{field} is required.', locale, { field })}`);
    } else edits.push({ ...cell, content: { state: cells.emptyOf(cell) } });
  }
  return { edits, texts: [], notes };
}

/** Puts what the first row of a range has into its other rows; of a single row, what is above it. */
export function planFilling(range: Range, cells: SheetCells, state: SheetState): PlannedFill {
  const { top, bottom, left, right } = boundsOf(range);
  const from = top === bottom ? top - 1 : top;
  const edits: Edit[] = [];
  const texts: PlacedText[] = [];
  const notes: string[] = [];
  const { locale } = cells;
  const below = { anchor: { row: from + 1, column: left }, head: { row: bottom, column: right } };
  for (const place of from < 0 ? [] : placesIn(below)) {
    const [source, cell] = [cells.at({ ...place, row: from }), cells.at(place)];
    const input = cells.editableInput(cell);
    const text = cells.textOf(source, state);
    if (!input) {
      if (text !== cells.textOf(cell, state))
        notes.push(t('{cell}: this cell cannot be edited.', locale, { cell: cells.nameOf(cell) }));
      continue;
    }
    // A row knows a related record by the key of its page, which may not be the one that is sent.
    const isLookedUp = input.finds !== undefined && !state.unsaved.has(cellKey(source));
    const content = contentOf(state, source, cells);
    if (isLookedUp) texts.push({ ...place, text });
    else if (content) edits.push({ ...cell, content: adapted(content, cell, cells) });
  }
  return { edits, texts, notes };
}

/** An amount is in the currency of its own row, unless it has one in itself. */
function adapted(content: Content, cell: CellName, cells: SheetCells): Content {
  const input = cells.inputOf(cell.field);
  if (input?.kind !== 'money' || input.hasCurrency) return content;
  const { currency } = cells.baseOf(cell) as MoneyState;
  return { ...content, state: { ...(content.state as MoneyState), currency } };
}
